import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { comprar, comprarBorrador, ponerALaVenta, respuestasDe } from '../firmas/testing/legalizaciones.ts';
import { adjuntar } from './autentica.ts';
import { entregar } from './documentos.ts';

const store = memoryFiles();
const { as, clock, database, renderPdf, close } = await startTestApp({ files: store });
const { db } = database.pools;
after(close);

const app = { as, clock, db };
const HOY = clock.now.toISOString().slice(0, 10);
const files = sealedFiles(store);
const services = { files, renderPdf, sello: testSeal(), baseUrl: 'https://n.ejemplo.com' };
const task = () =>
  ({ db, transact: (work: never) => inTransaction(db, work), idJob: uuidv7(), now: clock.now }) as never;
const authenticate = (who: CreatedUsuario, idSolicitud: string) =>
  as(who).call(api.documentos.authenticate, { params: { idSolicitud } });
const requisitos = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.tramites.read, { params: { idSolicitud } })).data.requisitos;

/** A carta poder that the customer bought and was delivered. */
async function entregada(who: CreatedUsuario): Promise<string> {
  const idProducto = await ponerALaVenta(app, 'carta-poder', 9_900);
  const idSolicitud = await comprar(app, who, idProducto, respuestasDe('carta-poder', 'con-vigencia', HOY));
  await entregar(services, task(), idSolicitud);
  return idSolicitud;
}

test('de un documento nuestro se pide su auténtica con quienes lo firman, y el documento va con ella sin subirlo', async () => {
  const ana = await createUsuario(db);
  const carta = await entregada(ana);
  assert.equal((await authenticate(ana, carta)).codigo, 'no-encontrado', 'no está a la venta');
  await ponerALaVenta(app, 'legalizacion-firmas');
  const { status, data } = await authenticate(ana, carta);
  assert.deepEqual([status, data.estado], [200, 'enProgreso']);
  assert.match(data.nombre, /^Auténtica de firmas: Carta poder para trámites T-/);
  assert.equal((await authenticate(ana, carta)).data.idBorrador, data.idBorrador, 'pedida otra vez es la misma');
  const { idBorrador, revision } = data;
  const params = { idBorrador };
  const { respuestas } = (await as(ana).call(api.borradores.read, { params })).data;
  const cui = (persona: unknown) => String(Object(persona).cui);
  assert.deepEqual(
    [respuestas.titulo, respuestas.modo, respuestas.fechaDocumento],
    ['Carta poder para trámites', 'puestas', HOY],
  );
  const { poderdantes, apoderados } = respuestasDe('carta-poder', 'con-vigencia', HOY);
  assert.deepEqual(
    [respuestas.signatarios].flat().map((signatario) => cui(Object(signatario).persona)),
    [poderdantes, apoderados].flat().map(cui),
  );
  const cambios = [
    { clave: 'hojasDocumento', valor: 2 },
    { clave: 'dias', valor: 'El martes por la tarde' },
  ];
  const guardado = await as(ana).call(api.borradores.save, { params, body: { revision, cambios } });
  assert.equal(guardado.data.estado, 'completo');
  const idSolicitud = await comprarBorrador(app, ana, idBorrador);
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = 'adjuntar-documento-propio'`.execute(db);
  assert.deepEqual(
    rows.map(({ data: encolado }) => encolado),
    [{ idSolicitud, idOrigen: carta }],
  );
  for (const _ of [1, 2]) await adjuntar(files, task(), { idSolicitud, idOrigen: carta });
  const [documento, identificacion] = await requisitos(ana, idSolicitud);
  assert.deepEqual([documento?.estado, identificacion?.estado], ['subido', 'pendiente']);
  const entregas = await as(ana).call(api.requisitos.view, { params: { idRequisito: documento?.idRequisito ?? '' } });
  assert.match(entregas.data[0]?.paginas[0]?.nombre ?? '', /^Carta poder para trámites T-.*\.pdf$/);
});

test('de otra persona, o sin entregar, no se pide', async () => {
  const [ana, eva] = [await createUsuario(db), await createUsuario(db)];
  await ponerALaVenta(app, 'legalizacion-firmas');
  const carta = await entregada(ana);
  assert.equal((await authenticate(eva, carta)).status, 404);
  const idProducto = await ponerALaVenta(app, 'carta-poder', 9_900);
  const pagada = await comprar(app, ana, idProducto, respuestasDe('carta-poder', 'sin-fecha', HOY));
  assert.equal((await authenticate(ana, pagada)).status, 404);
});

test('el documento de otra persona no se adjunta', async () => {
  const [ana, eva] = [await createUsuario(db), await createUsuario(db)];
  const carta = await entregada(ana);
  const idProducto = await ponerALaVenta(app, 'legalizacion-firmas');
  const suya = await comprar(app, eva, idProducto, respuestasDe('legalizacion-firmas', 'dos-partes', HOY));
  await adjuntar(files, task(), { idSolicitud: suya, idOrigen: carta });
  assert.deepEqual(
    (await requisitos(eva, suya)).map(({ estado }) => estado),
    ['pendiente', 'pendiente'],
  );
});
