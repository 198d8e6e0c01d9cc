import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { SIN_LEER_CONTADAS } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createNotificacion } from './testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const list = (who: CreatedUsuario, query: object = {}) => as(who).call(api.notificaciones.list, { query });
const sinLeer = async (who: CreatedUsuario) => (await as(who).call(api.notificaciones.unread, {})).data.sinLeer;

test('una persona lee sus avisos por páginas, del más nuevo al más viejo, y ninguno ajeno', async () => {
  const ana = await createUsuario(db);
  const luz = await createUsuario(db);
  for (const titulo of ['uno', 'dos', 'tres']) await createNotificacion(db, ana, { titulo });
  await createNotificacion(db, luz);
  const primera = await list(ana, { limite: 2 });
  assert.deepEqual(
    primera.data.map(({ titulo }) => titulo),
    ['tres', 'dos'],
  );
  const segunda = await list(ana, { limite: 2, cursor: String(primera.siguiente) });
  assert.deepEqual([segunda.data.map(({ titulo }) => titulo), segunda.siguiente], [['uno'], null]);
});

test('leer un aviso lo dice una vez: la hora es la de la primera', async () => {
  const ana = await createUsuario(db);
  const params = { idNotificacion: await createNotificacion(db, ana) };
  const { data } = await as(ana).call(api.notificaciones.markRead, { params });
  assert.equal(data.leidaEn, clock.now.toISOString());
  clock.now = new Date(clock.now.getTime() + 60_000);
  assert.equal((await as(ana).call(api.notificaciones.markRead, { params })).data.leidaEn, data.leidaEn);
  assert.equal(await sinLeer(ana), 0);
  assert.deepEqual((await list(ana, { leidas: 'no' })).data, []);
});

test('leer todos deja sin leer el que llegó después del último que se vio', async () => {
  const ana = await createUsuario(db);
  await createNotificacion(db, ana);
  const hasta = await createNotificacion(db, ana);
  await createNotificacion(db, ana, { titulo: 'Recién llegado' });
  const { data } = await as(ana).call(api.notificaciones.markAllRead, { body: { hasta } });
  assert.equal(data.sinLeer, 1);
  assert.deepEqual(
    (await list(ana, { leidas: 'no' })).data.map(({ titulo }) => titulo),
    ['Recién llegado'],
  );
});

test('lo que no se ha leído se cuenta hasta un límite', async () => {
  const ana = await createUsuario(db);
  for (let i = 0; i < SIN_LEER_CONTADAS + 5; i += 1) await createNotificacion(db, ana);
  assert.equal(await sinLeer(ana), SIN_LEER_CONTADAS + 1);
});
