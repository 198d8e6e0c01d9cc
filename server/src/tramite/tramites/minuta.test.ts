import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createConMinuta, minutaCon } from '../minutas/testing.ts';
import { createTramite } from './testing/tramites.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

clock.now = new Date('2026-01-15T15:00:00Z');
const notario = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Licda. Sofía Paz' });
const ana = await createUsuario(db, { nombreCompleto: 'Ana Ruiz' });
const calls = api.minutas;

const read = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(calls.read, { params: { idSolicitud } })).data;
const write = (who: CreatedUsuario, idSolicitud: string, revision: number, contenido: unknown) =>
  as(who).call(calls.save, { params: { idSolicitud }, body: { revision, contenido } });
const make = (who: CreatedUsuario, idSolicitud: string, revision: number) =>
  as(who).call(calls.saveVersion, { params: { idSolicitud }, body: { revision } });
const enRevision = async () => (await createConMinuta(db, ana, { notario })).idSolicitud;

test('cuando el notario acepta, la primera versión es lo que dicen las respuestas compradas', async () => {
  const { idSolicitud } = await createTramite(db, ana, { estado: 'asignado', notario, aceptado: false });
  const { data } = await as(notario).call(api.tramites.read, { params: { idSolicitud } });
  const body = { accion: 'aceptar', revision: data.revision, motivo: null } as const;
  assert.equal((await as(notario).call(api.tramites.act, { params: { idSolicitud }, body })).status, 200);
  const minuta = await read(notario, idSolicitud);
  assert.deepEqual(
    minuta.versiones.map(({ version, origen, autor }) => [version, origen, autor]),
    [[1, 'respuestas', null]],
  );
  assert.match(JSON.stringify(minuta.trabajo?.contenido), /uno/);
  assert.deepEqual([minuta.trabajo?.revision, minuta.editable], [1, true]);
});

test('lo que el notario escribe se guarda solo, y al guardar versión queda otra que ya no cambia', async () => {
  const idSolicitud = await enRevision();
  const saved = await write(notario, idSolicitud, 1, minutaCon('Hola', 'Adiós'));
  assert.deepEqual([saved.status, saved.data.revision], [200, 2]);
  assert.equal((await write(notario, idSolicitud, 1, minutaCon('Hola', 'Adiós'))).status, 200, 'repetido');
  const { data } = await make(notario, idSolicitud, 2);
  assert.deepEqual(
    data.versiones.map(({ version, origen, autor }) => [version, origen, autor]),
    [
      [2, 'notario', 'Licda. Sofía Paz'],
      [1, 'respuestas', null],
    ],
  );
  assert.notEqual(data.versiones[0]?.sha256, data.versiones[1]?.sha256);
  const again = await make(notario, idSolicitud, data.trabajo?.revision ?? 0);
  assert.equal(again.data.versiones.length, 2, 'lo mismo no es otra versión');
  await assert.rejects(db.updateTable('minutas').set({ origen: 'notario' }).execute(), /no se cambia/);
  await assert.rejects(db.deleteFrom('minutas').execute(), /no se cambia/);
});

test('dos que escriben a la vez no se pisan: a quien llega tarde se le da lo que hay', async () => {
  const idSolicitud = await enRevision();
  await write(notario, idSolicitud, 1, minutaCon('Del notario'));
  const admin = await createUsuario(db, { rol: 'admin' });
  const late = await write(admin, idSolicitud, 1, minutaCon('Del administrador'));
  assert.deepEqual([late.status, late.codigo], [409, 'conflicto-revision']);
  assert.match(JSON.stringify(late.problem?.actual), /Del notario/);
  assert.equal((await make(admin, idSolicitud, 1)).status, 409);
});

test('una versión anterior vuelve a la copia de trabajo, y las demás siguen', async () => {
  const idSolicitud = await enRevision();
  const first = (await read(notario, idSolicitud)).trabajo;
  await write(notario, idSolicitud, 1, minutaCon('Otra cosa'));
  const { data } = await make(notario, idSolicitud, 2);
  const body = { revision: data.trabajo?.revision ?? 0, version: 1 };
  const restored = await as(notario).call(calls.restore, { params: { idSolicitud }, body });
  assert.deepEqual(restored.data.trabajo?.contenido, first?.contenido);
  assert.equal(restored.data.versiones.length, 2);
  const absent = { ...body, revision: restored.data.trabajo?.revision ?? 0, version: 9 };
  assert.equal((await as(notario).call(calls.restore, { params: { idSolicitud }, body: absent })).status, 404);
});

test('no se guarda lo que un documento no puede llevar', async () => {
  const idSolicitud = await enRevision();
  const malo = { ...minutaCon(), contenido: { type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] } };
  for (const contenido of [malo, null, 'texto', { titulo: 'x' }]) {
    const { status } = await write(notario, idSolicitud, 1, contenido);
    assert.equal(status, 422);
  }
});

test('la clienta no ve lo que no se le envió, ni la copia de trabajo, ni escribe en ella', async () => {
  const idSolicitud = await enRevision();
  const minuta = await read(ana, idSolicitud);
  assert.deepEqual([minuta.versiones, minuta.trabajo, minuta.editable], [[], null, false]);
  const params = { idSolicitud, version: 1 };
  assert.equal((await as(ana).call(calls.version, { params })).status, 404);
  assert.equal((await as(ana).call(calls.pdf, { params })).status, 404);
  assert.equal((await write(ana, idSolicitud, 1, minutaCon('Mío'))).codigo, 'estado-no-permite');
  const otro = await createUsuario(db, { rol: 'notario' });
  assert.equal((await as(otro).call(calls.version, { params })).status, 404);
});

test('cualquier versión se ve como se imprimirá, marcada como borrador', async () => {
  const idSolicitud = await enRevision();
  const { data } = await as(notario).call(calls.pdf, { params: { idSolicitud, version: 1 } });
  assert.equal(Buffer.from(data.contenido).toString('latin1', 0, 5), '%PDF-');
});

test('lo escrito no se lee en la base', async () => {
  const idSolicitud = await enRevision();
  await write(notario, idSolicitud, 1, minutaCon('CUI 2500 00423 1601'));
  await make(notario, idSolicitud, 2);
  const rows = await db.selectFrom('minutas').select('contenidoCifrado').execute();
  const copies = await db.selectFrom('minutasTrabajo').select('contenidoCifrado').execute();
  for (const { contenidoCifrado } of [...rows, ...copies]) assert.ok(!contenidoCifrado.includes('00423'));
});
