import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/db.ts';
import type { Context } from '../../../http/route.ts';
import { keyedHash } from '../../../services/cipher.ts';
import { notificar } from '../../notificaciones/notificaciones.ts';
import { exigirReingreso } from '../dos-pasos/reingreso.ts';
import { deleteSecretos, findSecreto, findTitular, upsertSecreto } from './queries.ts';

/**
 * The secret of a calendar opens without a session. It stands beside the sessions, and not beside the appointments that it shows,
 * so that whatever closes them ends it too (cerrar.ts). A second secret of this kind belongs here as well.
 */
const hashDe = (clave: string) => keyedHash('calendario', clave);

export async function leerSecreto({ db, actor }: Context<'all'>): Promise<{ creadoEn: string | null }> {
  const row = await findSecreto(db, actor.idUsuario);
  return { creadoEn: row?.creadoEn.toISOString() ?? null };
}

/**
 * Makes the secret of the actor's calendar, of which only the hash is kept; the one before opens no longer. Its owner is told,
 * and the password was typed a moment ago: whoever finds a session open cannot take away a key that outlives it.
 */
export async function hacerSecreto({ db, actor, now }: Context<'all'>): Promise<string> {
  await exigirReingreso(db, actor, now);
  const { idUsuario, idSesion } = actor;
  const clave = randomBytes(32).toString('base64url');
  await upsertSecreto(db, { idUsuario, idSesion, hash: hashDe(clave), creadoEn: now });
  await notificar(db, { idUsuario, tipo: 'calendarioSecreto', variables: {}, enlace: '/perfil-usuario/seguridad' });
  return clave;
}

export async function anularSecreto({ db, actor }: Context<'all'>): Promise<null> {
  await deleteSecretos(db, actor.idUsuario);
  return null;
}

/** The person whose calendar that secret opens; undefined when it opens none. */
export async function titularDeSecreto(db: Db, clave: string): Promise<string | undefined> {
  return (await findTitular(db, hashDe(clave)))?.idUsuario;
}
