import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { cambioDeCorreo, identidad, usuarios } from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../../testing/client.ts';
import { CLAVE, createUsuario } from '../../../testing/factories.ts';
import { type Browser, browserOf, mailboxOf } from '../../identidad/testing/identidad.ts';

const app = await startTestApp({ jobs: true });
const { clock, database, close } = app;
const { db } = database.pools;
const mailbox = mailboxOf(app);
after(close);

let serial = 0;
const unused = () => {
  serial += 1;
  return `nueva${serial}@ejemplo.com`;
};
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const wrong = (codigo: string) => (codigo === '000000' ? '111111' : '000000');
const opened = async (email: string) => {
  const browser = browserOf(app);
  assert.equal((await browser.signIn(email, CLAVE)).status, 200);
  return browser;
};
const begin = (browser: Browser, email: string) => browser.call(cambioDeCorreo.begin, { body: { email } });
const finish = (browser: Browser, codigoNuevo: string, codigoAnterior: string) =>
  browser.call(cambioDeCorreo.finish, { body: { codigoNuevo, codigoAnterior } });
const emailOf = async (idUsuario: string) =>
  (await db.selectFrom('usuarios').select('email').where('idUsuario', '=', idUsuario).executeTakeFirstOrThrow()).email;

/** A signed-in customer with both codes. */
async function asked(nuevo = unused()) {
  const { email, idUsuario } = await createUsuario(db);
  const here = await opened(email);
  assert.equal((await begin(here, nuevo)).status, 200);
  const codigoAnterior = await mailbox.code(email);
  return { email, idUsuario, here, nuevo, codigoAnterior };
}
const askedWithBoth = async (nuevo = unused()) => {
  const made = await asked(nuevo);
  return { ...made, codigoNuevo: await mailbox.code(made.nuevo) };
};

describe('cambiar el correo de la cuenta', () => {
  test('el boletín sigue a su lectora al correo nuevo, también si ese ya lo recibía', async () => {
    const lectores = async (...correos: string[]) =>
      await db
        .selectFrom('boletin')
        .select(['email', 'idUsuario', 'activo', 'nombre'])
        .where('email', 'in', correos)
        .execute();
    for (const yaLee of [false, true]) {
      const { email, idUsuario, here, nuevo, codigoAnterior, codigoNuevo } = await askedWithBoth();
      const row = { nombre: 'Ana Lee', activo: true, fSuscripcion: clock.now, confirmadoEn: clock.now };
      await db
        .insertInto('boletin')
        .values({ ...row, idBoletin: uuidv7(), email, idUsuario })
        .execute();
      const otra = { ...row, idBoletin: uuidv7(), email: nuevo, idUsuario: null, activo: false, confirmadoEn: null };
      if (yaLee) await db.insertInto('boletin').values(otra).execute();
      assert.equal((await finish(here, codigoNuevo, codigoAnterior)).status, 200);
      assert.deepEqual(await lectores(email, nuevo), [{ email: nuevo, idUsuario, activo: true, nombre: 'Ana Lee' }]);
    }
  });

  test('con los dos códigos se entra con el nuevo, las demás sesiones terminan y se avisa a ambos', async () => {
    const { email, idUsuario, here, nuevo, codigoAnterior, codigoNuevo } = await askedWithBoth();
    const other = await opened(email);
    assert.equal((await here.call(cambioDeCorreo.read, {})).data.cambio?.email, nuevo);
    assert.deepEqual((await finish(here, codigoNuevo, codigoAnterior)).data, { email: nuevo });
    assert.equal(await emailOf(idUsuario), nuevo);
    assert.equal((await other.call(identidad.listSesiones, {})).codigo, 'sesion-vencida');
    assert.equal((await here.call(identidad.listSesiones, {})).data.length, 1);
    assert.equal((await here.refresh()).data.email, nuevo);
    assert.equal((await here.call(cambioDeCorreo.read, {})).data.cambio, null);
    for (const address of [email, nuevo]) {
      const { asunto, texto } = await mailbox.next(address);
      assert.equal(asunto, 'El correo de su cuenta cambió');
      assert.match(texto, /No fui yo/);
    }
    assert.equal((await other.signIn(email, CLAVE)).codigo, 'credenciales-incorrectas');
    assert.equal((await other.signIn(nuevo, CLAVE)).status, 200);
    assert.equal((await finish(here, codigoNuevo, codigoAnterior)).codigo, 'codigo-incorrecto');
  });

  test('un código equivocado dice cuál es, y no cambia nada', async () => {
    const { email, idUsuario, here, codigoAnterior, codigoNuevo } = await askedWithBoth();
    const first = await finish(here, wrong(codigoNuevo), codigoAnterior);
    assert.deepEqual([first.status, first.problem?.errores?.[0]?.campo], [422, 'codigoNuevo']);
    const second = await finish(here, codigoNuevo, wrong(codigoAnterior));
    assert.equal(second.problem?.errores?.[0]?.campo, 'codigoAnterior');
    assert.equal((await finish(here, codigoAnterior, codigoNuevo)).status, 422);
    assert.equal(await emailOf(idUsuario), email);
  });

  test('cinco intentos acaban con los códigos', async () => {
    const { email, idUsuario, here, codigoAnterior, codigoNuevo } = await askedWithBoth();
    for (let n = 0; n < 5; n += 1) await finish(here, wrong(codigoNuevo), codigoAnterior);
    assert.equal((await finish(here, codigoNuevo, codigoAnterior)).codigo, 'codigo-incorrecto');
    assert.equal(await emailOf(idUsuario), email);
  });

  test('vencidos no valen', async () => {
    const { email, idUsuario, here, codigoAnterior, codigoNuevo } = await askedWithBoth();
    later(599);
    assert.ok((await here.call(cambioDeCorreo.read, {})).data.cambio);
    await here.refresh();
    later(1);
    assert.equal((await finish(here, codigoNuevo, codigoAnterior)).codigo, 'codigo-incorrecto');
    assert.equal(await emailOf(idUsuario), email);
  });

  test('pedir otra vez, u otra dirección, deja sin valor los códigos de antes', async () => {
    const { email, idUsuario, here, codigoAnterior, codigoNuevo } = await askedWithBoth();
    const otra = unused();
    assert.equal((await begin(here, otra)).status, 200);
    const segundo = await mailbox.code(email);
    const suyo = await mailbox.code(otra);
    assert.equal((await finish(here, codigoNuevo, codigoAnterior)).status, 422);
    assert.equal((await finish(here, codigoNuevo, segundo)).status, 422);
    assert.equal((await finish(here, suyo, segundo)).status, 200);
    assert.equal(await emailOf(idUsuario), otra);
  });

  test('lo que se escribió mal, o ya es el correo de la cuenta, se dice', async () => {
    const { email } = await createUsuario(db);
    const here = await opened(email);
    for (const [typed, clave] of [
      ['', 'requerido'],
      ['sin arroba', 'correo'],
      [email.toUpperCase(), 'correoIgual'],
    ] as const) {
      const { problem } = await begin(here, typed);
      assert.deepEqual([problem?.errores?.[0]?.campo, problem?.errores?.[0]?.clave], ['email', clave]);
    }
  });

  test('exige la contraseña reciente, y quien no entró no puede', async () => {
    const { email } = await createUsuario(db);
    const here = await opened(email);
    later(301);
    assert.equal((await begin(here, unused())).codigo, 'reingreso-requerido');
    await here.call(identidad.signInAgain, { body: { password: CLAVE } });
    assert.equal((await begin(here, unused())).status, 200);
    assert.equal((await begin(browserOf(app), unused())).status, 401);
  });

  test('no se piden códigos sin fin', async () => {
    const { email } = await createUsuario(db);
    const here = await opened(email);
    for (let n = 0; n < 5; n += 1) assert.equal((await begin(here, unused())).status, 200);
    assert.equal((await begin(here, unused())).codigo, 'limite-codigos');
  });

  test('un código para la contraseña enviado al correo de antes ya no sirve', async () => {
    const { email, here, nuevo, codigoAnterior, codigoNuevo } = await askedWithBoth();
    await here.call(identidad.forgotPassword, { body: { email } });
    const codigo = await mailbox.code(email);
    assert.equal((await finish(here, codigoNuevo, codigoAnterior)).status, 200);
    const body = { email: nuevo, codigo, password: 'dos gatos en el tejado' };
    assert.equal((await here.call(identidad.forgotPasswordSubmit, { body })).codigo, 'codigo-incorrecto');
  });
});

