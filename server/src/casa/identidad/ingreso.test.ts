import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { identidad, usuarios } from '@fedatario/contract/casa';
import { AppError } from '../../http/errors.ts';
import type { IdentityProvider } from '../../services/identity/provider.ts';
import { startTestApp } from '../../testing/client.ts';
import { CLAVE, createUsuario } from '../../testing/factories.ts';
import { browserOf, mailboxOf } from './testing/identidad.ts';
import { propioDePrueba } from './testing/propio.ts';

const OTRA = 'dos gatos en el tejado';
/** Every password that is really evaluated; `meanwhile` happens between a right one and the session it opens. */
const evaluated: string[] = [];
let meanwhile: () => Promise<unknown> = async () => undefined;
let quick = false;

const provider: IdentityProvider = {
  ...propioDePrueba,
  signIn: async (context, account) => {
    evaluated.push(account.password);
    if (quick) throw new AppError('credenciales-incorrectas');
    const credential = await propioDePrueba.signIn(context, account);
    await meanwhile();
    return credential;
  },
};
const app = await startTestApp({ jobs: true, provider });
const { clock, database, close } = app;
const { db } = database.pools;
const mailbox = mailboxOf(app);
after(close);

const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const guess = (email: string, password = 'no es esta', cookies = {}) => browserOf(app, cookies).signIn(email, password);

async function block(email: string): Promise<void> {
  for (let i = 0; i < 11; i += 1) await guess(email);
  assert.equal((await guess(email)).codigo, 'cuenta-bloqueada');
}

/**
 * Four times the connections to the database, so that guesses wait for each other. Of 200 at once a busy machine refuses some with 503
 * instead: nobody waits longer than four seconds for a connection.
 */
const AT_ONCE = 25;

