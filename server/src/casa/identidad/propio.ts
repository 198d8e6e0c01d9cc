import { AppError } from '../../http/errors.ts';
import { enqueue } from '../../queue/queue.ts';
import type { IdentityProvider, ProviderContext } from '../../services/identity/provider.ts';
import { type Claves, type CostoDeClave, openClaves } from './clave.ts';
import { isCodigoNuevo, sendCodigoNuevo } from './correo/envio.ts';
import { findCuenta, lockCuenta, type Proposito, updateCuenta } from './filas/queries.ts';
import { pedirCodigo } from './jobs.ts';
import { useCodigo } from './sesion/codigo.ts';

/** Our own identity service: accounts, password hashes and codes in our database. `costo`: of a hash; production's if left out. */
export function openPropio(costo?: CostoDeClave): IdentityProvider {
  const claves = openClaves(costo);
  return {
    signUp: signUp(claves),
    confirmSignUp,
    resendCode: (context, email) => ask(context, email, 'confirmar'),
    signIn: signIn(claves),
    forgotPassword: (context, email) => ask(context, email, 'recuperar'),
    forgotPasswordSubmit: forgotPasswordSubmit(claves),
    signOut: async () => undefined,
    // Nothing to do: the account's row was deleted with the rest.
    forget: async () => undefined,
    currentSession: async (_means, credential) => credential,
    askEmail: async ({ transact }, { idUsuario, credential, nuevo }) => {
      await transact((db) => sendCodigoNuevo(db, idUsuario, nuevo));
      return credential;
    },
    changeEmail: async ({ transact }, { idUsuario, credential, nuevo, codigo }, done) => {
      const right = await transact(async (db) => {
        const same = await isCodigoNuevo(db, idUsuario, nuevo, codigo);
        if (same) await done(db);
        return same;
      });
      return { right, credential };
    },
    changePassword: changePassword(claves),
  };
}

function signUp({ hash, matches }: Claves): IdentityProvider['signUp'] {
  return async ({ transact, now }, { email, password }, { record, contested }) => {
    const before = await transact((db) => findCuenta(db, email));
    const repeated = await matches(before?.claveHash, password);
    const claveHash = await hash(password);
    await transact(async (db) => {
      const created = await record(db);
      const cuenta = await lockCuenta(db, email);
      const meanwhile = !created && cuenta?.claveHash !== before?.claveHash;
      const same = meanwhile ? await matches(cuenta?.claveHash, password) : repeated;
      if (!cuenta?.confirmadaEn && !same) {
        await updateCuenta(db, email, { claveHash, claveCambiadaEn: now });
        if (!created) await contested(db);
      }
      await enqueue(db, pedirCodigo, { email, proposito: 'confirmar' });
    });
  };
}

const confirmSignUp: IdentityProvider['confirmSignUp'] = async ({ transact, now }, { email, codigo }, done) => {
  const right = await transact(async (db) => {
    const used = await useCodigo(db, email, 'confirmar', codigo, now);
    if (used) await done(db);
    return used;
  });
  if (!right) throw new AppError('codigo-incorrecto');
};

function signIn({ matches }: Claves): IdentityProvider['signIn'] {
  return async ({ transact }, { email, password }) => {
    const cuenta = await transact((db) => findCuenta(db, email));
    if (!(await matches(cuenta?.claveHash, password))) throw new AppError('credenciales-incorrectas');
    if (!cuenta?.confirmadaEn) throw new AppError('cuenta-sin-confirmar');
    return null;
  };
}

function forgotPasswordSubmit({ hash }: Claves): IdentityProvider['forgotPasswordSubmit'] {
  return async ({ transact, now }, { email, codigo, password }, done) => {
    const claveHash = await hash(password);
    const right = await transact(async (db) => {
      const used = await useCodigo(db, email, 'recuperar', codigo, now);
      if (used) await updateCuenta(db, email, { claveHash, claveCambiadaEn: now });
      if (used) await done(db);
      return used;
    });
    if (!right) throw new AppError('codigo-incorrecto');
  };
}

function changePassword({ hash, matches }: Claves): IdentityProvider['changePassword'] {
  return async ({ transact, now }, { email, password }, nueva, done) => {
    const before = await transact((db) => findCuenta(db, email));
    if (!(await matches(before?.claveHash, password))) throw new AppError('credenciales-incorrectas');
    const claveHash = await hash(nueva);
    await transact(async (db) => {
      const cuenta = await lockCuenta(db, email);
      if (cuenta?.claveHash !== before?.claveHash) throw new AppError('credenciales-incorrectas');
      await updateCuenta(db, email, { claveHash, claveCambiadaEn: now });
      await done(db);
    });
  };
}

/** The account is looked for by the job, so that asking takes the same time whether or not it exists. */
async function ask({ transact }: ProviderContext, email: string, proposito: Proposito): Promise<void> {
  await transact((db) => enqueue(db, pedirCodigo, { email, proposito }));
}

export const propio = openPropio();
