import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { CASOS_PARA_PROMETER } from '@fedatario/contract/control';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createGestion, createGestor } from '../../tramite/gestiones/testing/gestiones.ts';
import { jobs } from './jobs.ts';
import { unAnioAntes } from './pasos.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-02-20T15:00:00Z');
const ana = await createUsuario(db);
const admin = await createUsuario(db, { rol: 'admin' });
const notario = await createUsuario(db, { rol: 'notario' });
const idGestor = await createGestor(db);

const medir = () =>
  inTransaction(db, async (tx) => {
    await jobs[0]?.handle({ db: tx, now: clock.now, idJob: uuidv7() } as never, undefined);
  });

async function gestion(creadaEn = '2026-01-05T15:00:00Z') {
  const { idSolicitud } = await createGestion(db, ana, { estado: 'enPreparacion', idGestor });
  await db
    .updateTable('solicitudes')
    .set({ creadaEn: new Date(creadaEn) })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  return idSolicitud;
}

/** The office notes both days of the first step. */
async function terminar(idSolicitud: string, empezadoEl: string, hechoEl: string) {
  const { revision } = (await as(admin).call(api.gestiones.read, { params: { idSolicitud } })).data;
  const params = { idSolicitud, orden: '1' } as never;
  const answer = await as(admin).call(api.diligencias.dates, { params, body: { revision, empezadoEl, hechoEl } });
  assert.equal(answer.status, 200, answer.text);
}

const reales = async (idSolicitud: string) =>
  (
    await db
      .selectFrom('gestionPasos')
      .select('diasReales')
      .where('idSolicitud', '=', idSolicitud)
      .where('orden', '=', 1)
      .executeTakeFirstOrThrow()
  ).diasReales;

test('los días de un paso se cuentan en días hábiles: ni fines de semana ni el mismo día', async () => {
  const idSolicitud = await gestion();
  for (const [desde, hasta, dias] of [
    ['2026-01-09', '2026-01-09', 0],
    ['2026-01-09', '2026-01-12', 1],
    ['2026-01-09', '2026-01-19', 6],
  ] as const) {
    await terminar(idSolicitud, desde, hasta);
    assert.equal(await reales(idSolicitud), dias, `${desde} ${hasta}`);
  }
});

test('con casos bastantes, la página del producto promete lo que tardaron nueve de cada diez; con uno menos, no', async () => {
  const idSolicitud = await gestion();
  const { idProducto } = await db
    .selectFrom('solicitudes')
    .select('idProducto')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  const pasos = [{ nombre: 'Emisión', institucion: 'RENAP', diasHabiles: 1 }];
  await db
    .updateTable('productos')
    .set({ pasos: JSON.stringify(pasos), estado: 'publicado' })
    .where('idProducto', '=', idProducto)
    .execute();
  const promesa = async () =>
    (await as(undefined).call(api.productos.read, { params: { idProducto } })).data.pasos[0]?.medido;
  const ids = [idSolicitud];
  while (ids.length < CASOS_PARA_PROMETER - 1) ids.push(await gestion());
  await db.updateTable('solicitudes').set({ idProducto }).where('idSolicitud', 'in', ids).execute();
  for (const [i, id] of ids.entries()) await terminar(id, '2026-01-05', i < 17 ? '2026-01-07' : '2026-01-12');
  await medir();
  assert.equal(await promesa(), undefined);
  const otra = await gestion();
  await db.updateTable('solicitudes').set({ idProducto }).where('idSolicitud', '=', otra).execute();
  await terminar(otra, '2026-01-05', '2026-01-14');
  await medir();
  assert.deepEqual(await promesa(), { casos: CASOS_PARA_PROMETER, dias: 5 });
});

test('la oficina ve los plazos de cada institución, con lo que pasó hace más de un año aparte', async () => {
  const vieja = await gestion('2024-12-02T15:00:00Z');
  await db.updateTable('gestionPasos').set({ nombre: 'Viejo' }).where('idSolicitud', '=', vieja).execute();
  await terminar(vieja, '2025-01-06', '2025-01-07');
  for (const quien of [admin, notario]) {
    const { data } = await as(quien).call(api.plazos.list, {});
    const emision = data.find(({ nombre }) => nombre === 'Emisión');
    assert.deepEqual([emision?.institucion, emision?.usual, emision?.mediana, emision?.p90], ['RENAP', 2, 2, 5]);
    assert.ok(!data.some(({ nombre }) => nombre === 'Viejo'));
  }
  assert.equal((await as(ana).call(api.plazos.list, {})).status, 403);
  assert.deepEqual(['2028-02-29', '2026-02-20'].map(unAnioAntes), ['2027-02-28', '2025-02-20']);
});

test('junto a lo presentado sale la página donde la institución lo consulta, mientras la oficina la tenga', async () => {
  const idSolicitud = await gestion();
  const entrada = { nombre: 'RENAP', urlConsulta: 'https://www.renap.gob.gt', notas: '' };
  const { data: una } = await as(admin).call(api.instituciones.create, { body: entrada });
  await terminar(idSolicitud, '2026-01-05', '2026-01-05');
  const { idArchivo } = await db
    .insertInto('archivos')
    .values({
      idArchivo: uuidv7(),
      nombre: 'x.pdf',
      tipo: 'application/pdf',
      bytes: 1,
      sha256: Buffer.alloc(32),
      creadoEn: clock.now,
    })
    .returning('idArchivo')
    .executeTakeFirstOrThrow();
  const dicho = { institucion: 'RENAP', numero: '45', presentadaEl: '2026-01-05', clase: 'inicial', orden: 1 } as const;
  await db
    .insertInto('gestionPresentaciones')
    .values({ ...dicho, idPresentacion: uuidv7(), idSolicitud, idArchivo, anotadaEn: clock.now })
    .execute();
  const consulta = async () =>
    (await as(ana).call(api.gestiones.read, { params: { idSolicitud } })).data.presentaciones[0]?.urlConsulta;
  assert.equal(await consulta(), 'https://www.renap.gob.gt');
  await db.updateTable('instituciones').set({ activa: false }).where('idInstitucion', '=', una.id).execute();
  assert.equal(await consulta(), null);
});
