import type { Identidad, Perfil } from '@fedatario/contract/casa';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Actor } from '../../http/route.ts';
import { ocultar } from '../../services/ocultar.ts';
import { findEmail, findPerfil } from './queries.ts';

interface Lector {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * A profile that the actor may see, their own or a customer's; any other does not exist. Only its owner reads the identity
 * number.
 */
export async function perfilPorCorreo(lector: Lector, email: string): Promise<Perfil> {
  return paraLeer(lector, await exigirPerfil(lector, email));
}

/** Reveals the identity number that a profile hides, for a reason; the look is recorded with the answer. */
export async function revelarIdentidad({ db, actor, now }: Lector, idUsuario: string): Promise<Identidad> {
  const email = await findEmail(db, idUsuario);
  if (email === undefined) throw new AppError('no-encontrado');
  const { tipoDocumento, numeroDocumento } = await exigirPerfil({ db, actor, now }, email);
  return { tipoDocumento, numeroDocumento };
}

export async function exigirPerfil(lector: Lector, email: string): Promise<Perfil> {
  const perfil = await findPerfil(lector, email);
  if (!perfil) throw new AppError('no-encontrado');
  return perfil;
}

function paraLeer({ actor }: Pick<Lector, 'actor'>, perfil: Perfil): Perfil {
  const { idUsuario, numeroDocumento } = perfil;
  if (idUsuario === actor.idUsuario || numeroDocumento === null) return perfil;
  return { ...perfil, numeroDocumento: ocultar(numeroDocumento) };
}
