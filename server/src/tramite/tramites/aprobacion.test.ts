import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createConMinuta, huellaDe, minutaCon } from '../minutas/testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

clock.now = new Date('2026-01-15T15:00:00Z');
const notario = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Licda. Sofía Paz' });
const ana = await createUsuario(db, { nombreCompleto: 'Ana Ruiz' });
const calls = api.minutas;

const read = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(calls.read, { params: { idSolicitud } })).data;
const send = async (idSolicitud: string, version: number) => {
  const { tramite } = await read(notario, idSolicitud);
  return as(notario).call(calls.send, { params: { idSolicitud }, body: { revision: tramite.revision, version } });
};
const approve = (idSolicitud: string, version: number, sha256: string) =>
  as(ana).call(calls.approve, { params: { idSolicitud }, body: { version, sha256 } });
const remark = (idSolicitud: string, parrafo: number, texto: string) =>
  as(ana).call(calls.remark, { params: { idSolicitud }, body: { version: 1, observaciones: [{ parrafo, texto }] } });
const rewrite = async (idSolicitud: string, ...parrafos: string[]) => {
  const { trabajo } = await read(notario, idSolicitud);
  const params = { idSolicitud };
  const body = { revision: trabajo?.revision ?? 0, contenido: minutaCon(...parrafos) };
  const { data } = await as(notario).call(calls.save, { params, body });
  await as(notario).call(calls.saveVersion, { params, body: { revision: data.revision } });
};
const porAprobar = async () => {
  const { idSolicitud } = await createConMinuta(db, ana, { notario });
  assert.equal((await send(idSolicitud, 1)).status, 200);
  return idSolicitud;
};
const avisos = async (who: CreatedUsuario, tipo: string) =>
  (
    await db
      .selectFrom('notificaciones')
      .select('texto')
      .where('idUsuario', '=', who.idUsuario)
      .where('tipo', '=', tipo)
      .execute()
  ).length;

test('lo enviado lo lee la clienta y, aprobado por su huella, queda por firmar; el notario lo sabe', async () => {
  const idSolicitud = await porAprobar();
  const minuta = await read(ana, idSolicitud);
  assert.deepEqual([minuta.tramite.estado, minuta.porAprobar, minuta.versiones.length], ['porAprobar', true, 1]);
  const { data } = await as(ana).call(calls.version, { params: { idSolicitud, version: 1 } });
  assert.equal(data.sha256, await huellaDe(db, idSolicitud));
  const told = await avisos(notario, 'mensajeRecibido');
  const done = await approve(idSolicitud, 1, data.sha256);
  assert.deepEqual([done.status, done.data.tramite.estado], [200, 'porFirmar']);
  assert.ok(done.data.versiones[0]?.aprobadaEn);
  assert.equal(await avisos(notario, 'mensajeRecibido'), told + 1);
});

test('no se aprueba otra cosa que lo enviado: ni otra huella, ni otra versión, ni dos veces', async () => {
  const idSolicitud = await porAprobar();
  const sha256 = await huellaDe(db, idSolicitud);
  assert.equal((await approve(idSolicitud, 1, '0'.repeat(64))).codigo, 'minuta-cambiada');
  assert.equal((await approve(idSolicitud, 2, sha256)).codigo, 'minuta-cambiada');
  assert.equal((await read(ana, idSolicitud)).tramite.estado, 'porAprobar');
  assert.equal((await approve(idSolicitud, 1, sha256)).status, 200);
  assert.equal((await approve(idSolicitud, 1, sha256)).codigo, 'estado-no-permite');
});

test('sus observaciones vuelven al notario en su párrafo, y solo respondidas puede enviarse otra versión', async () => {
  const idSolicitud = await porAprobar();
  assert.equal((await remark(idSolicitud, 99, 'Fuera')).status, 422);
  const { data, status } = await remark(idSolicitud, 0, 'Mi nombre lleva tilde');
  assert.deepEqual([status, data.tramite.estado], [200, 'enRevision']);
  const [observacion] = (await read(notario, idSolicitud)).observaciones;
  assert.deepEqual([observacion?.parrafo, observacion?.texto], [0, 'Mi nombre lleva tilde']);
  await rewrite(idSolicitud, 'Corregido');
  assert.equal((await send(idSolicitud, 2)).codigo, 'observaciones-sin-respuesta');
  const params = { idSolicitud, idObservacion: observacion?.idObservacion ?? '' };
  const body = { texto: 'Corregido, gracias' };
  assert.equal((await as(ana).call(calls.answer, { params, body })).status, 403);
  assert.equal((await as(notario).call(calls.answer, { params, body })).status, 200);
  assert.equal((await send(idSolicitud, 2)).status, 200);
  assert.equal((await read(ana, idSolicitud)).observaciones[0]?.respuesta, 'Corregido, gracias');
});

test('lo aprobado deja de valer cuando se reabre y se envía otra versión', async () => {
  const idSolicitud = await porAprobar();
  const vieja = await huellaDe(db, idSolicitud);
  await approve(idSolicitud, 1, vieja);
  const { tramite } = await read(notario, idSolicitud);
  const body = { accion: 'reabrir', revision: tramite.revision, motivo: 'Falta un dato' } as const;
  await as(notario).call(api.tramites.act, { params: { idSolicitud }, body });
  await rewrite(idSolicitud, 'Con el dato');
  await send(idSolicitud, 2);
  assert.equal((await approve(idSolicitud, 1, vieja)).codigo, 'minuta-cambiada');
  assert.equal((await approve(idSolicitud, 2, await huellaDe(db, idSolicitud))).status, 200);
});

test('no se envía un texto con espacios por llenar, ni lo envía quien administra', async () => {
  const { idSolicitud } = await createConMinuta(db, ana, { notario });
  const late = await as(notario).call(calls.send, { params: { idSolicitud }, body: { revision: 99, version: 1 } });
  assert.deepEqual([late.status, late.codigo], [409, 'conflicto-revision']);
  const { trabajo } = await read(notario, idSolicitud);
  const blanco = { type: 'blanco', attrs: { ruta: 'lugar', etiqueta: 'Lugar' } };
  const contenido = { ...minutaCon(), contenido: { type: 'doc', content: [{ type: 'paragraph', content: [blanco] }] } };
  const params = { idSolicitud };
  const saved = await as(notario).call(calls.save, { params, body: { revision: trabajo?.revision ?? 0, contenido } });
  await as(notario).call(calls.saveVersion, { params, body: { revision: saved.data.revision } });
  assert.equal((await send(idSolicitud, 2)).codigo, 'minuta-incompleta');
  assert.equal((await send(idSolicitud, 9)).status, 404);
  const admin = await createUsuario(db, { rol: 'admin' });
  const { tramite } = await read(admin, idSolicitud);
  const { codigo } = await as(admin).call(calls.send, { params, body: { revision: tramite.revision, version: 1 } });
  assert.equal(codigo, 'estado-no-permite');
});
