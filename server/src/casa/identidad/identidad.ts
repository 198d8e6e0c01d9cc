import type { ClaveNueva, Confirmacion } from '@fedatario/contract/casa';
import type { z } from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Credentials, IdentityProvider, ProviderContext } from '../../services/identity/provider.ts';
import { notificar } from '../notificaciones/notificaciones.ts';
import { checkClave } from './clave.ts';
import { findCuenta, insertCuenta, markCuentaConfirmada, type Proposito, updateCuenta } from './filas/queries.ts';
import { buzonDe, forgiveGuesses, type Guess, takeGuess } from './intentos/intentos.ts';
import { cerrarSesionesDe } from './sesion/cerrar.ts';
import { avisarDeCuenta } from './sesion/codigo.ts';

export { anotarCierreDetenido, cerrarEnProveedor, deshacerCierre, pedirCierre } from './cierre/cierre.ts';
export { cambiarCorreo, leerCambioDeCorreo, pedirCambioDeCorreo } from './correo/cambio.ts';
export { quitarDosPasos } from './dos-pasos/dos-pasos.ts';
export { exigirPruebaNueva, exigirReingreso } from './dos-pasos/reingreso.ts';
export { findAbiertas as sesionesAbiertas } from './filas/queries.ts';
export { buzonDe, cabeComentario, cabeEnBuzon, takeGuess } from './intentos/intentos.ts';
export { anularSecreto, hacerSecreto, leerSecreto, titularDeSecreto } from './secretos/secretos.ts';
export { cerrarSesionesDe } from './sesion/cerrar.ts';
export { newCodigo, TRIES, venceDesde } from './sesion/codigo.ts';
export { authenticate, describeDevice, sesionesDe } from './sesion/sesion.ts';
export { newRefreshToken, readRefreshToken, refreshHash, sameHash } from './sesion/tokens.ts';

/** The identity service as the other modules use it: one provider behind the rules that hold for all of them. */
export interface Identity {
  readonly provider: IdentityProvider;
  readonly baseUrl: string;
}

/**
 * Opens an account, or, for an address that has one, tells its owner by mail; the answer is the same. An unconfirmed
 * account that is signed up again with another password, or was made by an invitation, asks at its first sign-in for a
 * code by mail: else a stranger could lend his password to whoever confirms the address.
 */
export async function signUp(
  { provider }: Identity,
  context: ProviderContext,
  account: Credentials,
  createUsuario: (db: Db) => Promise<string>,
): Promise<void> {
  const { email, password } = account;
  await checkClave(password, email, 'password');
  await takeEnvio(context, 'confirmar', email);
  await provider.signUp(context, account, {
    record: (db) => record(db, createUsuario),
    contested: (db) => updateCuenta(db, email, { exigeCambio: true }),
    taken: (db) => avisarCuentaExistente(db, email),
  });
}

async function record(db: Db, createUsuario: (db: Db) => Promise<string>): Promise<boolean> {
  try {
    await insertCuenta(db, { idUsuario: await createUsuario(db) });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.codigo === 'correo-en-uso') return false;
    throw error;
  }
}

export async function confirmSignUp(
  { provider }: Identity,
  context: ProviderContext,
  code: z.output<typeof Confirmacion>,
) {
  const guessed = guess('codigo', 'confirmar', code.email);
  await takeGuess(context, guessed);
  await provider.confirmSignUp(context, code, (db) => markCuentaConfirmada(db, code.email, context.now));
  await forgiveGuesses(context, guessed);
}

export async function resendCode({ provider }: Identity, context: ProviderContext, email: string): Promise<void> {
  await takeEnvio(context, 'confirmar', email);
  await provider.resendCode(context, email);
}

/** `device`, here and below: the browser, when its owner signed in from it before; others cannot use up its tries. */
export function forgotPassword(
  { provider }: Identity,
  context: ProviderContext,
  email: string,
  device: string | undefined,
) {
  return sendRecovery(provider, context, email, device);
}

export async function sendRecovery(
  provider: IdentityProvider,
  context: ProviderContext,
  email: string,
  device = '',
): Promise<void> {
  await takeEnvio(context, 'recuperar', email, device);
  await provider.forgotPassword(context, email, async (db) => {
    const cuenta = await findCuenta(db, email);
    return Boolean(cuenta?.activo && !cuenta.confirmadaEn);
  });
}

