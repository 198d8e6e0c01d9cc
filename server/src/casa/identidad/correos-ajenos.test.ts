import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { boletin, identidad, usuarios } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { CLAVE, createUsuario } from '../../testing/factories.ts';
import { browserOf, mailboxOf } from './testing/identidad.ts';

const app = await startTestApp({ jobs: true });
const { database, clock, close } = app;
const { db } = database.pools;
const mailbox = mailboxOf(app);
const visitor = browserOf(app);
after(close);

const signUp = (email: string, nombreCompleto = 'Eva Morales') =>
  visitor.call(usuarios.signUp, { body: { nombreCompleto, email, password: CLAVE, aceptaTerminos: true } });

describe('lo que escribe un desconocido no llega al correo de nadie', () => {
  test('ni el nombre con que abre una cuenta, ni cuando ya la hay, ni al recuperarla', async () => {
    const email = 'victima@ejemplo.com';
    await signUp(email, 'Gane dinero en malo.tld');
    const first = await mailbox.next(email);
    await signUp(email, 'Gane dinero en malo.tld');
    await visitor.call(identidad.forgotPassword, { body: { email } });
    const mails = [first, await mailbox.next(email), await mailbox.next(email)];
    for (const mail of mails) assert.doesNotMatch(JSON.stringify(mail), /Gane dinero|malo\.tld/);
  });

  test('ni aunque la oficina haya puesto el nombre en su texto', async () => {
    await db
      .insertInto('tiposNotificacion')
      .values({
        clave: 'codigoConfirmar',
        nombre: 'Código',
        revision: 1,
        actualizadoEn: clock.now,
        activa: true,
        correo: true,
        enApp: false,
        asunto: 'Su código',
        titulo: 'Código',
        boton: '',
        pie: '',
        aviso: '',
        cuerpo: '{{nombre}}, este es su código: {{codigo}}',
      })
      .execute();
    await signUp('otra@ejemplo.com', 'Gane dinero');
    const { texto } = await mailbox.next('otra@ejemplo.com');
    assert.match(texto, /Hola, este es su código/);
    assert.doesNotMatch(texto, /Gane/);
  });

  test('un nombre no lleva enlaces ni saltos de línea', async () => {
    for (const nombre of ['Lea http://malo.tld', 'Hola\n\nSu factura venció', 'Ana\u202Eana']) {
      const { status, problem } = await signUp('nueva@ejemplo.com', nombre);
      assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, 'nombreCompleto'], nombre);
    }
  });

  test('el código para cambiar la contraseña no está en el asunto', async () => {
    const { email } = await createUsuario(db);
    await visitor.call(identidad.forgotPassword, { body: { email } });
    assert.doesNotMatch((await mailbox.next(email)).asunto, /\d/);
  });
});

describe('un buzón no se llena desde aquí', () => {
  test('todas las clases de correo, y todas las etiquetas de una dirección, tienen un solo tope', async () => {
    const ask = [
      (email: string) => signUp(email),
      (email: string) => visitor.call(identidad.resendCode, { body: { email } }),
      (email: string) => visitor.call(identidad.forgotPassword, { body: { email } }),
    ];
    const answers = [];
    for (let n = 0; n < 15; n += 1) answers.push(await ask[n % 3]?.(`eva+${n}@ejemplo.com`));
    assert.deepEqual(
      answers.map((answer) => answer?.status),
      [...Array(6).fill(200), ...Array(9).fill(429)],
    );
    assert.equal(answers.at(-1)?.codigo, 'limite-codigos');
    assert.ok(Number(answers.at(-1)?.headers['retry-after']) > 0);
    assert.equal(
      (await visitor.call(boletin.subscribeGuest, { body: { nombre: 'Eva', email: 'eva@ejemplo.com' } })).status,
      200,
    );
    clock.now = new Date(clock.now.getTime() + 3_601_000);
    assert.equal((await signUp('eva+16@ejemplo.com')).status, 200);
  });
});
