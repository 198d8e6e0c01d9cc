import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { HECHO, identidad, usuarios } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { CLAVE, createUsuario } from '../../testing/factories.ts';
import { browserOf, mailboxOf } from './testing/identidad.ts';

const app = await startTestApp({ jobs: true });
const { clock, database, close } = app;
const { db } = database.pools;
const visitor = browserOf(app);
const mailbox = mailboxOf(app);
after(close);

const OTRA = 'dos gatos en el tejado';
const persona = { nombreCompleto: 'Eva Morales', password: 'un gato en el tejado', aceptaTerminos: true } as const;

const register = (email: string, password: string = persona.password) =>
  visitor.call(usuarios.signUp, { body: { ...persona, email, password } });
const confirm = (email: string, codigo: string) => visitor.call(identidad.confirm, { body: { email, codigo } });
const signIn = (email: string, password: string = persona.password) => browserOf(app).signIn(email, password);
const wrong = (codigo: string) => (codigo === '000000' ? '111111' : '000000');

describe('abrir una cuenta', () => {
  test('con el código del correo queda confirmada y se puede entrar', async () => {
    const email = 'eva@ejemplo.com';
    assert.equal((await register(email)).status, 200);
    assert.equal((await signIn(email)).codigo, 'cuenta-sin-confirmar');
    assert.equal((await confirm(email, await mailbox.code(email))).status, 200);
    const { status, data, cookies } = await signIn(email);
    assert.equal(status, 200);
    assert.equal(data.email, email);
    assert.ok(cookies.some(({ name }) => name === 'sesion'));
  });

  test('con el correo de otra persona responde lo mismo, y el aviso va a su dueña', async () => {
    const { email } = await createUsuario(db);
    const nueva = await register('nadie-aun@ejemplo.com');
    const ajena = await register(email);
    assert.deepEqual([ajena.status, ajena.text], [nueva.status, nueva.text]);
    assert.equal((await mailbox.next(email)).asunto, 'Usted ya tiene una cuenta');
    assert.equal((await signIn(email, CLAVE)).status, 200);
    assert.equal((await signIn(email)).codigo, 'credenciales-incorrectas');
  });

  test('dos veces a la vez con el mismo correo responde lo mismo a las dos y abre una sola cuenta', async () => {
    const email = 'doble@ejemplo.com';
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(email)));
    assert.deepEqual(
      answers.map(({ status, data }) => [status, data]),
      answers.map(() => [200, HECHO]),
    );
    for (let i = 0; i < 3; i += 1) await mailbox.next(email);
    assert.equal((await confirm(email, await mailbox.code(email))).status, 200);
    assert.equal((await signIn(email)).status, 200);
  });

  test('una contraseña muy conocida, o el propio correo, se rechaza en su campo', async () => {
    for (const password of ['Guatemala1', 'password1', 'Eva2@ejemplo.com']) {
      const { status, problem } = await register('eva2@ejemplo.com', password);
      assert.equal(status, 422);
      assert.deepEqual(
        problem?.errores?.map(({ campo, clave }) => [campo, clave]),
        [['password', 'claveComun']],
      );
    }
  });

  test('una «ñ» escrita en dos piezas es la misma contraseña', async () => {
    const { email } = await createUsuario(db, { clave: 'mañana será otro día'.normalize('NFC') });
    assert.equal((await signIn(email, 'mañana será otro día'.normalize('NFD'))).status, 200);
  });
});

describe('quien registra el correo de otra persona no se queda con su cuenta', () => {
  test('registrado de nuevo con otra contraseña antes de confirmar, el primer ingreso exige probar el correo', async () => {
    const email = 'victima@ejemplo.com';
    await register(email);
    await mailbox.next(email);
    await register(email, OTRA);
    assert.equal((await confirm(email, await mailbox.code(email))).status, 200);
    assert.equal((await signIn(email, OTRA)).codigo, 'cambio-de-clave-requerido');
    const codigo = await mailbox.code(email);
    const body = { email, codigo, password: persona.password };
    assert.equal((await visitor.call(identidad.forgotPasswordSubmit, { body })).status, 200);
    assert.equal((await signIn(email)).status, 200);
  });

  test('la cuenta de una persona invitada tampoco', async () => {
    const admin = await createUsuario(db, { rol: 'admin' });
    const email = 'invitada@ejemplo.com';
    await app.as(admin).call(usuarios.create, { body: { email, nombreCompleto: 'Inés Paz', IdRol: 1 } });
    assert.match((await mailbox.next(email)).asunto, /^Le invitamos/);
    await register(email);
    await confirm(email, await mailbox.code(email));
    assert.equal((await signIn(email)).codigo, 'cambio-de-clave-requerido');
  });

  test('repetir el registro con la misma contraseña no molesta a nadie', async () => {
    const email = 'repite@ejemplo.com';
    await register(email);
    await mailbox.next(email);
    await register(email);
    await confirm(email, await mailbox.code(email));
    assert.equal((await signIn(email)).status, 200);
  });
});