/** A right code proves the address too: the account is confirmed, and every session it had is closed. */
export async function forgotPasswordSubmit(
  { provider }: Identity,
  context: ProviderContext,
  asked: z.output<typeof ClaveNueva>,
  device = '',
): Promise<void> {
  const { email, password } = asked;
  const guessed = guess('codigo', 'recuperar', email, device);
  await checkClave(password, email, 'password');
  await takeGuess(context, guessed);
  await provider.forgotPasswordSubmit(context, asked, async (db) => {
    await markCuentaConfirmada(db, email, context.now);
    await afterChange(db, { now: context.now, email });
  });
  await forgiveGuesses(context, guessed, guess('ingreso', email, ''), guess('ingreso', email, device));
}

interface Change extends Credentials {
  readonly nueva: string;
  readonly idSesion: string;
}

/** Changes a password its owner knows, and closes their other sessions. */
export async function changePassword({ provider }: Identity, context: ProviderContext, change: Change): Promise<void> {
  const { email, nueva, idSesion } = change;
  await checkClave(nueva, email, 'passwordNueva');
  await takeGuess(context, guess('ingreso', email, idSesion));
  await provider.changePassword(context, change, nueva, (db) =>
    afterChange(db, { now: context.now, email, menos: idSesion }),
  );
  await forgiveGuesses(context, guess('ingreso', email, idSesion));
}

/** Makes an account without password for a user made by an administrator; they prove the address by choosing one. */
export async function invite(db: Db, idUsuario: string, email: string): Promise<void> {
  await insertCuenta(db, { idUsuario });
  await inviteAgain(db, idUsuario, email);
}

/** Makes an account that signs in with this password at once: nobody proves its address. For the demonstration. */
export async function openAccount(db: Db, idUsuario: string, claveHash: string, now: Date): Promise<void> {
  await insertCuenta(db, { idUsuario, claveHash, confirmadaEn: now });
}

/** Sends the invitation again. */
export async function inviteAgain(db: Db, idUsuario: string, email: string): Promise<void> {
  const enlace = `/recover-password?email=${encodeURIComponent(email)}`;
  await notificar(db, { idUsuario, tipo: 'invitacion', variables: {}, enlace });
}

/** Somebody else was in the account: closes every session, and the next sign-in asks for a new password by mail. */
export async function reportIntrusion(
  db: Db,
  { idUsuario, email }: { idUsuario: string; email: string },
  now: Date,
): Promise<void> {
  await updateCuenta(db, email, { exigeCambio: true });
  await cerrarSesionesDe(db, { idUsuario, motivo: 'intrusion', now });
}

interface Changed {
  readonly now: Date;
  readonly email: string;
  /** The session that stays. */
  readonly menos?: string;
}

async function afterChange(db: Db, { now, email, menos }: Changed): Promise<void> {
  const cuenta = await findCuenta(db, email);
  if (!cuenta) return;
  const { idUsuario } = cuenta;
  await updateCuenta(db, email, { exigeCambio: false, claveCambiadaEn: now });
  await cerrarSesionesDe(db, { idUsuario, motivo: 'cambio-de-clave', now, ...(menos && { menos }) });
  await notificar(db, { idUsuario, tipo: 'claveCambiada', variables: {}, enlace: '/recover-password' });
}

async function avisarCuentaExistente(db: Db, email: string): Promise<void> {
  const cuenta = await findCuenta(db, email);
  if (cuenta) await avisarDeCuenta(db, cuenta.idUsuario);
}

/** Limits mails to an address that the requester may not own. A browser that its owner used has a limit that strangers cannot use up. */
async function takeEnvio(
  context: ProviderContext,
  proposito: Proposito,
  email: string,
  device?: string,
): Promise<void> {
  await takeGuess(context, guess('envio', proposito, email, ...(device === undefined ? [] : [device])));
  if (!device) await takeGuess(context, guess('buzon', buzonDe(email)));
}

function guess(kind: Guess['kind'], ...about: readonly string[]): Guess {
  return { kind, about };
}
