import {
  type ClaseDeTextoLegal,
  clasesDeTextoLegal,
  type PublicacionDeTextoLegal,
  type TextoLegal,
  type VersionDeTextoLegal,
} from '@fedatario/contract/casa';
import type { z } from 'zod/mini';
import type { Db } from '../../db/db.ts';
import type { Edicion } from '../../db/ediciones.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import {
  edicion,
  findVersion,
  insertAceptados,
  insertVersion,
  listTextos,
  listVersiones,
  lockTexto,
} from './queries.ts';

/** Names the state of the texts in force. */
export const edicionDeTextos: Edicion = { de: 'textosLegales', nombre: edicion };

export function textosVigentes(db: Db): Promise<TextoLegal[]> {
  return listTextos(db);
}

/** Publishes a new version, or answers the one in force when the text is the same. */
export async function publicarTexto(
  { db, actor, now }: Pick<Context<'staff'>, 'db' | 'now'> & { actor: { idUsuario: string } | null },
  nombre: string,
  { texto, revision }: z.output<typeof PublicacionDeTextoLegal>,
): Promise<TextoLegal> {
  const clase = claseDe(nombre);
  const before = await lockTexto(db, clase);
  if (before?.texto === texto) return before;
  const nuevo = { clase, version: revision + 1, texto, publicadoEn: now };
  const next = (before?.version ?? 0) === revision && (await insertVersion(db, nuevo, actor?.idUsuario ?? null));
  if (next) return { ...nuevo, publicadoEn: now.toISOString() };
  const actual = await lockTexto(db, clase);
  throw actual ? new AppError('conflicto-revision', { actual }) : new AppError('no-encontrado');
}

export async function versionesDe(db: Db, nombre: string): Promise<VersionDeTextoLegal[]> {
  return listVersiones(db, claseDe(nombre));
}

export async function leerVersion(db: Db, nombre: string, version: number): Promise<TextoLegal> {
  const texto = await findVersion(db, claseDe(nombre), version);
  if (!texto) throw new AppError('no-encontrado');
  return texto;
}

/** Records which versions a user accepted, and when. */
export function anotarAceptacion(db: Db, idUsuario: string, now: Date): Promise<void> {
  return insertAceptados(db, idUsuario, now);
}

function claseDe(nombre: string): ClaseDeTextoLegal {
  const clase = clasesDeTextoLegal.find((one) => one === nombre);
  if (!clase) throw new AppError('no-encontrado');
  return clase;
}
