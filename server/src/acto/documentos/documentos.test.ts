import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { codigoImpreso } from '@fedatario/contract/acto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { addDocumento, compraDe, pagarPedido } from '../../compra/pagos/testing/compras.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { jobs } from './jobs.ts';

const store = memoryFiles();
const { as, clock, database, renderPdf, close } = await startTestApp({ files: store });
const { db } = database.pools;
after(close);

const files = sealedFiles(store);
const baseUrl = 'https://notaria.ejemplo.com';
const workers = jobs({ files, renderPdf, sello: testSeal(), baseUrl });
const deliverWith = (name: string, data: object, among = workers, now = clock.now) => {
  const task = { db, transact: (work: never) => inTransaction(db, work), now, idJob: uuidv7() };
  return Promise.resolve(among.find(({ job }) => job.name === name)?.handle(task as never, data));
};
const deliver = (idSolicitud: string) => deliverWith('entregar-solicitud', { idSolicitud });

/** A paid order of one document. */
async function paid(who: CreatedUsuario, modalidad: 'autoservicio' | 'notarial' = 'autoservicio') {
  await addDocumento(db, who, { modalidad, nombre: 'Carta de pago' });
  const headers = { 'idempotency-key': uuidv7() };
  const { idFactura } = (await as(who).call(api.facturas.buy, { body: compraDe(10_000) }, { headers })).data;
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('pagos')
      .set({ estado: 'capturado', aplicado: true })
      .where('idFactura', '=', idFactura)
      .execute();
    await pagarPedido(tx, idFactura, clock.now);
  });
  const { lineas } = (await as(who).call(api.facturas.read, { params: { idFactura } })).data;
  const solicitud = lineas[0]?.solicitud ?? { idSolicitud: '', numero: '', estado: '' };
  return { idFactura, ...solicitud };
}

const download = (who: CreatedUsuario, idSolicitud: string) =>
  as(who).call(api.documentos.download, { params: { idSolicitud } });
const documentosDe = (idSolicitud: string) =>
  db.selectFrom('documentos').selectAll().where('idSolicitud', '=', idSolicitud).execute();
const historyOf = (idSolicitud: string) =>
  db
    .selectFrom('solicitudHistorial')
    .select(['de', 'a'])
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('orden')
    .execute();

test('pagado, el documento se hace con sus respuestas, se sella y su dueña lo descarga', {
  skip: absent('pdfsig') || absent('mutool') || absent('pdftotext'),
}, async () => {
  const ana = await createUsuario(db);
  const { idSolicitud, numero, idFactura } = await paid(ana);
  assert.equal((await download(ana, idSolicitud)).status, 404);
  await deliver(idSolicitud);
  const { status, headers, data } = await download(ana, idSolicitud);
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'application/pdf');
  assert.match(String(headers['content-disposition']), new RegExp(`filename="Carta de pago ${numero}.pdf"`));
  const file = data.contenido;
  const text = ask('pdftotext', file, (name) => ['-raw', name, '-']).text;
  assert.match(text, /uno/);
  assert.ok(text.includes(numero));
  const [{ codigoVerificacion = '' } = {}] = await documentosDe(idSolicitud);
  const pages = Number(/Pages: +(\d+)/.exec(ask('pdfinfo', file, (name) => [name]).text)?.[1]);
  assert.equal(text.split(codigoImpreso(codigoVerificacion)).length - 1, pages);
  assert.equal(text.split('notaria.ejemplo.com/verificar').length - 1, pages);
  assert.doesNotMatch(text.replace(/\s/g, ''), /BORRADOR/);
  assert.match(ask('pdfsig', file, (name) => [name]).text, /Signature is Valid/);
  assert.match(ask('mutool', file, (name) => ['sign', '-v', name]).text, /unchanged since signing/);
  const { lineas } = (await as(ana).call(api.facturas.read, { params: { idFactura } })).data;
  assert.equal(lineas[0]?.solicitud?.estado, 'cerrado');
  assert.deepEqual(await historyOf(idSolicitud), [
    { de: null, a: 'firmado' },
    { de: 'firmado', a: 'entregado' },
    { de: 'entregado', a: 'cerrado' },
  ]);
});

test('nadie más lo descarga', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await paid(ana);
  await deliver(idSolicitud);
  for (const rol of ['cliente', 'admin'] as const)
    assert.equal((await download(await createUsuario(db, { rol }), idSolicitud)).status, 404);
});

test('caiga donde caiga, y aunque dos lo hagan a la vez, se entrega un solo documento', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await paid(ana);
  const failing = (change: Partial<typeof files>) =>
    jobs({ files: { ...files, ...change }, renderPdf, sello: testSeal(), baseUrl });
  const fall = () => Promise.reject(new Error('se cayó'));
  const beforeWriting = failing({ put: fall });
  const afterWriting = failing({ put: async (id, bytes) => files.put(id, bytes).then(fall) });
  for (const among of [beforeWriting, afterWriting, beforeWriting])
    await assert.rejects(deliverWith('entregar-solicitud', { idSolicitud }, among));
  assert.deepEqual(await documentosDe(idSolicitud), []);
  await Promise.all([deliver(idSolicitud), deliver(idSolicitud), deliver(idSolicitud)]);
  await deliver(idSolicitud);
  const [documento, ...others] = await documentosDe(idSolicitud);
  assert.deepEqual(others, []);
  assert.match(documento?.codigoVerificacion ?? '', /^[0-9A-HJKMNP-TV-Z]{20}$/);
  assert.equal((await historyOf(idSolicitud)).length, 3);
  // Files of an interrupted delivery stay unattached, for the cleanup to delete.
  const made = await db
    .selectFrom('archivos')
    .select(['idArchivo', 'adjunto'])
    .where('idUsuario', 'is', null)
    .execute();
  const attached = made.filter(({ adjunto }) => adjunto).map(({ idArchivo }) => idArchivo);
  assert.ok(attached.includes(documento?.idArchivo ?? ''));
  assert.ok(made.length > attached.length);
});

test('lo que espera a un notario no se entrega solo', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud, estado } = await paid(ana, 'notarial');
  assert.equal(estado, 'sinAsignar');
  await db.updateTable('solicitudes').set({ estado: 'firmado' }).where('idSolicitud', '=', idSolicitud).execute();
  await deliver(idSolicitud);
  assert.deepEqual(await documentosDe(idSolicitud), []);
});

test('lo que se dejó de intentar se vuelve a intentar', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await paid(ana);
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.job
      where name = 'entregar-solicitud' and data->>'idSolicitud' = ${idSolicitud}`.execute(db);
    return rows[0]?.n;
  };
  assert.equal(await waiting(), 1);
  await deliverWith('buscar-solicitudes-sin-entregar', {}, workers, new Date(clock.now.getTime() + 3_600_000));
  assert.equal(await waiting(), 1);
  await deliverWith('buscar-solicitudes-sin-entregar', {}, workers, new Date(clock.now.getTime() + 3 * 3_600_000));
  assert.equal(await waiting(), 2);
});