describe('un correo que ya tiene cuenta', () => {
  test('responde lo mismo que uno libre, avisa a su dueña y no hay código que lo abra', async () => {
    const duena = await createUsuario(db);
    const free = await asked();
    const { email, idUsuario, here, codigoAnterior } = await asked(duena.email);
    const [one, two] = [await begin(free.here, unused()), await begin(here, duena.email)];
    assert.deepEqual([one.status, Object.keys(one.data)], [two.status, Object.keys(two.data)]);
    assert.equal((await mailbox.next(duena.email)).asunto, 'Usted ya tiene una cuenta');
    const segundo = await mailbox.code(email);
    assert.notEqual(segundo, codigoAnterior);
    assert.equal((await finish(here, '000000', segundo)).problem?.errores?.[0]?.campo, 'codigoNuevo');
    assert.deepEqual([await emailOf(idUsuario), await emailOf(duena.idUsuario)], [email, duena.email]);
  });

  test('dos cuentas que cambian al mismo a la vez: una sola lo tiene', async () => {
    const nuevo = unused();
    const one = await askedWithBoth(nuevo);
    const two = await askedWithBoth(nuevo);
    const answers = await Promise.all(
      [one, two].map(({ here, codigoNuevo, codigoAnterior }) => finish(here, codigoNuevo, codigoAnterior)),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    assert.equal(answers.find(({ status }) => status === 409)?.codigo, 'correo-en-uso');
    const owners = await Promise.all([one, two].map(({ idUsuario }) => emailOf(idUsuario)));
    assert.equal(owners.filter((email) => email === nuevo).length, 1);
  });

  test('si alguien abre una cuenta con él entre tanto, el cambio se rechaza', async () => {
    const { email, idUsuario, here, nuevo, codigoAnterior, codigoNuevo } = await askedWithBoth();
    await createUsuario(db, { email: nuevo });
    assert.equal((await finish(here, codigoNuevo, codigoAnterior)).codigo, 'correo-en-uso');
    assert.equal(await emailOf(idUsuario), email);
    assert.equal((await here.call(usuarios.byEmail, { params: { email } })).status, 200);
  });

  test('el correo a la dirección nueva no lleva nada que alguien haya escrito', async () => {
    const { email } = await createUsuario(db, { nombreCompleto: 'Gane dinero en malo.tld' });
    const nuevo = unused();
    await begin(await opened(email), nuevo);
    assert.doesNotMatch(JSON.stringify(await mailbox.next(nuevo)), /Gane dinero|malo\.tld/);
  });
});
