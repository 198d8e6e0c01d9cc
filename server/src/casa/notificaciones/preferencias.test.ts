import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { cambioDeTipo } from './testing.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const preferencias = async (who: CreatedUsuario) => (await as(who).call(api.notificaciones.preferences, {})).data;
const de = async (who: CreatedUsuario, buscado: string) =>
  (await preferencias(who)).find(({ tipo }) => tipo === buscado);

test('cada quien elige por dónde le llega cada cosa, y lo demás sigue como estaba', async () => {
  const ana = await createUsuario(db);
  const body = { tipo: 'documentoListo', correo: false, app: true } as const;
  assert.equal((await as(ana).call(api.notificaciones.prefer, { body })).status, 200);
  await as(ana).call(api.notificaciones.prefer, { body: { ...body, tipo: 'citaMovida' } });
  await as(ana).call(api.notificaciones.prefer, { body: { ...body, tipo: 'citaMovida', correo: true } });
  const { correo, app } = (await de(ana, 'documentoListo')) ?? {};
  assert.deepEqual([correo, app], [false, true]);
  for (const tipo of ['citaMovida', 'estadoCambiado']) assert.equal((await de(ana, tipo))?.correo, true);
});

test('lo de seguridad y de dinero llega siempre y no se elige', async () => {
  const ana = await createUsuario(db);
  const body = { tipo: 'factura', correo: false, app: false } as const;
  const { status, problem } = await as(ana).call(api.notificaciones.prefer, { body });
  assert.deepEqual([status, problem?.errores?.[0]?.clave], [422, 'tipoFijo']);
  const { fija, correo, app } = (await de(ana, 'factura')) ?? {};
  assert.deepEqual([fija, correo, app], [true, true, true]);
});

test('a cada rol se le ofrece lo que puede llegarle', async () => {
  const roles = {
    cliente: ['documentoListo'],
    notario: ['solicitudAsignada'],
    admin: ['documentoListo', 'solicitudAsignada'],
  };
  for (const [rol, suyas] of Object.entries(roles)) {
    const who = await createUsuario(db, { rol: rol as 'admin' });
    for (const tipo of ['documentoListo', 'solicitudAsignada'])
      assert.equal((await de(who, tipo)) !== undefined, suyas.includes(tipo), `${rol} ${tipo}`);
    assert.equal(await de(who, 'boletinConfirmar'), undefined);
  }
  const ana = await createUsuario(db);
  const body = { tipo: 'solicitudAsignada', correo: false, app: false } as const;
  assert.equal((await as(ana).call(api.notificaciones.prefer, { body })).status, 422);
});

test('lo que la oficina no envía por un medio no se ofrece por él', async () => {
  const ana = await createUsuario(db);
  const admin = await createUsuario(db, { rol: 'admin' });
  const cambiar = async (cambio: object) => {
    const body = { ...(await cambioDeTipo(db)), ...cambio };
    await as(admin).call(api.tiposNotificacion.update, { params: { clave: 'documentoListo' }, body });
  };
  await cambiar({ correo: false });
  assert.deepEqual((await de(ana, 'documentoListo'))?.canales, ['app']);
  await cambiar({ activa: false, correo: true });
  assert.equal(await de(ana, 'documentoListo'), undefined);
});
