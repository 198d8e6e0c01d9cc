import type { Ingreso } from '@fedatario/contract';
import type { z } from 'zod/mini';
import { AppError } from '../http/errors.ts';
import type { Credential, IdentityProvider, Means } from '../services/identity/provider.ts';
import { type Identity, sendRecovery } from './identidad.ts';
import { forgiveGuesses, takeGuess } from './intentos/intentos.ts';
import { type Cuenta, closeSesiones, findCuenta, findSesion, lockCuenta, lockSesion } from './queries.ts';
import { type Opened, openCredential, openSesion, rotateSesion, turnOf } from './sesion.ts';
import { type RefreshToken, readRefreshToken, refreshHash, sameHash } from './tokens.ts';

/** Where somebody signs in. `device` names a browser its owner signed in from before, if it is one. */
export interface Place {
  readonly device: string | undefined;
  readonly userAgent: string;
}

/**
 * Opens a session. Guesses count by account, and apart by each device its owner used before: strangers who guess never
 * use up its tries.
 */
export async function signIn(
  { provider }: Identity,
  means: Means,
  { email, password }: z.output<typeof Ingreso>,
  { device, userAgent }: Place,
): Promise<Opened> {
  const { transact, now } = means;
  const guess = { kind: 'ingreso', about: [email, device ?? ''] } as const;
  await takeGuess(means, guess);
  const before = await transact((db) => findCuenta(db, email));
  const credential = await provider.signIn(means, { email, password });
  const opened = await transact(async (db) => {
    const { idUsuario, exigeCambio } = stillOpen(before, await lockCuenta(db, email));
    return exigeCambio ? undefined : openSesion(db, { idUsuario, userAgent, credential, now });
  });
  if (!opened) {
    await sendRecovery(provider, means, email, device);
    throw new AppError('cambio-de-clave-requerido');
  }
  await forgiveGuesses(means, guess);
  return opened;
}

/** A password that was changed while it was being verified opens nothing: the change has closed every session. */
function stillOpen(before: Cuenta | undefined, cuenta: Cuenta | undefined): Cuenta {
  const changed =
    before?.claveHash !== cuenta?.claveHash ||
    before?.claveCambiadaEn?.getTime() !== cuenta?.claveCambiadaEn?.getTime();
  if (!cuenta || changed) throw new AppError('credenciales-incorrectas');
  if (!cuenta.activo) throw new AppError('cuenta-desactivada');
  return cuenta;
}

/** The session of the cookie goes on, with new tokens. */
export async function refresh({ provider }: Identity, means: Means, cookie: string | undefined) {
  const { transact, now } = means;
  const token = readRefreshToken(cookie);
  const sesion = token && (await transact((db) => lockSesion(db, token.idSesion, now)));
  if (!token || !sesion) throw new AppError('sesion-vencida');
  const asked = turnOf(sesion, token, now) === 'siguiente';
  const stored = openCredential(sesion.credencialCifrada, token.idSesion);
  const credential = asked ? await renewed(provider, means, stored) : undefined;
  const done = await transact(async (db) => {
    const opened = await rotateSesion(db, token, credential, now);
    const open = opened && (await findSesion(db, token.idSesion, now));
    if (opened && !open) await closeSesiones(db, { ...sesion, motivo: 'desactivada', now, solo: token.idSesion });
    return open && { ...opened, email: open.email };
  });
  if (!done) throw new AppError('sesion-vencida');
  return done;
}

/**
 * Undefined when the provider no longer knows the session. That is judged with the session locked: another tab may have
 * renewed the same credential a moment ago, and then nothing is wrong.
 */
async function renewed(provider: IdentityProvider, means: Means, credential: Credential) {
  try {
    return await provider.currentSession(means, credential);
  } catch (error) {
    if (error instanceof AppError && error.codigo === 'sesion-vencida') return undefined;
    throw error;
  }
}

/** Closes the session of the cookie, if it is one. */
export async function signOut({ provider }: Identity, means: Means, cookie: string | undefined): Promise<void> {
  const token = readRefreshToken(cookie);
  const sesion = token && (await closeOwn(means, token));
  if (!sesion) return;
  // Our session is closed and its credential gone: an outsider who is away must not make leaving fail.
  await provider.signOut(means, openCredential(sesion.credencialCifrada, sesion.idSesion)).catch(() => undefined);
}

function closeOwn({ transact, now }: Means, token: RefreshToken) {
  return transact(async (db) => {
    const open = await lockSesion(db, token.idSesion, now);
    const hash = refreshHash(token);
    if (!open || !(sameHash(open.hashActual, hash) || sameHash(open.hashAnterior, hash))) return undefined;
    await closeSesiones(db, { idUsuario: open.idUsuario, motivo: 'salida', now, solo: token.idSesion });
    return open;
  });
}
