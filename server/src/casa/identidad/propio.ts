import { AppError } from '../../http/errors.ts';
import { enqueue } from '../../queue/queue.ts';
import type { IdentityProvider, ProviderContext } from '../../services/identity/provider.ts';
import { hashClave, matchesClave } from './clave.ts';
import { useCodigo } from './codigo.ts';
import { isCodigoNuevo, sendCodigoNuevo } from './correo/envio.ts';
import { pedirCodigo } from './jobs.ts';
import { findCuenta, lockCuenta, type Proposito, updateCuenta } from './queries.ts';

/** Our own identity service: accounts, password hashes and codes in our database. */
export const propio: IdentityProvider = {
  async signUp({ transact, now }, { email, password }, { record, contested }) {
    const before = await transact((db) => findCuenta(db, email));
    const repeated = await matchesClave(before?.claveHash, password);
    const claveHash = await hashClave(password);
    await transact(async (db) => {
      const created = await record(db);
      const cuenta = await lockCuenta(db, email);
      const meanwhile = !created && cuenta?.claveHash !== before?.claveHash;
      const same = meanwhile ? await matchesClave(cuenta?.claveHash, password) : repeated;
      if (!cuenta?.confirmadaEn && !same) {
        await updateCuenta(db, email, { claveHash, claveCambiadaEn: now });
        if (!created) await contested(db);
      }
      await enqueue(db, pedirCodigo, { email, proposito: 'confirmar' });
    });
  },

  async confirmSignUp({ transact, now }, { email, codigo }, done) {
    const right = await transact(async (db) => {
      const used = await useCodigo(db, email, 'confirmar', codigo, now);
      if (used) await done(db);
      return used;
    });
    if (!right) throw new AppError('codigo-incorrecto');
  },

  resendCode: (context, email) => ask(context, email, 'confirmar'),

  async signIn({ transact }, { email, password }) {
    const cuenta = await transact((db) => findCuenta(db, email));
    if (!(await matchesClave(cuenta?.claveHash, password))) throw new AppError('credenciales-incorrectas');
    if (!cuenta?.confirmadaEn) throw new AppError('cuenta-sin-confirmar');
    return null;
  },

  forgotPassword: (context, email) => ask(context, email, 'recuperar'),

  async forgotPasswordSubmit({ transact, now }, { email, codigo, password }, done) {
    const claveHash = await hashClave(password);
    const right = await transact(async (db) => {
      const used = await useCodigo(db, email, 'recuperar', codigo, now);
      if (used) await updateCuenta(db, email, { claveHash, claveCambiadaEn: now });
      if (used) await done(db);
      return used;
    });
    if (!right) throw new AppError('codigo-incorrecto');
  },

  signOut: async () => undefined,
  // Nothing to do: the account's row was deleted with the rest.
  forget: async () => undefined,
  currentSession: async (_means, credential) => credential,

  async askEmail({ transact }, { idUsuario, credential, nuevo }) {
    await transact((db) => sendCodigoNuevo(db, idUsuario, nuevo));
    return credential;
  },

  async changeEmail({ transact }, { idUsuario, credential, nuevo, codigo }, done) {
    const right = await transact(async (db) => {
      const same = await isCodigoNuevo(db, idUsuario, nuevo, codigo);
      if (same) await done(db);
      return same;
    });
    return { right, credential };
  },

  async changePassword({ transact, now }, { email, password }, nueva, done) {
    const before = await transact((db) => findCuenta(db, email));
    if (!(await matchesClave(before?.claveHash, password))) throw new AppError('credenciales-incorrectas');
    const claveHash = await hashClave(nueva);
    await transact(async (db) => {
      const cuenta = await lockCuenta(db, email);
      if (cuenta?.claveHash !== before?.claveHash) throw new AppError('credenciales-incorrectas');
      await updateCuenta(db, email, { claveHash, claveCambiadaEn: now });
      await done(db);
    });
  },
};

/** The account is looked for by the job, so that asking takes the same time whether or not it exists. */
async function ask({ transact }: ProviderContext, email: string, proposito: Proposito): Promise<void> {
  await transact((db) => enqueue(db, pedirCodigo, { email, proposito }));
}
