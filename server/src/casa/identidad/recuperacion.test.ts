import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { correo, identidad, usuarios } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { CLAVE, createUsuario } from '../../testing/factories.ts';
import { type Browser, browserOf, mailboxOf } from './testing/identidad.ts';

const app = await startTestApp({ jobs: true });
const { clock, database, close } = app;
const { db } = database.pools;
const mailbox = mailboxOf(app);
after(close);

const OTRA = 'dos gatos en el tejado';
const visitor = browserOf(app);
const forgot = (email: string) => visitor.call(identidad.forgotPassword, { body: { email } });
const submit = (email: string, codigo: string, password = OTRA) =>
  visitor.call(identidad.forgotPasswordSubmit, { body: { email, codigo, password } });
const wrong = (codigo: string) => (codigo === '000000' ? '111111' : '000000');

describe('recuperar la cuenta', () => {
  test('con el código cambia la contraseña, cierra todas las sesiones y avisa', async () => {
    const { email } = await createUsuario(db);
    const [one, two] = [await openedBy(email), await openedBy(email)];
    assert.equal((await forgot(email)).status, 200);
    assert.equal((await submit(email, await mailbox.code(email))).status, 200);
    assert.deepEqual(await Promise.all([one, two].map(state)), ['sesion-vencida', 'sesion-vencida']);
    assert.equal((await mailbox.next(email)).asunto, 'Su contraseña cambió');
    assert.equal((await one.signIn(email, CLAVE)).codigo, 'credenciales-incorrectas');
    assert.equal((await one.signIn(email, OTRA)).status, 200);
  });

  test('de una cuenta invitada la confirma y la deja entrar', async () => {
    const admin = await createUsuario(db, { rol: 'admin' });
    const email = 'nueva@ejemplo.com';
    const body = { email, nombreCompleto: 'Inés Paz', IdRol: 2 };
    assert.equal((await app.as(admin).call(usuarios.create, { body })).data.confirmado, false);
    const invitation = await mailbox.next(email);
    assert.ok(invitation.texto.includes('http://localhost/recover-password?email=nueva%40ejemplo.com'));
    await forgot(email);
    assert.equal((await submit(email, await mailbox.code(email))).status, 200);
    const browser = browserOf(app);
    assert.equal((await browser.signIn(email, OTRA)).status, 200);
    const { data } = await browser.call(usuarios.byEmail, { params: { email } });
    assert.deepEqual([data.confirmado, data.rol.nombre], [true, 'notario']);
  });

  test('con un código equivocado, vencido o ya usado no cambia nada', async () => {
    const { email } = await createUsuario(db);
    await forgot(email);
    const codigo = await mailbox.code(email);
    assert.equal((await submit(email, wrong(codigo))).codigo, 'codigo-incorrecto');
    clock.now = new Date(clock.now.getTime() + 600_000);
    assert.equal((await submit(email, codigo)).codigo, 'codigo-incorrecto');
    await openedBy(email);
    await forgot(email);
    const fresh = await mailbox.code(email);
    assert.equal((await submit(email, fresh)).status, 200);
    assert.equal((await submit(email, fresh, 'tres gatos en el tejado')).codigo, 'codigo-incorrecto');
  });

  test('cinco intentos acaban con el código; más de diez, con los intentos de un cuarto de hora', async () => {
    const { email } = await createUsuario(db);
    await forgot(email);
    const codigo = await mailbox.code(email);
    for (let i = 0; i < 5; i += 1) assert.equal((await submit(email, wrong(codigo))).codigo, 'codigo-incorrecto');
    assert.equal((await submit(email, codigo)).codigo, 'codigo-incorrecto');
    for (let i = 0; i < 4; i += 1) await submit(email, wrong(codigo));
    const { status, codigo: refusal, problem } = await submit(email, wrong(codigo));
    assert.deepEqual([status, refusal, problem?.espera], [429, 'limite-codigos', 900]);
    await openedBy(email);
  });

  test('con una contraseña muy conocida o corta se rechaza en su campo, y el código sigue sirviendo', async () => {
    const { email } = await createUsuario(db);
    await forgot(email);
    const codigo = await mailbox.code(email);
    for (const [password, clave] of [
      ['fedatario', 'claveComun'],
      ['corta', 'claveCorta'],
    ] as const) {
      const { status, problem } = await submit(email, codigo, password);
      assert.equal(status, 422);
      assert.deepEqual(
        problem?.errores?.map((error) => [error.campo, error.clave]),
        [['password', clave]],
      );
    }
    assert.equal((await submit(email, codigo)).status, 200);
  });

  test('de una cuenta desactivada no envía código', async () => {
    const { email } = await createUsuario(db, { activo: false });
    const { email: next } = await createUsuario(db);
    assert.equal((await forgot(email)).status, 200);
    await forgot(next);
    await mailbox.code(next);
    const { data } = await visitor.call(correo.buzon, { query: { para: email } });
    assert.deepEqual(data, []);
  });
});