/** Two hundred guesses, so many at once. */
async function guessOften(email: string) {
  const answers: Awaited<ReturnType<typeof guess>>[] = [];
  let next = 0;
  const guesser = async () => {
    while (next < 200) answers.push(await guess(email, `intento ${next++}`));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return answers;
}

describe('adivinar una contraseña', () => {
  test(`200, de a ${AT_ONCE} a la vez: se evalúan diez, las demás hallan la cuenta bloqueada`, async () => {
    const { email } = await createUsuario(db);
    evaluated.length = 0;
    const answers = await guessOften(email);
    const count = (codigo: string) => answers.filter((answer) => answer.codigo === codigo).length;
    assert.equal(evaluated.length, 10);
    assert.equal(count('credenciales-incorrectas'), 10);
    assert.equal(count('cuenta-bloqueada'), 190);
  });

  test('las mismas sobre un correo sin cuenta: lo mismo', async () => {
    evaluated.length = 0;
    const email = 'no-existe@ejemplo.com';
    const answers = await guessOften(email);
    assert.equal(evaluated.length, 10);
    assert.equal(answers.filter(({ codigo }) => codigo === 'cuenta-bloqueada').length, 190);
  });

  test('la buena tampoco entra mientras dura el bloqueo, ni se evalúa; después sí', async () => {
    const { email } = await createUsuario(db);
    await block(email);
    evaluated.length = 0;
    const { status, codigo, problem, headers } = await guess(email, CLAVE);
    assert.deepEqual([status, codigo, problem?.espera, headers['retry-after']], [403, 'cuenta-bloqueada', 900, '900']);
    assert.equal(evaluated.length, 0);
    later(900);
    assert.equal((await guess(email, CLAVE)).status, 200);
  });

  test('ningún cuarto de hora tiene más de diez, empiece donde empiece', async () => {
    const { email } = await createUsuario(db);
    evaluated.length = 0;
    await guess(email);
    later(890);
    for (let i = 0; i < 9; i += 1) await guess(email);
    later(20);
    for (let i = 0; i < 9; i += 1) await guess(email);
    assert.equal(evaluated.length, 10);
  });

  test('cada bloqueo dura el doble, un día a lo más, y un día después de terminar el último se olvida', async (t) => {
    t.after(() => {
      quick = false;
    });
    const { email } = await createUsuario(db);
    quick = true;
    const waits: (number | undefined)[] = [];
    const untilBlocked = async () => {
      for (let i = 0; i < 10; i += 1) assert.equal((await guess(email)).codigo, 'credenciales-incorrectas');
      const wait = (await guess(email)).problem?.espera;
      waits.push(wait);
      later(wait ?? 0);
    };
    for (let i = 0; i < 9; i += 1) await untilBlocked();
    assert.deepEqual(waits, [900, 1800, 3600, 7200, 14_400, 28_800, 57_600, 86_400, 86_400]);
    later(86_400);
    await untilBlocked();
    assert.equal(waits.at(-1), 900);
  });

  test('quien acierta empieza de nuevo', async () => {
    const { email } = await createUsuario(db);
    for (let i = 0; i < 9; i += 1) await guess(email);
    assert.equal((await guess(email, CLAVE)).status, 200);
    for (let i = 0; i < 10; i += 1) assert.equal((await guess(email)).codigo, 'credenciales-incorrectas');
  });
});

describe('mientras un extraño adivina', () => {
  test('la dueña entra desde el dispositivo que ya usó, y las vecinas desde cualquiera', async () => {
    const { email } = await createUsuario(db);
    const vecina = await createUsuario(db);
    const { dispositivo = '' } = (await openedBy(email)).cookies;
    await block(email);
    assert.equal((await guess(email, CLAVE, { dispositivo })).status, 200);
    assert.equal((await guess(vecina.email, CLAVE)).status, 200);
    assert.equal((await guess(email, CLAVE)).codigo, 'cuenta-bloqueada');
  });

  test('una cookie de dispositivo de otra cuenta, o inventada, no sirve', async () => {
    const { email } = await createUsuario(db);
    const { dispositivo = '' } = (await openedBy((await createUsuario(db)).email)).cookies;
    await block(email);
    const [name, signature] = dispositivo.split('.');
    for (const fake of [dispositivo, `${name}.${signature}.${signature}`, 'x.y', `${name}.`, '.']) {
      assert.equal((await guess(email, CLAVE, { dispositivo: fake })).codigo, 'cuenta-bloqueada');
    }
  });

  test('dos personas del mismo dispositivo siguen las dos libres', async () => {
    const [una, otra] = [await createUsuario(db), await createUsuario(db)];
    const shared = await openedBy(una.email);
    await shared.signIn(otra.email, CLAVE);
    for (const { email } of [una, otra]) {
      await block(email);
      assert.equal((await guess(email, CLAVE, shared.cookies)).status, 200);
    }
  });

  test('desde un dispositivo nuevo recupera la cuenta por correo, y ese queda libre', async () => {
    const { email } = await createUsuario(db);
    await block(email);
    const browser = browserOf(app);
    await browser.call(identidad.forgotPassword, { body: { email } });
    const body = { email, codigo: await mailbox.code(email), password: OTRA };
    assert.equal((await browser.call(identidad.forgotPasswordSubmit, { body })).status, 200);
    await block(email);
    assert.equal((await browser.signIn(email, OTRA)).status, 200);
  });

  test('pedir códigos en su nombre no le impide pedir el suyo desde un dispositivo conocido', async () => {
    const { email } = await createUsuario(db);
    const owner = await openedBy(email);
    const ask = (browser: typeof owner) => browser.call(identidad.forgotPassword, { body: { email } });
    for (let i = 0; i < 5; i += 1) await ask(browserOf(app));
    assert.equal((await ask(browserOf(app))).codigo, 'limite-codigos');
    assert.equal((await ask(owner)).status, 200);
  });
});

describe('entrar', () => {
  test('con una contraseña que cambió mientras se comprobaba no abre nada', async () => {
    const usuario = await createUsuario(db);
    const change = { passwordActual: CLAVE, passwordNueva: OTRA };
    meanwhile = async () => {
      meanwhile = async () => undefined;
      const owner = app.as(usuario);
      const { status } = await owner.call(usuarios.updatePassword, { params: { id: usuario.idUsuario }, body: change });
      assert.equal(status, 200);
    };
    assert.equal((await guess(usuario.email, CLAVE)).codigo, 'credenciales-incorrectas');
    assert.equal((await guess(usuario.email, OTRA)).status, 200);
  });

  test('de nuevo en el mismo navegador cierra la sesión que tenía', async () => {
    const { email } = await createUsuario(db);
    const browser = await openedBy(email);
    const before = { ...browser.cookies };
    await browser.signIn(email, CLAVE);
    assert.equal((await browser.call(identidad.listSesiones, {})).data.length, 1);
    assert.equal((await browserOf(app, before).refresh()).codigo, 'sesion-vencida');
  });

  test('con la cuenta desactivada no se puede, y solo lo sabe quien tiene la contraseña', async () => {
    const { email } = await createUsuario(db, { activo: false });
    assert.equal((await guess(email)).codigo, 'credenciales-incorrectas');
    const { status, codigo, cookies } = await guess(email, CLAVE);
    assert.deepEqual([status, codigo, cookies], [403, 'cuenta-desactivada', []]);
  });

  test('de una invitada que aún no eligió contraseña se rechaza como cualquier otra', async () => {
    const { idUsuario, email } = await createUsuario(db);
    await db.updateTable('cuentas').set({ claveHash: null }).where('idUsuario', '=', idUsuario).execute();
    assert.equal((await guess(email, CLAVE)).codigo, 'credenciales-incorrectas');
  });
});

async function openedBy(email: string) {
  const browser = browserOf(app);
  assert.equal((await browser.signIn(email, CLAVE)).status, 200);
  return browser;
}
