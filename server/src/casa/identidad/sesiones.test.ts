import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { identidad, usuarios } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { CLAVE, createUsuario } from '../../testing/factories.ts';
import { markTurnoConfirmado } from './filas/queries.ts';
import { type Browser, browserOf, mailboxOf } from './testing/identidad.ts';

const app = await startTestApp({ jobs: true });
const { clock, database, close } = app;
const { db } = database.pools;
const mailbox = mailboxOf(app);
after(close);

const OTRA = 'dos gatos en el tejado';
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

describe('las sesiones', () => {
  test('se listan solo las propias, con su dispositivo y cuál es esta', async () => {
    const { email } = await createUsuario(db);
    const [here] = [await openedBy(email), await openedBy(email), await openedBy((await createUsuario(db)).email)];
    const { data } = await here.call(identidad.listSesiones, {});
    assert.deepEqual(data.map(({ actual }) => actual).sort(), [false, true]);
    assert.ok(data.every(({ dispositivo }) => dispositivo === 'Dispositivo sin identificar'));
  });

  test('una se cierra, y termina en su siguiente petición', async () => {
    const { email } = await createUsuario(db);
    const [here, other] = [await openedBy(email), await openedBy(email)];
    const { data } = await here.call(identidad.listSesiones, {});
    const idSesion = data.find(({ actual }) => !actual)?.idSesion ?? '';
    assert.equal((await here.call(identidad.closeSesion, { params: { idSesion } })).status, 200);
    assert.equal(await state(other), 'sesion-vencida');
    assert.equal((await other.refresh()).codigo, 'sesion-vencida');
    assert.equal(await state(here), 200);
    assert.equal((await here.call(identidad.closeSesion, { params: { idSesion } })).codigo, 'no-encontrado');
  });

  test('la de otra persona no existe', async () => {
    const [here, hers] = [await opened(), await opened()];
    const idSesion = (await hers.call(identidad.listSesiones, {})).data[0]?.idSesion ?? '';
    assert.equal((await here.call(identidad.closeSesion, { params: { idSesion } })).codigo, 'no-encontrado');
    assert.equal(await state(hers), 200);
  });

  test('se cierran todas las demás', async () => {
    const { email } = await createUsuario(db);
    const [here, one, two] = [await openedBy(email), await openedBy(email), await openedBy(email)];
    assert.equal((await here.call(identidad.closeOtherSesiones, {})).status, 200);
    assert.deepEqual(await Promise.all([here, one, two].map(state)), [200, 'sesion-vencida', 'sesion-vencida']);
  });

  test('«no fui yo» las cierra todas, y para entrar pide una contraseña nueva por correo', async () => {
    const { email } = await createUsuario(db);
    const [here, intruder] = [await openedBy(email), await openedBy(email)];
    assert.equal((await here.call(identidad.reportIntrusion, {})).status, 200);
    assert.deepEqual(await Promise.all([here, intruder].map(state)), ['sesion-vencida', 'sesion-vencida']);
    const { codigo, cookies } = await intruder.signIn(email, CLAVE);
    assert.deepEqual([codigo, cookies], ['cambio-de-clave-requerido', []]);
    const body = { email, codigo: await mailbox.code(email), password: OTRA };
    assert.equal((await here.call(identidad.forgotPasswordSubmit, { body })).status, 200);
    assert.equal((await intruder.signIn(email, CLAVE)).codigo, 'credenciales-incorrectas');
    assert.equal((await here.signIn(email, OTRA)).status, 200);
  });

  test('salir la termina, y salir dos veces o sin sesión no es un error', async () => {
    const here = await opened();
    const before = { ...here.cookies };
    assert.equal((await here.call(identidad.signOut, {})).status, 200);
    assert.equal(here.cookies.sesion, '');
    assert.equal(await state(here), 'sesion-vencida');
    assert.equal((await browserOf(app, before).refresh()).codigo, 'sesion-vencida');
    assert.equal((await browserOf(app, before).call(identidad.signOut, {})).status, 200);
    assert.equal((await browserOf(app).call(identidad.signOut, {})).status, 200);
  });

  test('desactivada su dueña, termina en la siguiente petición y no se renueva ni vuelve con ella', async () => {
    const { email, idUsuario } = await createUsuario(db);
    const here = await openedBy(email);
    const activo = (value: boolean) =>
      db.updateTable('usuarios').set({ activo: value }).where('idUsuario', '=', idUsuario).execute();
    await activo(false);
    assert.equal(await state(here), 'sesion-vencida');
    assert.equal((await here.refresh()).codigo, 'sesion-vencida');
    assert.equal((await here.signIn(email, CLAVE)).codigo, 'cuenta-desactivada');
    await activo(true);
    assert.equal((await here.refresh()).codigo, 'sesion-vencida');
  });

  test('el rol nuevo vale desde la siguiente petición', async () => {
    const { email, idUsuario } = await createUsuario(db, { rol: 'admin' });
    const here = await openedBy(email);
    assert.equal((await here.call(usuarios.list, { query: {} })).status, 200);
    await db.updateTable('usuarios').set({ idRol: 3 }).where('idUsuario', '=', idUsuario).execute();
    assert.equal((await here.call(usuarios.list, { query: {} })).codigo, 'acceso-denegado');
  });
});

