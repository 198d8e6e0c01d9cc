import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { AnotacionNueva } from '@fedatario/contract/acto';
import { inTransaction } from '../../db/transaction.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { probarQuienEs } from '../firmas/testing/firmas.ts';
import { createConHojas } from '../papeles/testing.ts';
import { asentarInstrumento, tomarProtocolo } from '../protocolo/protocolo.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-12-31T15:00:00Z');
const skip = absent('pdftotext');

/** A notary whose protocol holds a deed of a case, a cancelled number, a razón and a deed authorised elsewhere. */
async function conProtocolo() {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
  const { idSolicitud } = await createConHojas(db, julia);
  await inTransaction(db, async (tx) => {
    await tomarProtocolo(tx, julia.idUsuario);
    const instrumento = { numero: 12, fecha: '2026-01-14', folios: { desde: 20, hasta: 22 }, mismaHoja: false };
    await asentarInstrumento(tx, { ...instrumento, idNotario: julia.idUsuario, idSolicitud, now: clock.now });
  });
  await note(julia, { anotacion: 'cancelado', numero: 13, folios: '23', nota: 'no compareció una parte' });
  const firmada = { lugar: 'Mixco', otorgantes: 'Luis Morales' };
  await note(julia, { ...firmada, anotacion: 'razon', numero: 14, folios: '24', nota: 'Razón de una carta poder' });
  await note(julia, { ...firmada, anotacion: 'ajeno', numero: 15, folios: '25-27', nota: 'Compraventa de inmueble' });
  return julia;
}

async function note(who: CreatedUsuario, anotacion: Omit<AnotacionNueva, 'fecha'>) {
  await as(who).call(api.protocolo.read, { params: { id: who.idUsuario } });
  await probarQuienEs(db, who, clock.now);
  const params = { id: who.idUsuario };
  const { status } = await as(who).call(api.protocolo.note, { params, body: { ...anotacion, fecha: '2026-02-03' } });
  assert.equal(status, 200);
}

const wordsOf = (file: Uint8Array, ...args: string[]) =>
  ask('pdftotext', file, (name) => [...args, name, '-']).text.replace(/\s+/g, ' ');

test('el índice del protocolo va en el orden de sus números, con las columnas del artículo 15', { skip }, async () => {
  const julia = await conProtocolo();
  const { status, data } = await as(julia).call(api.registro.indice, { query: { anio: 2026 } });
  assert.equal(status, 200);
  const text = wordsOf(data.contenido, '-layout');
  assert.match(text, /Número Lugar y fecha Otorgantes Objeto Folios/);
  for (const dicho of [
    'Guatemala, 14 de enero',
    'Ana Ruiz; Íñigo',
    '20-22',
    'Cancelado: no compareció',
    'Luis Morales',
  ])
    assert.ok(text.includes(dicho), dicho);
  const order = ['Ana Ruiz', 'Cancelado', 'carta poder', 'inmueble'].map((dicho) => text.indexOf(dicho));
  assert.ok(!order.includes(-1));
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
});

test('una acta, que va fuera del protocolo, no está en el índice', { skip }, async () => {
  const julia = await conProtocolo();
  await createConHojas(db, julia, { clase: 'actaNotarial' });
  const { data } = await as(julia).call(api.registro.indice, { query: { anio: 2026 } });
  assert.equal(wordsOf(data.contenido).match(/Ana Ruiz/g)?.length, 1);
});

test('la razón de cierre cuenta los instrumentos y los folios del año, para su papel sellado', { skip }, async () => {
  const julia = await conProtocolo();
  const query = {
    anio: 2026,
    lugar: 'Ciudad de Guatemala',
    fecha: '2026-12-31',
    lado: 'anverso',
    renglon: 3,
    ajuste: 0,
  };
  const { status, data } = await as(julia).call(api.registro.cierre, { query: query as never });
  assert.equal(status, 200);
  const text = wordsOf(data.contenido, '-raw');
  assert.match(text, /dos escrituras públicas, ninguna acta de protocolación y una razón de legalización de firmas;/);
  assert.match(text, /tiene un instrumento cancelado, y se compone de veintisiete folios\. Observaciones: ninguna\./);
  assert.match(text, /f\) JULIA ARANA/);
  const malo = { ...query, renglon: 40, fecha: '2026-02-30' };
  const { problem } = await as(julia).call(api.registro.cierre, { query: malo as never });
  assert.deepEqual(problem?.errores?.map(({ campo }) => campo).sort(), ['fecha', 'renglon']);
});

test('un notario lee el suyo; la administración, el de cualquiera', async () => {
  const julia = await conProtocolo();
  const otro = await createUsuario(db, { rol: 'notario' });
  const query = { anio: 2026, notario: julia.idUsuario };
  assert.equal((await as(otro).call(api.registro.indice, { query })).status, 404);
  const admin = await createUsuario(db, { rol: 'admin' });
  assert.equal((await as(admin).call(api.registro.indice, { query })).status, 200);
});