describe('cambiar la contraseña', () => {
  const change = (browser: Browser, id: string, passwordActual: string, passwordNueva: string) =>
    browser.call(usuarios.updatePassword, { params: { id }, body: { passwordActual, passwordNueva } });

  test('la cambia, deja abierta esta sesión, cierra las demás y avisa', async () => {
    const { email, idUsuario } = await createUsuario(db);
    const [here, other] = [await openedBy(email), await openedBy(email)];
    assert.equal((await change(here, idUsuario, CLAVE, OTRA)).status, 200);
    assert.deepEqual([await state(here), await state(other)], [200, 'sesion-vencida']);
    assert.equal((await here.refresh()).status, 200);
    assert.equal((await other.refresh()).codigo, 'sesion-vencida');
    assert.equal((await mailbox.next(email)).asunto, 'Su contraseña cambió');
    assert.equal((await other.signIn(email, CLAVE)).codigo, 'credenciales-incorrectas');
    assert.equal((await other.signIn(email, OTRA)).status, 200);
  });

  test('con la actual equivocada, una igual o una muy conocida se rechaza en su campo y nada cambia', async () => {
    const { email, idUsuario } = await createUsuario(db);
    const [here, other] = [await openedBy(email), await openedBy(email)];
    const refused = async (actual: string, nueva: string) => {
      const { status, problem } = await change(here, idUsuario, actual, nueva);
      return [status, problem?.errores?.[0]?.campo, problem?.errores?.[0]?.clave];
    };
    assert.deepEqual(await refused('no es esta', OTRA), [422, 'passwordActual', 'claveActualIncorrecta']);
    assert.deepEqual(await refused(CLAVE, CLAVE), [422, 'passwordNueva', 'claveIgual']);
    assert.deepEqual(await refused(CLAVE, 'guatemala'), [422, 'passwordNueva', 'claveComun']);
    assert.equal(await state(other), 200);
    assert.equal((await other.signIn(email, CLAVE)).status, 200);
  });

  test('la de otra persona no existe', async () => {
    const { email } = await createUsuario(db);
    const { idUsuario } = await createUsuario(db);
    assert.equal((await change(await openedBy(email), idUsuario, CLAVE, OTRA)).codigo, 'no-encontrado');
  });

  test('quien tiene una sesión ajena no adivina con ella más de diez veces', async () => {
    const { email, idUsuario } = await createUsuario(db);
    const here = await openedBy(email);
    const tries = await Promise.all(Array.from({ length: 30 }, (_, i) => change(here, idUsuario, `no ${i}`, OTRA)));
    assert.equal(tries.filter(({ codigo }) => codigo === 'datos-invalidos').length, 10);
    assert.equal(tries.filter(({ codigo }) => codigo === 'cuenta-bloqueada').length, 20);
    assert.equal((await browserOf(app).signIn(email, CLAVE)).status, 200);
  });

  test('dos cambios a la vez: uno vale y el otro halla que la actual ya no es esa', async () => {
    const { email, idUsuario } = await createUsuario(db);
    const here = await openedBy(email);
    const nuevas = ['tres gatos en el tejado', 'cuatro gatos en el tejado'];
    const answers = await Promise.all(nuevas.map((nueva) => change(here, idUsuario, CLAVE, nueva)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    const winner = nuevas[answers.findIndex(({ status }) => status === 200)] ?? '';
    assert.equal((await browserOf(app).signIn(email, winner)).status, 200);
  });
});

async function openedBy(email: string): Promise<Browser> {
  const browser = browserOf(app);
  assert.equal((await browser.signIn(email, CLAVE)).status, 200);
  return browser;
}

async function state(browser: Browser): Promise<number | string | undefined> {
  const { status, codigo } = await browser.call(identidad.listSesiones, {});
  return codigo ?? status;
}
