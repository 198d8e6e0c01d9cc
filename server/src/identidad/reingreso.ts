import { VIDA_REINGRESO } from '@fedatario/contract';
import type { Db } from '../db/db.ts';
import { AppError, invalidField } from '../http/errors.ts';
import type { Actor } from '../http/route.ts';
import type { IdentityProvider, Means } from '../services/identity/provider.ts';
import { forgiveGuesses, takeGuess } from './intentos/intentos.ts';
import { findReingreso, updateSesion } from './queries.ts';

/** Notes that whoever holds this session has just typed its password again; it counts as a guess of its sign-in. */
export async function signInAgain(
  { provider }: { readonly provider: IdentityProvider },
  means: Means,
  { email, idSesion }: Actor,
  password: string,
): Promise<void> {
  const guess = { kind: 'ingreso', about: [email, idSesion] } as const;
  await takeGuess(means, guess);
  const credential = await provider.signIn(means, { email, password }).catch((error: unknown) => {
    const wrong = error instanceof AppError && error.codigo === 'credenciales-incorrectas';
    throw wrong ? invalidField('password', 'claveActualIncorrecta') : error;
  });
  // It was opened only to see whether the password is right.
  await provider.signOut(means, credential).catch(() => undefined);
  await means.transact((db) => updateSesion(db, idSesion, { reingresadaEn: means.now }));
  await forgiveGuesses(means, guess);
}

/** Refuses with `reingreso-requerido` when this session's password was last typed longer ago than five minutes. */
export async function exigirReingreso(db: Db, { idSesion }: Actor, now: Date): Promise<void> {
  const last = await findReingreso(db, idSesion);
  if (!last || now.getTime() - last.getTime() > VIDA_REINGRESO * 1000) throw new AppError('reingreso-requerido');
}
