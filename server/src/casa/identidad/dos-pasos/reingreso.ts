import { type Reingreso, VIDA_REINGRESO } from '@fedatario/contract/casa';
import type { z } from 'zod/mini';
import type { Db } from '../../../db/db.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import type { Actor } from '../../../http/route.ts';
import type { IdentityProvider, ProviderContext } from '../../../services/identity/provider.ts';
import { updateSesion } from '../filas/queries.ts';
import { forgiveGuesses, takeGuess } from '../intentos/intentos.ts';
import { findReingreso, takeReingreso } from '../prueba/queries.ts';
import { exigirSegundoPaso } from './entrada.ts';
import { findDosPasos, findReglas } from './queries.ts';

/** Notes that the user of this session has just proved their identity again; it counts as a guess of sign-in. */
export async function signInAgain(
  { provider }: { readonly provider: IdentityProvider },
  context: ProviderContext,
  { idUsuario, email, idSesion }: Actor,
  { password, segundoPaso: codigo }: z.output<typeof Reingreso>,
): Promise<void> {
  const guess = { kind: 'ingreso', about: [email, idSesion] } as const;
  await takeGuess(context, guess);
  const credential = await provider.signIn(context, { email, password }).catch((error: unknown) => {
    const wrong = error instanceof AppError && error.codigo === 'credenciales-incorrectas';
    throw wrong ? invalidField('password', 'claveActualIncorrecta') : error;
  });
  // The session was opened only to check the password.
  await provider.signOut(context, credential).catch(() => undefined);
  const { transact, now } = context;
  await transact(async (db) => {
    await exigirSegundoPaso(db, { idUsuario, codigo, now });
    await updateSesion(db, idSesion, { reingresadaEn: now });
  });
  await forgiveGuesses(context, guess);
}

/**
 * Refuses with `reingreso-requerido` when this session's password was last typed more than five minutes ago, and with
 * `dos-pasos-exigidos` when the office demands a second step and the actor has none.
 */
export async function exigirReingreso(db: Db, actor: Actor, now: Date): Promise<void> {
  await exigirClaveReciente(db, actor, now);
  await exigirDosPasos(db, actor);
}

/**
 * Like {@link exigirReingreso}, but the proof serves once: the password was typed again after signing in, within five
 * minutes, and no other act used it. An act refused later in the same transaction does not use it up.
 */
export async function exigirPruebaNueva(db: Db, actor: Actor, now: Date): Promise<void> {
  const desde = new Date(now.getTime() - VIDA_REINGRESO * 1000);
  if (!(await takeReingreso(db, actor.idSesion, desde))) throw new AppError('reingreso-requerido');
  await exigirDosPasos(db, actor);
}

async function exigirDosPasos(db: Db, actor: Actor): Promise<void> {
  if (actor.rol === 'cliente' || !(await findReglas(db)).dosPasosAlPersonal) return;
  if (!(await findDosPasos(db, actor.idUsuario))?.activadoEn) throw new AppError('dos-pasos-exigidos');
}

/** The first half of {@link exigirReingreso}, also asked when a second step is turned on. */
export async function exigirClaveReciente(db: Db, { idSesion }: Actor, now: Date): Promise<void> {
  const last = await findReingreso(db, idSesion);
  if (!last || now.getTime() - last.getTime() > VIDA_REINGRESO * 1000) throw new AppError('reingreso-requerido');
}
