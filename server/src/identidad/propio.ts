import { AppError } from '../http/errors.ts';
import { enqueue } from '../queue/queue.ts';
import type { IdentityProvider, Means } from '../services/identity/provider.ts';
import { hashClave, matchesClave } from './clave.ts';
import { useCodigo } from './codigo.ts';
import { pedirCodigo } from './jobs.ts';
import { confirmCuenta, findCuenta, type Proposito, updateCuenta } from './queries.ts';

/** The identity service of the house: accounts, password hashes and codes in our own database. */
export const propio: IdentityProvider = {
  async signUp({ transact, now }, { email, password }, record) {
    const claveHash = await hashClave(password);
    await transact(async (db) => {
      const before = await findCuenta(db, email);
      if (!before) await record(db);
      if (!before?.confirmadaEn) await updateCuenta(db, email, { claveHash, claveCambiadaEn: now });
      await enqueue(db, pedirCodigo, { email, proposito: 'confirmar' });
    });
  },

  async confirmSignUp({ transact, now }, { email, codigo }) {
    const right = await transact(async (db) => {
      const used = await useCodigo(db, email, 'confirmar', codigo, now);
      if (used) await confirmCuenta(db, email, now);
      return used;
    });
    if (!right) throw new AppError('codigo-incorrecto');
  },

  resendCode: (means, email) => ask(means, email, 'confirmar'),

  async signIn({ transact }, { email, password }) {
    const cuenta = await transact((db) => findCuenta(db, email));
    if (!(await matchesClave(cuenta?.claveHash, password))) throw new AppError('credenciales-incorrectas');
    if (!cuenta?.confirmadaEn) throw new AppError('cuenta-sin-confirmar');
    return null;
  },

  forgotPassword: (means, email) => ask(means, email, 'recuperar'),

  async forgotPasswordSubmit({ transact, now }, { email, codigo, password }) {
    const claveHash = await hashClave(password);
    const right = await transact(async (db) => {
      const used = await useCodigo(db, email, 'recuperar', codigo, now);
      if (used) await updateCuenta(db, email, { claveHash, claveCambiadaEn: now });
      return used;
    });
    if (!right) throw new AppError('codigo-incorrecto');
  },

  signOut: async () => undefined,
  currentSession: async (_means, credential) => credential,

  async changePassword({ transact, now }, { email, password }, nueva) {
    const cuenta = await transact((db) => findCuenta(db, email));
    if (!(await matchesClave(cuenta?.claveHash, password))) throw new AppError('credenciales-incorrectas');
    const claveHash = await hashClave(nueva);
    await transact((db) => updateCuenta(db, email, { claveHash, claveCambiadaEn: now }));
  },
};

/** The account is looked for by the job, so that asking takes the same time whether or not it exists. */
async function ask({ transact }: Means, email: string, proposito: Proposito): Promise<void> {
  await transact((db) => enqueue(db, pedirCodigo, { email, proposito }));
}
