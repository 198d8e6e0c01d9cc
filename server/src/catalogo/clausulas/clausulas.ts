import {
  type CambioDeClausula,
  CLAUSULAS_MAXIMAS,
  type ClausulaConVersiones,
  type ClausulaDeBiblioteca,
  type ClausulaNueva,
  type VersionDeClausula,
  type VersionNueva,
} from '@fedatario/contract/catalogo';
import { leerEntrevista, leerPlantilla } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { exigirGuardable } from '../../http/guardable.ts';
import type { Context } from '../../http/route.ts';
import {
  type FilaDeClausula,
  findClausula,
  hasNombre,
  insertClausula,
  insertVersion,
  listClausulas,
  listUsos,
  listVersiones,
  lockClausula,
  lockYContarClausulas,
  updateClausula,
} from './queries.ts';

type TextoDeClausula = Omit<ClausulaNueva, 'nombre'>;

/** The clauses that documents share, with the documents that use each. */
export async function listarClausulas(db: Db): Promise<ClausulaDeBiblioteca[]> {
  const usos = Map.groupBy(await listUsos(db), ({ idClausula }) => idClausula);
  return (await listClausulas(db)).map((fila) => resumen(fila, usos.get(fila.idClausula) ?? []));
}

export async function leerClausula(db: Db, idClausula: string): Promise<ClausulaConVersiones> {
  const fila = await findClausula(db, idClausula);
  if (!fila) throw new AppError('no-encontrado');
  const versiones = (await listVersiones(db, idClausula)).map(({ trae, contenido, escritaEn, ...version }) => ({
    ...version,
    ...(trae as Pick<VersionDeClausula, 'preguntas' | 'derivados' | 'parciales'>),
    contenido: contenido as VersionDeClausula['contenido'],
    escritaEn: escritaEn.toISOString(),
  }));
  return { ...resumen(fila, await listUsos(db, idClausula)), versiones };
}

/** Keeps a clause under a name that no other one has. */
export async function crearClausula(
  { db, actor, now }: Context<'admin'>,
  { nombre, ...texto }: ClausulaNueva,
): Promise<ClausulaConVersiones> {
  exigirLegible(texto);
  if ((await lockYContarClausulas(db)) >= CLAUSULAS_MAXIMAS)
    throw invalidField('nombre', 'demasiados', { maximum: CLAUSULAS_MAXIMAS });
  if (await hasNombre(db, nombre)) throw invalidField('nombre', 'repetidoEnLista');
  const idClausula = uuidv7();
  await insertClausula(db, { idClausula, nombre, now });
  await insertVersion(db, { ...partes(texto), idClausula, numero: 1, nota: '', idUsuario: actor.idUsuario, now });
  return leerClausula(db, idClausula);
}

/** Writes the next version. Documents keep the one they took until somebody takes this one in each. */
export async function escribirVersion(
  { db, actor, now }: Context<'admin'>,
  idClausula: string,
  { nota, revision, ...texto }: VersionNueva,
): Promise<ClausulaConVersiones> {
  exigirLegible(texto);
  const version = (await exigirRevision(db, idClausula, revision)) + 1;
  await insertVersion(db, { ...partes(texto), idClausula, numero: version, nota, idUsuario: actor.idUsuario, now });
  await updateClausula(db, idClausula, { version });
  return leerClausula(db, idClausula);
}

/** Renames or archives a clause. An archived one is no longer offered; documents that have it keep it. */
export async function cambiarClausula(
  { db }: Context<'admin'>,
  idClausula: string,
  { nombre, archivada, revision }: CambioDeClausula,
): Promise<ClausulaConVersiones> {
  await lockYContarClausulas(db);
  await exigirRevision(db, idClausula, revision);
  if (await hasNombre(db, nombre, idClausula)) throw invalidField('nombre', 'repetidoEnLista');
  await updateClausula(db, idClausula, { nombre, archivada });
  return leerClausula(db, idClausula);
}

/** The version today of a clause that nobody changed since that revision. */
async function exigirRevision(db: Db, idClausula: string, revision: number): Promise<number> {
  const row = await lockClausula(db, idClausula);
  if (!row) throw new AppError('no-encontrado');
  if (row.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerClausula(db, idClausula) });
  return row.version;
}

function resumen(fila: FilaDeClausula, usos: Awaited<ReturnType<typeof listUsos>>): ClausulaDeBiblioteca {
  return {
    ...fila,
    escritaEn: fila.escritaEn.toISOString(),
    usos: usos.map(({ idClausula: _, ...uso }) => uso),
  };
}

function partes({ titulo, contenido, preguntas, derivados, parciales }: TextoDeClausula) {
  return { titulo, contenido, trae: { preguntas, derivados, parciales } };
}

/** Refuses a clause that the engine could not read in a document, or questions that it could not read in an interview. */
function exigirLegible({ titulo, contenido, preguntas, derivados, parciales }: TextoDeClausula): void {
  exigirGuardable('contenido', [titulo, contenido, preguntas, derivados, parciales]);
  const clausula = { type: 'clausula', attrs: { id: 'una', ...(titulo !== null && { titulo }) }, content: contenido };
  const plantilla = leerPlantilla({ titulo: 'Cláusula', parciales, contenido: { type: 'doc', content: [clausula] } });
  if (!plantilla.ok) throw invalidField('contenido', 'ilegible', { problema: plantilla.problemas[0] ?? '' });
  const asked = preguntas.length > 0 ? preguntas : [SIN_PREGUNTAS];
  const entrevista = leerEntrevista({ secciones: [{ clave: 's', titulo: 'Preguntas', preguntas: asked }], derivados });
  if (!entrevista.ok) throw invalidField('preguntas', 'ilegible', { problema: entrevista.problemas[0] ?? '' });
}

/** An interview asks something. */
const SIN_PREGUNTAS = { clave: 'ninguna', etiqueta: 'Ninguna', tipo: 'texto' };
