import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { CodigoError } from '@fedatario/contract/base';
import { identidad, usuarios } from '@fedatario/contract/casa';
import { browserOf } from '../../casa/identidad/testing/identidad.ts';
import { startCognito } from '../../casa/identidad/testing/providers.ts';
import { AppError } from '../../http/errors.ts';
import { createUsuario } from '../../testing/factories.ts';
import { cognito } from './cognito.ts';
import type { ProviderContext } from './provider.ts';
import { addUser, endTokens } from './testing/cognito-users.ts';
import { startCognitoWire } from './testing/cognito-wire.ts';

const { app, wire, provider, code, mail, close } = await startCognito();
const { pools } = app.database;
after(close);
beforeEach(async () => {
  wire.fault = undefined;
  wire.state.rotates = false;
  await pools.db.deleteFrom('intentos').execute();
});

const CLAVE = 'un gato en el tejado';
const OTRA = 'dos gatos en el tejado';

/** An account on both sides. */
async function account(status: Parameters<typeof addUser>[3] = 'CONFIRMED') {
  const { email, idUsuario } = await createUsuario(pools.db);
  const user = addUser(wire.state, email, CLAVE, status);
  return { email, idUsuario, user };
}

async function opened() {
  const made = await account();
  const browser = browserOf(app);
  assert.equal((await browser.signIn(made.email, CLAVE)).status, 200);
  return { ...made, browser };
}

const refreshTokens = (email: string) =>
  [...wire.state.tokens.values()].filter(({ user, kind }) => kind === 'refresh' && user.email === email);

describe('entrar con Cognito', () => {
  for (const status of ['FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED'] as const) {
    test(`con ${status} pide una contraseña nueva y le llega el código`, async () => {
      const { email } = await account(status);
      const browser = browserOf(app);
      const { codigo, cookies } = await browser.signIn(email, CLAVE);
      assert.deepEqual([codigo, cookies], ['cambio-de-clave-requerido', []]);
      const body = { email, codigo: await code(email), password: OTRA };
      assert.equal((await browser.call(identidad.forgotPasswordSubmit, { body })).status, 200);
      assert.equal((await browser.signIn(email, CLAVE)).codigo, 'credenciales-incorrectas');
      assert.equal((await browser.signIn(email, OTRA)).status, 200);
    });
  }

  test('su propio bloqueo se dice como el nuestro', async () => {
    const { email } = await account();
    for (let i = 0; i < 5; i += 1) await browserOf(app).signIn(email, OTRA);
    assert.equal((await browserOf(app).signIn(email, CLAVE)).codigo, 'cuenta-bloqueada');
  });

  test('desactivada en Cognito, responde como una contraseña equivocada', async () => {
    const { email, user } = await account();
    user.enabled = false;
    assert.equal((await browserOf(app).signIn(email, CLAVE)).codigo, 'credenciales-incorrectas');
  });

  test('sin usuario nuestro no abre nada; quien se registró a medias termina registrándose otra vez', async () => {
    const email = 'a-medias@ejemplo.com';
    addUser(wire.state, email, CLAVE, 'UNCONFIRMED');
    const visitor = browserOf(app);
    const body = { nombreCompleto: 'Eva Morales', email, password: CLAVE, aceptaTerminos: true } as const;
    assert.equal((await visitor.call(usuarios.signUp, { body })).status, 200);
    await visitor.call(identidad.confirm, { body: { email, codigo: await code(email) } });
    assert.equal((await visitor.signIn(email, CLAVE)).status, 200);

    const other = 'confirmada-a-medias@ejemplo.com';
    addUser(wire.state, other, CLAVE, 'CONFIRMED');
    assert.equal((await visitor.signIn(other, CLAVE)).codigo, 'credenciales-incorrectas');
    await visitor.call(usuarios.signUp, { body: { ...body, email: other, password: OTRA } });
    assert.equal((await visitor.signIn(other, CLAVE)).codigo, 'credenciales-incorrectas');
    await visitor.call(usuarios.signUp, { body: { ...body, email: other } });
    assert.equal((await visitor.signIn(other, CLAVE)).status, 200);
    assert.equal((await visitor.call(usuarios.byEmail, { params: { email: other } })).data.confirmado, true);
    assert.equal((await mail(other)).asunto, 'Usted ya tiene una cuenta');
  });

  test('registrar el correo de una persona invitada no da la cuenta a quien lo registra', async () => {
    const { email, idUsuario } = await createUsuario(pools.db, { confirmado: false });
    const visitor = browserOf(app);
    const body = { nombreCompleto: 'Otra', email, password: CLAVE, aceptaTerminos: true } as const;
    await visitor.call(usuarios.signUp, { body });
    await visitor.call(identidad.confirm, { body: { email, codigo: await code(email) } });
    assert.equal((await visitor.signIn(email, CLAVE)).codigo, 'cambio-de-clave-requerido');
    const rows = await pools.db
      .selectFrom('usuarios')
      .select('nombreCompleto')
      .where('idUsuario', '=', idUsuario)
      .execute();
    assert.deepEqual(rows, [{ nombreCompleto: 'Ana Ruiz' }]);
  });
});

