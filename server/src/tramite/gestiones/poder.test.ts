import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { CLAVE_DE_PODER } from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createGestion, createGestor } from './testing/gestiones.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const ana = await createUsuario(db);
const eva = await createUsuario(db);
await createProducto(db, { slug: 'carta-poder', nombre: 'Carta poder' });
const nuevo = { creadoEn: new Date(), actualizadoEn: new Date() };
await db
  .insertInto('tiposRequisito')
  .values({ idTipo: uuidv7(), clave: CLAVE_DE_PODER, nombre: 'Poder', instrucciones: 'Con firma.', ...nuevo })
  .execute();

/** A gestión that asks for a power. */
async function conPoder() {
  const { idSolicitud } = await createGestion(db, ana, {
    estado: 'enPreparacion',
    idGestor: await createGestor(db),
    requisitos: ['Poder'],
  });
  await db.updateTable('requisitos').set({ clave: CLAVE_DE_PODER }).where('idSolicitud', '=', idSolicitud).execute();
  return idSolicitud;
}

const preparar = (quien: typeof ana, idSolicitud: string) =>
  as(quien).call(api.gestiones.power, { params: { idSolicitud } });
const pide = async (idSolicitud: string) =>
  (await as(ana).call(api.gestiones.read, { params: { idSolicitud } })).data.pidePoder;

test('la clienta prepara la carta poder con lo que ya contestó; pedida otra vez, es el mismo borrador', async () => {
  const idSolicitud = await conPoder();
  assert.equal(await pide(idSolicitud), true);
  const { data } = await preparar(ana, idSolicitud);
  const { data: abierto } = await as(ana).call(api.borradores.read, { params: { idBorrador: data.idBorrador } });
  const { institucion, tramites, facultades } = abierto.respuestas as Record<string, unknown>;
  assert.deepEqual([institucion, facultades], ['RENAP', ['presentar', 'recoger']]);
  assert.match(String(tramites), /^solicitar \p{Ll}/u);
  assert.equal((await preparar(ana, idSolicitud)).data.idBorrador, data.idBorrador);
  assert.equal((await preparar(eva, idSolicitud)).status, 404);
});

test('lo que ya se entregó, o no se pide, no se prepara', async () => {
  const entregado = await conPoder();
  await db
    .updateTable('requisitos')
    .set({ estado: 'subido', entregas: 1, entregadoEn: new Date() })
    .where('idSolicitud', '=', entregado)
    .execute();
  assert.equal(await pide(entregado), false);
  assert.equal((await preparar(ana, entregado)).codigo, 'estado-no-permite');
  const { idSolicitud } = await createGestion(db, ana);
  assert.equal((await preparar(ana, idSolicitud)).codigo, 'estado-no-permite');
});