describe('el código', () => {
  test('equivocado se rechaza, y el bueno sirve después', async () => {
    const email = 'uno@ejemplo.com';
    await register(email);
    const codigo = await mailbox.code(email);
    assert.equal((await confirm(email, wrong(codigo))).codigo, 'codigo-incorrecto');
    assert.equal((await confirm(email, codigo)).status, 200);
  });

  test('deja de servir tras cinco intentos, también a la vez', async () => {
    const email = 'dos@ejemplo.com';
    await register(email);
    const codigo = await mailbox.code(email);
    const tries = await Promise.all(Array.from({ length: 5 }, () => confirm(email, wrong(codigo))));
    assert.deepEqual([...new Set(tries.map((answer) => answer.codigo))], ['codigo-incorrecto']);
    assert.equal((await confirm(email, codigo)).codigo, 'codigo-incorrecto');
  });

  test('vence a los diez minutos', async () => {
    const email = 'tres@ejemplo.com';
    await register(email);
    const codigo = await mailbox.code(email);
    clock.now = new Date(clock.now.getTime() + 600_000);
    assert.equal((await confirm(email, codigo)).codigo, 'codigo-incorrecto');
  });

  test('sirve una sola vez, también a la vez', async () => {
    const email = 'cuatro@ejemplo.com';
    await register(email);
    const codigo = await mailbox.code(email);
    const both = await Promise.all([confirm(email, codigo), confirm(email, codigo)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422]);
    assert.equal((await confirm(email, codigo)).codigo, 'codigo-incorrecto');
  });

  test('nuevo deja sin valor el anterior', async () => {
    const email = 'cinco@ejemplo.com';
    await register(email);
    const before = await mailbox.code(email);
    assert.equal((await visitor.call(identidad.resendCode, { body: { email } })).status, 200);
    const after = await mailbox.code(email);
    if (before !== after) assert.equal((await confirm(email, before)).codigo, 'codigo-incorrecto');
    assert.equal((await confirm(email, after)).status, 200);
  });

  test('de confirmar no sirve para recuperar', async () => {
    const email = 'seis@ejemplo.com';
    await register(email);
    const body = { email, codigo: await mailbox.code(email), password: OTRA };
    assert.equal((await visitor.call(identidad.forgotPasswordSubmit, { body })).codigo, 'codigo-incorrecto');
  });

  test('pedido o probado sin cuenta responde como con ella', async () => {
    const { email } = await createUsuario(db, { confirmado: false });
    const nobody = 'nadie@ejemplo.com';
    const same = async (call: (email: string) => Promise<{ status: number; text: string }>) => {
      const [known, unknown] = [await call(email), await call(nobody)];
      const plain = ({ status, text }: typeof known) => [status, text.replace(/"idPeticion":"[^"]+"/, '')];
      assert.deepEqual(plain(unknown), plain(known));
    };
    await same((to) => visitor.call(identidad.resendCode, { body: { email: to } }));
    await same((to) => visitor.call(identidad.forgotPassword, { body: { email: to } }));
    await same((to) => confirm(to, '123456'));
  });

  test('pedido más de cinco veces seguidas espera cada vez el doble, una hora a lo más', async () => {
    const email = 'siete@ejemplo.com';
    const ask = () => visitor.call(identidad.resendCode, { body: { email } });
    for (const wait of [900, 1800, 3600, 3600]) {
      for (let i = 0; i < 5; i += 1) assert.equal((await ask()).status, 200);
      const { status, codigo, problem } = await ask();
      assert.deepEqual([status, codigo, problem?.espera], [429, 'limite-codigos', wait]);
      clock.now = new Date(clock.now.getTime() + wait * 1000);
    }
  });

  test('probado más de diez veces espera un cuarto de hora cada vez', async () => {
    const email = 'ocho@ejemplo.com';
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 10; i += 1) assert.equal((await confirm(email, '123456')).codigo, 'codigo-incorrecto');
      const { codigo, problem } = await confirm(email, '123456');
      assert.deepEqual([codigo, problem?.espera], ['limite-codigos', 900]);
      clock.now = new Date(clock.now.getTime() + 900_000);
    }
  });
});