describe('la sesión de Cognito', () => {
  test('se renueva con el token de renovación nuevo, si Cognito da uno, también en dos pestañas', async () => {
    wire.state.rotates = true;
    const { browser } = await opened();
    for (let turn = 0; turn < 3; turn += 1) assert.equal((await browser.refresh()).status, 200);
    const other = browserOf(app, browser.cookies);
    wire.asked.length = 0;
    const answers = await Promise.all([browser.refresh(), other.refresh()]);
    assert.deepEqual(wire.asked, ['InitiateAuth']);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    assert.equal((await browser.refresh()).status, 200);
  });

  test('terminada en Cognito, termina aquí al renovar', async () => {
    const { browser, user } = await opened();
    endTokens(wire.state, user);
    assert.equal((await browser.refresh()).codigo, 'sesion-vencida');
    assert.equal((await browser.call(identidad.listSesiones, {})).codigo, 'sesion-vencida');
  });

  test('al salir se revoca; si Cognito no responde, se sale igual', async () => {
    const { browser, email } = await opened();
    await browser.call(identidad.signOut, {});
    assert.deepEqual(
      refreshTokens(email).map(({ live }) => live),
      [false],
    );
    const second = await opened();
    wire.fault = 'broken';
    assert.equal((await second.browser.call(identidad.signOut, {})).status, 200);
    assert.equal((await second.browser.call(identidad.listSesiones, {})).codigo, 'sesion-vencida');
  });

  test('también con un cliente que tiene secreto se revoca de verdad', async () => {
    const other = await startCognitoWire({ clientId: 'x', clientSecret: 'secreto' });
    after(other.close);
    const secret = cognito({ region: 'us-east-1', clientId: 'x', clientSecret: 'secreto', endpoint: other.url });
    addUser(other.state, email, CLAVE, 'CONFIRMED');
    const credential = await secret.signIn(context, { email, password: CLAVE });
    assert.notEqual(await secret.currentSession(context, credential), null);
    await secret.signOut(context, credential);
    await assert.rejects(secret.currentSession(context, credential), refusal('sesion-vencida'));
  });

  test('recuperar la cuenta termina también las que Cognito dio', async () => {
    const { browser, email } = await opened();
    await browser.call(identidad.forgotPassword, { body: { email } });
    const body = { email, codigo: await code(email), password: OTRA };
    await browser.call(identidad.forgotPasswordSubmit, { body });
    assert.ok(refreshTokens(email).every(({ live }) => !live));
  });

  test('cambiar la contraseña no deja allí más sesiones que la que sigue', async () => {
    const { browser, email, idUsuario } = await opened();
    const body = { passwordActual: CLAVE, passwordNueva: OTRA };
    assert.equal((await browser.call(usuarios.updatePassword, { params: { id: idUsuario }, body })).status, 200);
    assert.equal(refreshTokens(email).filter(({ live }) => live).length, 1);
    assert.equal((await browser.refresh()).status, 200);
  });

  test('el token de Cognito se guarda cifrado', async () => {
    const { email, idUsuario } = await opened();
    const row = await pools.db
      .selectFrom('sesiones')
      .select('credencialCifrada')
      .where('idUsuario', '=', idUsuario)
      .executeTakeFirstOrThrow();
    const [token] = [...wire.state.tokens].filter(([, { user, kind }]) => user.email === email && kind === 'refresh');
    assert.ok(row.credencialCifrada && token);
    assert.equal(row.credencialCifrada.includes(token[0]), false);
  });
});

describe('si Cognito no está', () => {
  for (const fault of ['mute', 'broken'] as const) {
    test(`(${fault}) responde que el servicio no está disponible, y la sesión abierta sigue`, async () => {
      const { browser, email } = await opened();
      wire.fault = fault;
      wire.asked.length = 0;
      const { status, codigo, headers } = await browserOf(app).signIn(email, CLAVE);
      assert.deepEqual(wire.asked, ['InitiateAuth']);
      assert.deepEqual([status, codigo, headers['retry-after']], [503, 'servicio-no-disponible', '5']);
      assert.equal((await browser.refresh()).codigo, 'servicio-no-disponible');
      assert.equal((await browser.call(identidad.listSesiones, {})).status, 200);
      wire.fault = undefined;
      assert.equal((await browser.refresh()).status, 200);
    });
  }

  test('nadie lo espera con una transacción abierta', async () => {
    const { email } = await account();
    wire.fault = 'mute';
    const before = wire.asked.length;
    const waiting = Array.from({ length: 9 }, () => browserOf(app).signIn(email, CLAVE));
    while (wire.asked.length < before + 9) await new Promise((done) => setTimeout(done, 5));
    const { total, idle, waiting: queued } = pools.usage();
    assert.deepEqual([total - idle, queued], [0, 0]);
    for (const { codigo } of await Promise.all(waiting)) assert.equal(codigo, 'servicio-no-disponible');
  });

  test('en ninguna parte, lo mismo', async () => {
    const nowhere = cognito({ region: 'us-east-1', clientId: 'x', endpoint: 'http://127.0.0.1:9' });
    await assert.rejects(
      nowhere.signIn(context, { email: 'a@ejemplo.com', password: CLAVE }),
      refusal('servicio-no-disponible'),
    );
  });
});

