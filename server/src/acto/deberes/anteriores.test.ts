import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { ClaseDeActo } from '@fedatario/contract/acto';
import { verificar } from '../../control/integridad/verificacion.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { darDeberes } from './deberes.ts';
import { avisar } from './jobs.ts';
import { findSinDeberes } from './queries.ts';
import { createEntregado } from './testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
const give = (idSolicitud: string) => inTransaction(db, (tx) => darDeberes(tx, idSolicitud, clock.now));
const read = async (idSolicitud: string) => (await as(julia).call(api.tramites.read, { params: { idSolicitud } })).data;
const duesOf = async (idSolicitud: string) =>
  (await as(julia).call(api.deberes.ofTramite, { params: { idSolicitud } })).data.deberes;

/** Delivered as before duties were recorded. */
async function anterior(clase: ClaseDeActo, fecha: string): Promise<string> {
  const { idSolicitud } = await createTramite(db, julia, { estado: 'entregado' });
  const acto = { clase, instrumento: '7', lugar: 'Guatemala', fecha, hojas: 2, folios: null, firmadaEn: clock.now };
  await db
    .insertInto('firmas')
    .values({ ...acto, idSolicitud, idNotario: julia.idUsuario })
    .execute();
  return idSolicitud;
}

test('lo entregado antes de que hubiera deberes recibe los suyos una vez, contados desde el día del acto', async () => {
  const escritura = await anterior('escrituraPublica', '2026-01-14');
  assert.deepEqual(await findSinDeberes(db, 10), [escritura]);
  await Promise.all([give(escritura), give(escritura)]);
  const deberes = await duesOf(escritura);
  assert.deepEqual(
    deberes.map(({ tipo, desde, venceEl, situacion }) => [tipo, desde, venceEl, situacion]),
    [['testimonioEspecial', '2026-01-14', '2026-02-18', 'pendiente']],
  );
  assert.equal((await read(escritura)).estado, 'entregado');
  assert.deepEqual(await findSinDeberes(db, 10), []);
});

test('el que ya venció se dice a su notaria y a la administración, una vez', async () => {
  const admin = await createUsuario(db, { rol: 'admin' });
  const antigua = await anterior('legalizacionFirmas', '2025-11-03');
  await give(antigua);
  const [deber] = await duesOf(antigua);
  assert.deepEqual([deber?.tipo, deber?.situacion], ['tomaDeRazon', 'vencido']);
  for (const _ of [1, 2]) await inTransaction(db, (tx) => avisar(tx, String(deber?.idDeber), clock.now));
  for (const who of [julia, admin]) {
    const { data } = await as(who).call(api.notificaciones.list, { query: {} });
    assert.equal(data.filter(({ tipo }) => tipo === 'deberVencido').length, 1);
  }
});

test('lo que no trae deberes se cierra; lo que ya los tiene, o no se entregó, queda como está', async () => {
  const acta = await anterior('actaNotarial', '2026-01-12');
  await give(acta);
  assert.deepEqual([(await read(acta)).estado, (await duesOf(acta)).length], ['cerrado', 0]);
  const { idSolicitud: sinNotario } = await createTramite(db, await createUsuario(db), { estado: 'entregado' });
  assert.deepEqual(await findSinDeberes(db, 10), [sinNotario]);
  await give(sinNotario);
  const { idSolicitud: completo, deberes } = await createEntregado(db, julia);
  const { idSolicitud: firmado } = await createTramite(db, julia, { estado: 'firmado' });
  for (const id of [completo, firmado]) await give(id);
  assert.deepEqual(
    (await duesOf(completo)).map(({ idDeber }) => idDeber),
    deberes.map(({ idDeber }) => idDeber),
  );
  assert.equal((await read(firmado)).estado, 'firmado');
  assert.deepEqual(await findSinDeberes(db, 10), []);
  const cerrados = (await verificar(db, new Date())).find(({ promesa }) => promesa.includes('deber'));
  assert.deepEqual(cerrados?.faltas, []);
});
