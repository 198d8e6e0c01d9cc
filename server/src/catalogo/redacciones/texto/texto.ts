import type { CambioDeTexto, TextoDeProducto, VersionConTexto } from '@fedatario/contract/catalogo';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { listCasos } from '../casos/queries.ts';
import { countSinPasar } from '../casos/textos.ts';
import { findEscrita, findRedactado } from '../filas/queries.ts';
import {
  type Escrito,
  findTextoDeVersion,
  findTextoEscrito,
  findVersionPublicada,
  updateRevisado,
  upsertTexto,
} from './queries.ts';
import { erroresDe, revisar } from './revisar.ts';

interface TextoRequest extends Pick<Context<'admin'>, 'db' | 'now'> {
  readonly actor: Pick<Context<'admin'>['actor'], 'idUsuario'>;
}

/** The interview and the template of the next version: as somebody wrote them, or else those of the version they are taken from. */
export async function leerTexto(db: Db, idProducto: string): Promise<TextoDeProducto> {
  const { revision, escrito } = await findTextoEscrito(db, idProducto);
  const texto = escrito ?? (await findTextoDeVersion(db, await versionDe(db, idProducto)));
  if (!texto) throw new AppError('no-encontrado');
  return { idProducto, revision, ...(texto as Pick<TextoDeProducto, 'entrevista' | 'plantilla' | 'respuestas'>) };
}

/** A published version of this product with its text. */
export async function leerVersion(
  db: Db,
  { idProducto, idVersion }: { idProducto: string; idVersion: string },
): Promise<VersionConTexto> {
  const version = await findVersionPublicada(db, idProducto, idVersion);
  if (!version) throw new AppError('no-encontrado');
  const texto = (await findTextoDeVersion(db, idVersion)) ?? null;
  return { ...version, texto: texto as VersionConTexto['texto'] };
}

/** Keeps a text that the engine can read, under the revision that its writer saw. What the linter finds does not stop the writing. */
export async function guardarTexto(
  { db, actor, now }: TextoRequest,
  idProducto: string,
  { revision, ...texto }: CambioDeTexto,
): Promise<TextoDeProducto> {
  if (!(await findRedactado(db, idProducto, { lock: true }))) throw new AppError('no-encontrado');
  const antes = await findTextoEscrito(db, idProducto);
  if (antes.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerTexto(db, idProducto) });
  await escribirTexto({ db, actor, now }, idProducto, texto);
  return leerTexto(db, idProducto);
}

/** Writes a text over what was written, with what the linter and the cases find in it. Refuses what the engine cannot read. */
export async function escribirTexto(
  { db, actor, now }: TextoRequest,
  idProducto: string,
  texto: Escrito,
): Promise<void> {
  const visto = revisar(texto, now);
  const casosSinPasar = countSinPasar(texto, await listCasos(db, idProducto));
  await upsertTexto(db, { ...texto, ...visto, casosSinPasar, idProducto, idUsuario: actor.idUsuario, now });
}

/** Looks again at what is written: its rules and the day may be others than when it was saved. Its revision stays. */
export async function revisarEscrito(db: Db, idProducto: string, now: Date): Promise<void> {
  const { escrito } = await findTextoEscrito(db, idProducto);
  if (!escrito) return;
  const casosSinPasar = countSinPasar(escrito, await listCasos(db, idProducto));
  await updateRevisado(db, idProducto, { ...revisarOtraVez(escrito, now), casosSinPasar });
}

/** Counts what the linter and the cases of today find in the text of an earlier version that is to be published again. */
export async function revisarVersion(db: Db, idProducto: string, idVersion: string) {
  const texto = await findTextoDeVersion(db, idVersion);
  if (!texto) return { errores: 0, casosSinPasar: 0 };
  const casos = await listCasos(db, idProducto);
  return {
    errores: erroresDeVersion(idVersion, texto),
    casosSinPasar: casos.length > 0 ? countSinPasar(texto, casos) : 0,
  };
}

const VERSIONES_RECORDADAS = 200;
const recordadas = new Map<string, number>();

/** The errors of a version, whose text never changes: a product is read at each part that is saved of it. */
function erroresDeVersion(idVersion: string, texto: Escrito): number {
  const before = recordadas.get(idVersion);
  if (before !== undefined) return before;
  if (recordadas.size >= VERSIONES_RECORDADAS) recordadas.clear();
  const errores = erroresDe(texto);
  recordadas.set(idVersion, errores);
  return errores;
}

/** A text that the engine no longer reads counts as one with an error. */
function revisarOtraVez(escrito: Escrito, now: Date): ReturnType<typeof revisar> {
  try {
    return revisar(escrito, now);
  } catch (error) {
    if (error instanceof AppError) return { errores: 1, completa: false };
    throw error;
  }
}

async function versionDe(db: Db, idProducto: string): Promise<string> {
  const row = await findRedactado(db, idProducto);
  const escrita = await findEscrita(db, idProducto);
  const idVersion = escrita?.partes.texto ?? row?.idVersionVigente ?? null;
  if (idVersion === null) throw new AppError('no-encontrado');
  return idVersion;
}