describe('renovar', () => {
  test('el token de acceso vence a los diez minutos, se renueva y la sesión sigue', async () => {
    const here = await opened();
    later(599);
    assert.equal(await state(here), 200);
    later(1);
    assert.equal(await state(here), 'sesion-vencida');
    assert.equal((await here.refresh()).status, 200);
    assert.equal(await state(here), 200);
  });

  test('la sesión termina a los treinta días, se use lo que se use', async () => {
    const here = await opened();
    for (let day = 1; day < 30; day += 1) {
      later(86_400);
      assert.equal((await here.refresh()).status, 200);
      assert.equal(await state(here), 200);
    }
    later(86_400);
    assert.equal((await here.refresh()).codigo, 'sesion-vencida');
  });

  test('con un token viejo, la sesión se cierra para quien lo copió y para su dueña', async () => {
    const here = await opened();
    const copied = { ...here.cookies };
    later(600);
    await here.refresh();
    await state(here);
    later(11);
    assert.equal((await browserOf(app, copied).refresh()).codigo, 'sesion-vencida');
    assert.equal(await state(here), 'sesion-vencida');
    assert.equal((await here.refresh()).codigo, 'sesion-vencida');
  });

  test('con uno de hace dos turnos, también al momento', async () => {
    const here = await opened();
    const copied = { ...here.cookies };
    await here.refresh();
    await here.refresh();
    assert.equal((await browserOf(app, copied).refresh()).codigo, 'sesion-vencida');
    assert.equal(await state(here), 'sesion-vencida');
  });

  test('en dos pestañas a la vez sirve en las dos, y la cookie nueva es una', async () => {
    const one = await opened();
    const two = browserOf(app, one.cookies);
    later(600);
    const answers = await Promise.all([one.refresh(), two.refresh()]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.deepEqual(await Promise.all([one, two].map(state)), [200, 200]);
    assert.equal(answers.flatMap(({ cookies }) => cookies).filter(({ name }) => name === 'sesion').length, 1);
  });

  test('si la respuesta se perdió, el token anterior sirve otra vez, y el perdido ya no', async () => {
    const here = await opened();
    later(600);
    const lost = browserOf(app, here.cookies);
    await lost.refresh();
    later(60);
    assert.equal((await here.refresh()).status, 200);
    assert.equal(await state(here), 200);
    assert.equal((await lost.refresh()).codigo, 'sesion-vencida');
    assert.equal(await state(here), 'sesion-vencida');
  });

  test('sin cookie, o con una que no es nuestra, no hay sesión', async () => {
    const { sesion = '' } = (await opened()).cookies;
    const [id] = sesion.split('.');
    for (const fake of ['', 'x', `${id}.`, `${id}.${'A'.repeat(43)}`, `${sesion}x`]) {
      assert.equal((await browserOf(app, { sesion: fake }).refresh()).codigo, 'sesion-vencida', fake);
    }
  });

  test('un token de acceso de un turno anterior no prueba que llegó la respuesta del nuevo', async () => {
    const here = await opened();
    const lost = browserOf(app, here.cookies);
    await lost.refresh();
    assert.equal(await state(here), 200);
    assert.equal((await here.refresh()).status, 200);
    assert.equal(await state(here), 200);
    later(60);
    assert.equal((await here.refresh()).status, 200);
  });

  test('una petición que se cruza con la renovación no confirma el turno nuevo', async () => {
    const here = await opened();
    const idSesion = (await here.call(identidad.listSesiones, {})).data[0]?.idSesion ?? '';
    await browserOf(app, here.cookies).refresh();
    await markTurnoConfirmado(db, idSesion, 1);
    later(60);
    assert.equal((await here.refresh()).status, 200);
  });
});

async function opened(): Promise<Browser> {
  return openedBy((await createUsuario(db)).email);
}

async function openedBy(email: string): Promise<Browser> {
  const browser = browserOf(app);
  assert.equal((await browser.signIn(email, CLAVE)).status, 200);
  return browser;
}

/** Result of a private call: 200 or the code of the refusal. */
async function state(browser: Browser): Promise<number | string | undefined> {
  const { status, codigo } = await browser.call(identidad.listSesiones, {});
  return codigo ?? status;
}
