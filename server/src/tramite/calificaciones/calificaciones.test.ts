import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import type { EstadoTramite } from '@fedatario/contract/solicitud';
import type { CalificacionDada } from '@fedatario/contract/tramite';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../tramites/testing/tramites.ts';
import { calificar } from './calificaciones.ts';
import { pedir } from './jobs.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const START = clock.now;
const ana = await createUsuario(db, { nombreCompleto: 'Ana Ruiz' });
const rate = (who: CreatedUsuario, idSolicitud: string, body: CalificacionDada) =>
  as(who).call(api.calificaciones.rate, { params: { idSolicitud }, body });
const read = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.calificaciones.read, { params: { idSolicitud } })).data;
const de = async (estado: EstadoTramite, notario?: { idUsuario: string }) =>
  (await createTramite(db, ana, { estado, ...(notario && { notario }) })).idSolicitud;

test('la clienta califica lo entregado; su notario y la administración leen lo que dijo y quién', async () => {
  const julia = await createUsuario(db, { rol: 'notario' });
  const idSolicitud = await de('cerrado', julia);
  assert.deepEqual(await read(ana, idSolicitud), {
    calificacion: null,
    puede: true,
    cambiableHasta: null,
    firma: 'Ana R.',
  });
  const { status, data } = await rate(ana, idSolicitud, { puntos: 4, comentario: 'Amable y rápida' });
  assert.deepEqual([status, data.calificacion?.puntos, data.puede], [200, 4, true]);
  for (const who of [julia, await createUsuario(db, { rol: 'admin' })]) {
    const { calificacion, puede } = await read(who, idSolicitud);
    assert.deepEqual([calificacion?.quien, calificacion?.comentario, puede], ['Ana Ruiz', 'Amable y rápida', false]);
  }
});

test('antes de entregarse no se califica, ni lo de otra persona, ni con otra cosa que una a cinco estrellas', async () => {
  const admin = await createUsuario(db, { rol: 'admin' });
  assert.equal((await rate(ana, await de('enRevision'), { puntos: 5, comentario: null })).codigo, 'estado-no-permite');
  const idSolicitud = await de('entregado');
  assert.equal((await rate(admin, idSolicitud, { puntos: 1, comentario: null })).status, 404);
  for (const puntos of [0, 6, 2.5])
    assert.equal((await rate(ana, idSolicitud, { puntos, comentario: null })).problem?.errores?.[0]?.campo, 'puntos');
});

test('se cambia durante catorce días y después no', async () => {
  const idSolicitud = await de('entregado');
  await rate(ana, idSolicitud, { puntos: 2, comentario: 'Tardó' });
  clock.now = new Date(START.getTime() + 13 * DAY);
  const later = await rateLater(idSolicitud, { puntos: 3, comentario: null });
  assert.deepEqual([later?.puntos, later?.comentario], [3, null]);
  const kept = await db.selectFrom('calificaciones').selectAll().where('idSolicitud', '=', idSolicitud).execute();
  assert.equal(kept.length, 1);
  clock.now = new Date(START.getTime() + 15 * DAY);
  assert.equal(await rateLater(idSolicitud, { puntos: 5, comentario: null }), undefined);
  clock.now = START;
});

/** Rates as of now, in the transaction of a request: a session of the test ends before these days do. */
async function rateLater(idSolicitud: string, dicho: CalificacionDada) {
  const actor = { idUsuario: ana.idUsuario, rol: 'cliente', idSesion: ana.idUsuario } as const;
  const work = inTransaction(db, (tx) => calificar({ db: tx, actor, now: clock.now } as never, idSolicitud, dicho));
  return (await work.catch(() => undefined))?.calificacion ?? undefined;
}

test('se le pide una sola vez, y no a quien ya lo dijo ni de lo que no se entregó', async () => {
  const beto = await createUsuario(db);
  const asked = async () =>
    (await as(beto).call(api.notificaciones.list, { query: {} })).data.filter(
      ({ tipo }) => tipo === 'calificacionPedida',
    ).length;
  const ask = (idSolicitud: string) => inTransaction(db, (tx) => pedir(tx, idSolicitud, clock.now));
  const { idSolicitud } = await createTramite(db, beto, { estado: 'cerrado' });
  await ask(idSolicitud);
  await ask(idSolicitud);
  assert.equal(await asked(), 1);
  const dicha = (await createTramite(db, beto, { estado: 'entregado' })).idSolicitud;
  await rate(beto, dicha, { puntos: 5, comentario: null });
  await ask(dicha);
  await ask((await createTramite(db, beto, { estado: 'enRevision' })).idSolicitud);
  assert.equal(await asked(), 1);
});

test('el catálogo de notarios, y quien asigna, ven el promedio de cada uno y de cuántos', async () => {
  const admin = await createUsuario(db, { rol: 'admin' });
  const julia = await createNotario(db);
  const of = async () =>
    (await as(admin).call(api.notarios.read, { params: { idUsuario: julia.idUsuario } })).data.calificacion;
  assert.equal(await of(), null);
  for (const puntos of [5, 4, 4]) await rate(ana, await de('cerrado', julia), { puntos, comentario: null });
  assert.deepEqual(await of(), { promedio: 4.3, cuantas: 3 });
  const { idSolicitud } = await createTramite(db, ana, { estado: 'sinAsignar' });
  const { data } = await as(admin).call(api.asignaciones.candidates, { params: { idSolicitud } });
  assert.equal(data.find(({ idUsuario }) => idUsuario === julia.idUsuario)?.calificacion?.promedio, 4.3);
});
