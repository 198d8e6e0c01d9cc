import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type CodigoError, errores } from '@fedatario/contract/base';
import { identidad, usuarios } from '@fedatario/contract/casa';
import { AppError } from '../../http/errors.ts';
import type { IdentityProvider } from '../../services/identity/provider.ts';
import { startTestApp } from '../../testing/client.ts';
import { CLAVE, createUsuario, type UsuarioOptions } from '../../testing/factories.ts';
import { browserOf, mailboxOf } from './testing/identidad.ts';
import { propioDePrueba } from './testing/propio.ts';

/** Error that the next call of the provider fails with. */
let failure: Error | undefined;
const provider: IdentityProvider = {
  ...propioDePrueba,
  signIn: async (...args) => {
    if (failure) throw failure;
    return propioDePrueba.signIn(...args);
  },
};
const app = await startTestApp({ jobs: true, provider });
const { db } = app.database.pools;
const { code } = mailboxOf(app);
const visitor = browserOf(app);
after(app.close);

interface Outcome {
  readonly status: number;
  readonly codigo: CodigoError | undefined;
  readonly problem: { readonly title: string } | undefined;
}

const account = async (options: UsuarioOptions = {}) => (await createUsuario(db, options)).email;
const signIn = (email: string, password = CLAVE) => browserOf(app).signIn(email, password);
const confirm = (email: string, codigo: string) => visitor.call(identidad.confirm, { body: { email, codigo } });
const resend = (email: string) => visitor.call(identidad.resendCode, { body: { email } });
const forgot = (email: string) => visitor.call(identidad.forgotPassword, { body: { email } });
const submit = (email: string, codigo: string) =>
  visitor.call(identidad.forgotPasswordSubmit, { body: { email, codigo, password: 'dos gatos en el tejado' } });

async function afterMany<T>(times: number, call: () => Promise<T>): Promise<T> {
  for (let i = 1; i < times; i += 1) await call();
  return call();
}

async function failing(error: Error, email: string) {
  failure = error;
  return signIn(email).finally(() => {
    failure = undefined;
  });
}

type Case = readonly [says: string, codigo: CodigoError | 'hecho', produce: () => Promise<Outcome>];

/** Every flag of the specification, section 4, with what the server answers to raise it. */
const flags: Readonly<Record<string, readonly Case[]>> = {
  // Set while a call is under way, so by the browser alone.
  loading: [],
  success: [
    ['entrar', 'hecho', async () => signIn(await account())],
    [
      'confirmar',
      'hecho',
      async () => {
        const email = await account({ confirmado: false });
        await resend(email);
        return confirm(email, await code(email));
      },
    ],
    [
      'elegir otra contraseña',
      'hecho',
      async () => {
        const email = await account();
        await forgot(email);
        return submit(email, await code(email));
      },
    ],
  ],
  error: [
    ['otra contraseña', 'credenciales-incorrectas', async () => signIn(await account(), 'no es esta')],
    ['nadie', 'credenciales-incorrectas', () => signIn('nadie@ejemplo.com')],
  ],
  serverError: [
    [
      'el servicio no está',
      'servicio-no-disponible',
      async () => failing(new AppError('servicio-no-disponible'), await account()),
    ],
    ['un fallo nuestro', 'error-interno', async () => failing(new Error('inesperado'), await account())],
  ],
  bloqued: [
    ['más de diez intentos', 'cuenta-bloqueada', async () => tooMany(await account(), 11)],
    ['desactivada', 'cuenta-desactivada', async () => signIn(await account({ activo: false }))],
  ],
  confirmationError: [
    ['sin confirmar', 'cuenta-sin-confirmar', async () => signIn(await account({ confirmado: false }))],
  ],
  badCodeError: [
    ['otro código', 'codigo-incorrecto', async () => confirm(await account({ confirmado: false }), '123456')],
  ],
  confirmationSent: [
    [
      'registrarse',
      'hecho',
      () =>
        visitor.call(usuarios.signUp, {
          body: { nombreCompleto: 'Eva', email: 'eva@ejemplo.com', password: CLAVE, aceptaTerminos: true },
        }),
    ],
    ['reenviar', 'hecho', async () => resend(await account({ confirmado: false }))],
  ],
  passwordCodeSent: [['pedir el código', 'hecho', async () => forgot(await account())]],
  passwordCodeSentError: [['pedirlo seis veces', 'limite-codigos', async () => askedTooOften(await account())]],
  passwordCodeError: [['otro código', 'codigo-incorrecto', async () => submit(await account(), '123456')]],
  resetPasswordCodeReq: [
    [
      'tras «no fui yo»',
      'cambio-de-clave-requerido',
      async () => {
        const email = await account();
        const browser = browserOf(app);
        await browser.signIn(email, CLAVE);
        await browser.call(identidad.reportIntrusion, {});
        return browser.signIn(email, CLAVE);
      },
    ],
  ],
  resetPasswordCodeLimit: [
    ['pedir seis', 'limite-codigos', async () => askedTooOften(await account())],
    [
      'probar once para la contraseña',
      'limite-codigos',
      async () => {
        const email = await account();
        return afterMany(11, () => submit(email, '123456'));
      },
    ],
    [
      'probar once para confirmar',
      'limite-codigos',
      async () => {
        const email = await account({ confirmado: false });
        return afterMany(11, () => confirm(email, '123456'));
      },
    ],
  ],
};

const tooMany = (email: string, times: number) => afterMany(times, () => signIn(email, 'no es esta'));
const askedTooOften = (email: string) => afterMany(6, () => forgot(email));

describe('las banderas del ingreso que dependen del servidor se alcanzan, cada una con su código y su texto', () => {
  test('son las de la especificación', () => {
    const specified =
      'loading, success, error, serverError, bloqued, confirmationError, badCodeError, confirmationSent, ' +
      'passwordCodeSent, passwordCodeSentError, passwordCodeError, resetPasswordCodeReq, resetPasswordCodeLimit';
    assert.deepEqual(Object.keys(flags), specified.split(', '));
    const without = Object.keys(flags).filter((flag) => flags[flag]?.length === 0);
    assert.deepEqual(without, ['loading']);
  });

  for (const [flag, cases] of Object.entries(flags)) {
    for (const [says, codigo, produce] of cases) {
      test(`${flag}: ${says} → ${codigo}`, async () => {
        const answer = await produce();
        if (codigo === 'hecho') return assert.equal(answer.status, 200);
        const { status, mensaje } = errores[codigo];
        assert.deepEqual([answer.status, answer.codigo, answer.problem?.title], [status, codigo, mensaje]);
      });
    }
  }
});