const context: ProviderContext = { transact: (work) => work(pools.db), now: new Date() };
const refusal = (codigo: CodigoError) => (error: unknown) => error instanceof AppError && error.codigo === codigo;
const email = 'alguien@ejemplo.com';
const done = async () => undefined;
const never = async () => false;
const operations = {
  confirmSignUp: () => provider.confirmSignUp(context, { email, codigo: '123456' }, done),
  resendCode: () => provider.resendCode(context, email),
  signIn: () => provider.signIn(context, { email, password: CLAVE }),
  forgotPassword: () => provider.forgotPassword(context, email, never),
  forgotPasswordSubmit: () =>
    provider.forgotPasswordSubmit(context, { email, codigo: '123456', password: CLAVE }, done),
  changePassword: () => provider.changePassword(context, { email, password: CLAVE }, OTRA, done),
  currentSession: () => provider.currentSession(context, JSON.stringify({ refreshToken: 'x', username: 'y' })),
  signUp: () => provider.signUp(context, { email, password: CLAVE }, { record: never, contested: done, taken: done }),
};

/** Our error for each exception, where it can come; `undefined`: answered as done. */
const table: readonly (readonly [keyof typeof operations, string, CodigoError | undefined])[] = [
  ...(['confirmSignUp', 'forgotPasswordSubmit'] as const).flatMap((operation) => [
    ...['CodeMismatch', 'ExpiredCode', 'UserNotFound', 'NotAuthorized'].map(
      (name) => [operation, `${name}Exception`, 'codigo-incorrecto'] as const,
    ),
    ...['LimitExceeded', 'TooManyRequests', 'TooManyFailedAttempts'].map(
      (name) => [operation, `${name}Exception`, 'limite-codigos'] as const,
    ),
  ]),
  ...(['resendCode', 'forgotPassword'] as const).flatMap((operation) => [
    ...['UserNotFound', 'InvalidParameter', 'NotAuthorized'].map(
      (name) => [operation, `${name}Exception`, undefined] as const,
    ),
    [operation, 'LimitExceededException', 'limite-codigos'] as const,
    [operation, 'TooManyRequestsException', 'limite-codigos'] as const,
  ]),
  ['signUp', 'InvalidPasswordException', 'datos-invalidos'],
  ['forgotPasswordSubmit', 'InvalidPasswordException', 'datos-invalidos'],
  ['signIn', 'NotAuthorizedException', 'credenciales-incorrectas'],
  ['signIn', 'UserNotFoundException', 'credenciales-incorrectas'],
  ['signIn', 'UserNotConfirmedException', 'cuenta-sin-confirmar'],
  ['signIn', 'PasswordResetRequiredException', 'cambio-de-clave-requerido'],
  ['signIn', 'TooManyRequestsException', 'demasiadas-peticiones'],
  ['changePassword', 'NotAuthorizedException', 'credenciales-incorrectas'],
  ['currentSession', 'NotAuthorizedException', 'sesion-vencida'],
  ['currentSession', 'UserNotFoundException', 'sesion-vencida'],
  ['currentSession', 'TooManyRequestsException', 'servicio-no-disponible'],
];

describe('cada excepción de Cognito', () => {
  for (const [operation, type, codigo] of table) {
    test(`${operation}: ${type} es ${codigo ?? 'como si estuviera hecho'}`, async () => {
      wire.fault = { type, message: 'Something' };
      if (codigo) await assert.rejects(operations[operation](), refusal(codigo));
      else await operations[operation]();
    });
  }

  test('una que no se espera es un error nuestro, como un secreto equivocado', async () => {
    wire.fault = { type: 'NotAuthorizedException', message: 'Unable to verify secret hash for client x' };
    await assert.rejects(operations.signIn(), (error: Error) => !(error instanceof AppError));
    wire.fault = { type: 'ResourceNotFoundException', message: 'User pool client x does not exist.' };
    await assert.rejects(operations.forgotPassword(), (error: Error) => !(error instanceof AppError));
  });

  test('una contraseña que Cognito no toma se dice en su campo', async () => {
    const { email: known } = await account();
    const short = provider.changePassword(context, { email: known, password: CLAVE }, 'corta', done);
    await assert.rejects(short, (error: AppError) => error.extras.errores?.[0]?.campo === 'passwordNueva');
  });
});
