import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { identidad, usuarios } from '@fedatario/contract/casa';
import { startTestApp } from '../../../testing/client.ts';
import { CLAVE, type CreatedUsuario, createUsuario, type UsuarioOptions } from '../../../testing/factories.ts';
import { createTramite } from '../../../tramite/tramites/testing/tramites.ts';
import { browserOf, mailboxOf } from '../../identidad/testing/identidad.ts';

const app = await startTestApp({ jobs: true });
const { as, clock, database, close } = app;
const { db } = database.pools;
after(close);
const admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Zoila Paz' });

const { list, read, invite, activate, changeRol, sesiones, closeSesion, closeSesiones } = api.cuentas;
const paramsOf = ({ idUsuario }: { idUsuario: string }) => ({ params: { idUsuario } });
const block = (who: CreatedUsuario, activo = false, by = admin) =>
  as(by).call(activate, { ...paramsOf(who), body: { activo, motivo: activo ? null : 'Se fue de la firma' } });
const name = (who: CreatedUsuario, IdRol: number, by = admin) =>
  as(by).call(changeRol, { ...paramsOf(who), body: { IdRol } });

/** A user signed in with their own browser. */
async function signedIn(options: UsuarioOptions = {}) {
  const who = await createUsuario(db, options);
  const browser = browserOf(app);
  assert.equal((await browser.signIn(who.email, CLAVE)).status, 200);
  return { who, browser, status: async () => (await browser.call(identidad.listSesiones, {})).status };
}

describe('la lista de usuarios', () => {
  test('se busca, se filtra por rol y estado, y se ordena', async () => {
    await createUsuario(db, { nombreCompleto: 'Beto Único', rol: 'notario' });
    const { who } = await signedIn({ nombreCompleto: 'Alba Única', rol: 'notario' });
    await createUsuario(db, { nombreCompleto: 'Carla Única', activo: false });
    const names = async (query: object) =>
      (await as(admin).call(list, { query: { texto: 'únic', ...query } as never })).data.map(
        (row) => row.nombreCompleto,
      );
    assert.deepEqual(await names({}), ['Alba Única', 'Beto Único', 'Carla Única']);
    assert.deepEqual(await names({ orden: '-nombre', rol: 'notario' }), ['Beto Único', 'Alba Única']);
    assert.deepEqual(await names({ estado: 'bloqueado' }), ['Carla Única']);
    const { data } = await as(admin).call(read, paramsOf(who));
    assert.deepEqual([data.estado, data.sesiones, data.vistaEn], ['activo', 1, clock.now.toISOString()]);
  });

  test('la notaría ve a sus clientes, y nada cambia en ella', async () => {
    const notario = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
    const ana = await createUsuario(db);
    const { cliente } = await createTramite(db, notario);
    const { data } = await as(notario).call(list, { query: { limite: 100 } });
    const suyas = new Set([cliente.idUsuario, notario.idUsuario]);
    assert.deepEqual(new Set(data.map(({ idUsuario }) => idUsuario)), suyas);
    const file = await as(notario).call(api.cuentas.export, { query: { formato: 'csv' } });
    assert.equal(Buffer.from(file.data.contenido).toString().trimEnd().split('\r\n').length, 3);
    assert.equal((await as(notario).call(read, paramsOf(cliente))).status, 200);
    assert.equal((await as(notario).call(read, paramsOf(ana))).status, 404);
    assert.equal((await as(notario).call(sesiones, paramsOf(ana))).status, 403);
    assert.equal((await block(ana, false, notario)).status, 403);
  });

  test('se exporta como se ve', async () => {
    const query = { formato: 'csv', texto: 'Zoila' } as const;
    const { data } = await as(admin).call(api.cuentas.export, { query });
    const [head, ...lines] = Buffer.from(data.contenido).toString().trimEnd().split('\r\n');
    assert.match(head ?? '', /Nombre,Correo,Rol,Estado/);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? '', /^Zoila Paz,.*,Administrador,Activo,/);
  });
});

