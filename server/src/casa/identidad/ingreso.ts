import type { Ingreso } from '@fedatario/contract/casa';
import type { z } from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Credential, IdentityProvider, ProviderContext } from '../../services/identity/provider.ts';
import { deshacerCierre } from './cierre/cierre.ts';
import { exigirSegundoPaso } from './dos-pasos/entrada.ts';
import { type Cuenta, findCuenta, findSesion, lockCuenta, lockSesion, updateCuenta } from './filas/queries.ts';
import { type Identity, sendRecovery } from './identidad.ts';
import { forgiveGuesses, takeGuess } from './intentos/intentos.ts';
import { cerrarSesionesDe } from './sesion/cerrar.ts';
import { keepCredential, type Opened, openCredential, openSesion, rotateSesion } from './sesion/sesion.ts';
import { type RefreshToken, readRefreshToken, refreshHash, sameHash } from './sesion/tokens.ts';

/** Browser of a sign-in. `device` is its name if the owner signed in from it before. */
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
  context: ProviderContext,
  { email, password, segundoPaso: codigo }: z.output<typeof Ingreso>,
  { device, userAgent }: Place,
): Promise<Opened> {
  const { transact, now } = context;
  const guess = { kind: 'ingreso', about: [email, device ?? ''] } as const;
  await takeGuess(context, guess);
  const before = await transact((db) => findCuenta(db, email));
  const opened = await unlessChangeRequired(async () => {
    const credential = await provider.signIn(context, { email, password });
    const open = transact(async (db) => {
      const { idUsuario, exigeCambio, confirmadaEn } = stillOpen(before, await lockCuenta(db, email));
      if (exigeCambio) throw new AppError('cambio-de-clave-requerido');
      await exigirSegundoPaso(db, { idUsuario, codigo, now });
      if (!confirmadaEn) await updateCuenta(db, email, { confirmadaEn: now });
      await deshacerCierre(db, idUsuario);
      return openSesion(db, { idUsuario, userAgent, credential, now });
    });
    // A session opened at the provider only to check the password is closed there.
    return open.catch(async (error: unknown) => {
      await provider.signOut(context, credential).catch(() => undefined);
      throw error;
    });
  });
  if (!opened) {
    await sendRecovery(provider, context, email, device);
    throw new AppError('cambio-de-clave-requerido');
  }
  await forgiveGuesses(context, guess);
  return opened;
}

/** Undefined when the password is right and must be changed, as our rows or the provider say. */
async function unlessChangeRequired(open: () => Promise<Opened>): Promise<Opened | undefined> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof AppError && error.codigo === 'cambio-de-clave-requerido') return undefined;
    throw error;
  }
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

/**
 * Continues the session of the cookie with new tokens. It rotates before the provider is asked: of two tabs at once only the
 * one that rotated it asks, since the provider may accept its own token only once.
 */
export async function refresh({ provider }: Identity, context: ProviderContext, cookie: string | undefined) {
  const { transact, now } = context;
  const token = readRefreshToken(cookie);
  const rotated = token && (await transact((db) => rotateOpen(db, token, now)));
  if (!token || !rotated) throw new AppError('sesion-vencida');
  const { idUsuario, turned, ...opened } = rotated;
  if (turned) await renewCredential(provider, context, { idUsuario, idSesion: token.idSesion, ...turned });
  return opened;
}

async function rotateOpen(db: Db, token: RefreshToken, now: Date) {
  const rotated = await rotateSesion(db, token, now);
  const open = rotated && (await findSesion(db, token.idSesion, now));
  if (open) return { ...rotated, email: open.email };
  if (!rotated) return undefined;
  await cerrarSesionesDe(db, { idUsuario: rotated.idUsuario, motivo: 'desactivada', now, solo: token.idSesion });
  return undefined;
}

interface Renewed {
  readonly idUsuario: string;
  readonly idSesion: string;
  readonly credential: Credential;
}

/** A session that the provider no longer knows is closed. */
async function renewCredential(
  provider: IdentityProvider,
  context: ProviderContext,
  { idUsuario, idSesion, credential }: Renewed,
): Promise<void> {
  const { transact, now } = context;
  try {
    const renewed = await provider.currentSession(context, credential);
    if (renewed !== credential) await transact((db) => keepCredential(db, idSesion, renewed));
  } catch (error) {
    if (error instanceof AppError && error.codigo === 'sesion-vencida') {
      await transact((db) => cerrarSesionesDe(db, { idUsuario, motivo: 'proveedor', now, solo: idSesion }));
    }
    throw error;
  }
}

/** Closes the session of the cookie, if there is one. */
export async function signOut(
  { provider }: Identity,
  context: ProviderContext,
  cookie: string | undefined,
): Promise<void> {
  const token = readRefreshToken(cookie);
  const sesion = token && (await closeOwn(context, token));
  if (!sesion) return;
  // The session is closed here already: an unreachable provider must not make signing out fail.
  await provider.signOut(context, openCredential(sesion.credencialCifrada, sesion.idSesion)).catch(() => undefined);
}

function closeOwn({ transact, now }: ProviderContext, token: RefreshToken) {
  return transact(async (db) => {
    const open = await lockSesion(db, token.idSesion, now);
    const hash = refreshHash(token);
    if (!open || !(sameHash(open.hashActual, hash) || sameHash(open.hashAnterior, hash))) return undefined;
    await cerrarSesionesDe(db, { idUsuario: open.idUsuario, motivo: 'salida', now, solo: token.idSesion });
    return open;
  });
}
