import type { ClaveNueva, Confirmacion, Ingreso } from '@fedatario/contract';
import type { z } from 'zod/mini';
import { enqueueCorreo } from '../correo/correo.ts';
import type { Db } from '../db/db.ts';
import { AppError } from '../http/errors.ts';
import { informacionActual } from '../informacion-general/informacion-general.ts';
import type { Credential, Credentials, IdentityProvider, Means } from '../services/identity/provider.ts';
import { checkClave } from './clave.ts';
import { invitation, passwordChanged } from './emails.ts';
import { forgiveGuesses, takeGuess } from './intentos.ts';
import { closeSesiones, confirmCuenta, findCuenta, insertCuenta, updateCuenta } from './queries.ts';

export { authenticate } from './sesion.ts';

/** The identity service as the other modules use it: one provider behind the rules that hold for all of them. */
export interface Identity {
  readonly provider: IdentityProvider;
  readonly baseUrl: string;
}

/** Opens an account, or, for an address that has one, tells its owner by mail; the answer is the same. */
export async function signUp(
  { provider }: Identity,
  means: Means,
  account: Credentials,
  createUsuario: (db: Db) => Promise<string>,
): Promise<void> {
  await checkClave(account.password, account.email, 'password');
  await takeGuess(means, { kind: 'envio', about: ['confirmar', account.email] });
  await provider.signUp(means, account, async (db) => {
    await insertCuenta(db, { idUsuario: await createUsuario(db) });
  });
}

export async function confirmSignUp({ provider }: Identity, means: Means, code: z.output<typeof Confirmacion>) {
  await takeGuess(means, { kind: 'codigo', about: ['confirmar', code.email] });
  await provider.confirmSignUp(means, code);
  await means.transact((db) => confirmCuenta(db, code.email, means.now));
  await forgiveGuesses(means, { kind: 'codigo', about: ['confirmar', code.email] });
}

export async function resendCode({ provider }: Identity, means: Means, email: string): Promise<void> {
  await takeGuess(means, { kind: 'envio', about: ['confirmar', email] });
  await provider.resendCode(means, email);
}

/**
 * Whose account these credentials open. `device` names a device its owner signed in from before, if it is one:
 * strangers who guess never use up its tries.
 */
export async function verifyCredentials(
  identity: Identity,
  means: Means,
  { email, password }: z.output<typeof Ingreso>,
  device: string | undefined,
): Promise<{ idUsuario: string; credential: Credential }> {
  const guess = { kind: 'ingreso', about: [email, device ?? ''] } as const;
  await takeGuess(means, guess);
  const credential = await identity.provider.signIn(means, { email, password });
  const cuenta = await means.transact((db) => findCuenta(db, email));
  if (!cuenta) throw new AppError('credenciales-incorrectas');
  if (!cuenta.activo) throw new AppError('cuenta-desactivada');
  if (cuenta.exigeCambio) {
    await takeGuess(means, { kind: 'envio', about: ['recuperar', email] });
    await identity.provider.forgotPassword(means, email);
    throw new AppError('cambio-de-clave-requerido');
  }
  await forgiveGuesses(means, guess);
  return { idUsuario: cuenta.idUsuario, credential };
}

export async function forgotPassword({ provider }: Identity, means: Means, email: string): Promise<void> {
  await takeGuess(means, { kind: 'envio', about: ['recuperar', email] });
  await provider.forgotPassword(means, email);
}

/** A right code proves the address too: the account is confirmed, and every session it had is closed. */
export async function forgotPasswordSubmit(identity: Identity, means: Means, asked: z.output<typeof ClaveNueva>) {
  await checkClave(asked.password, asked.email, 'password');
  await takeGuess(means, { kind: 'codigo', about: ['recuperar', asked.email] });
  await identity.provider.forgotPasswordSubmit(means, asked);
  await means.transact(async (db) => {
    await confirmCuenta(db, asked.email, means.now);
    await afterChange(db, identity, means.now, asked.email);
  });
  await forgiveGuesses(means, { kind: 'codigo', about: ['recuperar', asked.email] });
  await forgiveGuesses(means, { kind: 'ingreso', about: [asked.email, ''] });
}

interface Change extends Credentials {
  readonly nueva: string;
  readonly idSesion: string;
}

/** Changes a password its owner knows; her other sessions are closed. */
export async function changePassword(identity: Identity, means: Means, change: Change): Promise<void> {
  const { email, nueva, idSesion } = change;
  await checkClave(nueva, email, 'passwordNueva');
  await takeGuess(means, { kind: 'ingreso', about: [email, idSesion] });
  await identity.provider.changePassword(means, change, nueva);
  await means.transact((db) => afterChange(db, identity, means.now, email, idSesion));
  await forgiveGuesses(means, { kind: 'ingreso', about: [email, idSesion] });
}

/** Gives an account without password to a user made by an administrator, who proves her address by choosing one. */
export async function invite(
  db: Db,
  idUsuario: string,
  { email, nombreCompleto }: { email: string; nombreCompleto: string },
  baseUrl: string,
) {
  await insertCuenta(db, { idUsuario });
  const { nombreEmpresa: empresa } = await informacionActual(db);
  await enqueueCorreo(db, invitation({ para: email, nombre: nombreCompleto, empresa, baseUrl }));
}

/** Somebody else was in: nobody stays, and the next sign-in asks for a new password by mail. */
export async function reportIntrusion(
  db: Db,
  { idUsuario, email }: { idUsuario: string; email: string },
  now: Date,
): Promise<void> {
  await updateCuenta(db, email, { exigeCambio: true });
  await closeSesiones(db, { idUsuario, motivo: 'intrusion', now });
}

async function afterChange(db: Db, { baseUrl }: Identity, now: Date, email: string, menos?: string): Promise<void> {
  const cuenta = await findCuenta(db, email);
  if (!cuenta) return;
  await updateCuenta(db, email, { exigeCambio: false });
  await closeSesiones(db, { idUsuario: cuenta.idUsuario, motivo: 'cambio-de-clave', now, ...(menos && { menos }) });
  const { nombreEmpresa: empresa } = await informacionActual(db);
  await enqueueCorreo(db, passwordChanged({ para: email, nombre: cuenta.nombreCompleto, empresa, baseUrl }));
}