describe('una invitación', () => {
  test('está pendiente hasta que se elige la contraseña, y puede enviarse otra vez', async () => {
    const mailbox = mailboxOf(app);
    const email = 'invitada@ejemplo.com';
    const { data } = await as(admin).call(usuarios.create, { body: { email, nombreCompleto: 'Inés Paz', IdRol: 2 } });
    assert.match((await mailbox.next(email)).texto, /recover-password/);
    assert.equal((await as(admin).call(read, paramsOf(data))).data.estado, 'invitado');
    assert.equal((await as(admin).call(invite, paramsOf(data))).status, 200);
    assert.match((await mailbox.next(email)).texto, /recover-password/);
    await as(undefined).call(identidad.forgotPassword, { body: { email } });
    const body = { email, codigo: await mailbox.code(email), password: 'una clave bien larga' };
    assert.equal((await as(undefined).call(identidad.forgotPasswordSubmit, { body })).status, 200);
    assert.equal((await as(admin).call(read, paramsOf(data))).data.estado, 'activo');
    assert.equal((await as(admin).call(invite, paramsOf(data))).codigo, 'estado-no-permite');
  });

  test('para administrar pide la contraseña de quien invita, si no la acaba de escribir', async () => {
    const now = clock.now;
    const boss = await createUsuario(db, { rol: 'admin' });
    const body = (email: string, IdRol: number) => ({ body: { email, nombreCompleto: 'Eva', IdRol } });
    assert.equal((await as(boss).call(usuarios.create, body('a1@ejemplo.com', 1))).status, 200);
    clock.now = new Date(now.getTime() + 6 * 60_000);
    assert.equal((await as(boss).call(usuarios.create, body('a2@ejemplo.com', 2))).status, 200);
    assert.equal((await as(boss).call(usuarios.create, body('a3@ejemplo.com', 1))).codigo, 'reingreso-requerido');
    clock.now = now;
  });
});

describe('quien es bloqueado', () => {
  test('sale en su siguiente petición y no entra hasta que se le desbloquea', async () => {
    const { who, browser, status } = await signedIn();
    assert.equal(await status(), 200);
    assert.equal((await block(who)).data.estado, 'bloqueado');
    assert.equal(await status(), 401);
    assert.equal((await browser.signIn(who.email, CLAVE)).codigo, 'cuenta-desactivada');
    assert.equal((await block(who, true)).data.estado, 'activo');
    assert.equal(await status(), 401);
    assert.equal((await browser.signIn(who.email, CLAVE)).status, 200);
  });
});

describe('un rol', () => {
  test('se cambia con la contraseña recién escrita, y cierra las sesiones de su dueña', async () => {
    const { who, status } = await signedIn();
    const now = clock.now;
    const boss = await createUsuario(db, { rol: 'admin' });
    await as(boss).call(read, paramsOf(who));
    clock.now = new Date(now.getTime() + 6 * 60_000);
    assert.equal((await name(who, 2, boss)).codigo, 'reingreso-requerido');
    clock.now = now;
    assert.equal((await name(who, 2, boss)).data.rol.nombre, 'notario');
    assert.equal(await status(), 401);
  });

  test('nadie cambia el suyo ni se bloquea', async () => {
    assert.equal((await name(admin, 3)).codigo, 'cuenta-propia');
    assert.equal((await block(admin)).codigo, 'cuenta-propia');
    const enMayusculas = { ...admin, idUsuario: admin.idUsuario.toUpperCase() };
    assert.equal((await name(enMayusculas, 3)).codigo, 'cuenta-propia');
    assert.equal((await block(enMayusculas)).codigo, 'cuenta-propia');
  });

  test('la última persona que administra lo conserva, aunque dos se quiten a la vez', async () => {
    await db.updateTable('usuarios').set({ activo: false }).where('idRol', '=', 1).execute();
    const [ana, eva] = [await createUsuario(db, { rol: 'admin' }), await createUsuario(db, { rol: 'admin' })];
    const pending = await createUsuario(db, { rol: 'admin', confirmado: false });
    // Both sessions are open before either acts.
    await Promise.all([as(ana).call(list, { query: {} }), as(eva).call(list, { query: {} })]);
    const answers = await Promise.all([name(ana, 3, eva), name(eva, 3, ana)]);
    assert.deepEqual(answers.map(({ status }) => status === 200).sort(), [false, true]);
    const left = answers[0].status === 200 ? eva : ana;
    // An administrator who never signed in does not count as one who can govern.
    assert.equal((await name(left, 3, pending)).codigo, 'ultimo-administrador');
    assert.equal((await block(left, false, pending)).codigo, 'ultimo-administrador');
    await db.updateTable('usuarios').set({ activo: true, idRol: 1 }).where('idUsuario', '=', admin.idUsuario).execute();
  });
});

test('las sesiones de otra persona se ven y se cierran, una o todas', async () => {
  const { who, status } = await signedIn();
  const second = browserOf(app);
  await second.signIn(who.email, CLAVE);
  const { data } = await as(admin).call(sesiones, paramsOf(who));
  assert.equal(data.length, 2);
  const idSesion = data[0]?.idSesion ?? '';
  const params = { idUsuario: who.idUsuario, idSesion };
  assert.equal((await as(admin).call(closeSesion, { params })).status, 200);
  assert.equal((await as(admin).call(closeSesion, { params })).status, 404);
  assert.equal((await as(admin).call(closeSesiones, paramsOf(who))).status, 200);
  assert.equal(await status(), 401);
  assert.deepEqual((await as(admin).call(sesiones, paramsOf(who))).data, []);
});
