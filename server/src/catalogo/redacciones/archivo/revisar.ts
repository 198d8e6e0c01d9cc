import { type ArchivoDeProducto, instrumentos, type RevisionDeArchivo } from '@fedatario/contract/catalogo';
import type { Db } from '../../../db/db.ts';
import { listTiposActivos } from '../filas/queries.ts';
import { leerRedaccion } from '../redacciones.ts';
import { examinarAparte } from './aparte.ts';
import { findPorSlug, listCategoriasActivas, listDeBiblioteca } from './queries.ts';

/** Tells the content that a file would bring and the parts of it that do not fit here. */
export async function revisarArchivo(db: Db, bytes: Uint8Array): Promise<RevisionDeArchivo> {
  const { archivo, faltas, casosDistintos } = await examinarAparte(bytes);
  const { ficha, entrevista, plantilla, respuestas } = archivo;
  const categorias = await listCategoriasActivas(db);
  const aqui = categorias.find(({ nombre }) => nombre === ficha.categoria);
  return {
    nombre: ficha.nombre,
    slug: ficha.slug,
    precio: ficha.precio,
    preguntas: preguntasDe(entrevista),
    casos: Object.keys(respuestas).length,
    existente: await existenteDe(db, ficha),
    categoria: ficha.categoria,
    idCategoria: aqui?.idCategoria ?? null,
    categorias,
    requisitosAusentes: (await ausentesDe(db, archivo)).map(({ clave }) => clave),
    clausulasAjenas: await clausulasAjenas(db, plantilla),
    faltas: [...faltas],
    casosDistintos: [...casosDistintos],
  };
}

/** The requisitos of a file, each with its place in it, whose kind is absent or archived here. */
export async function ausentesDe(db: Db, { producto }: ArchivoDeProducto): Promise<{ clave: string; lugar: number }[]> {
  const tipos = new Set((await listTiposActivos(db)).map(({ clave }) => clave));
  const pedidos = (producto?.requisitos ?? []).map(({ clave }, lugar) => ({ clave, lugar }));
  return pedidos.filter(({ clave }) => !tipos.has(clave));
}

/** Whether a file holds another version of the same kind of document as this product. */
export function isDelMismoTipo(
  { modalidad, instrumento }: ArchivoDeProducto['ficha'],
  aqui: { readonly tipo: string; readonly modalidad: string; readonly claseActo: string | null },
): boolean {
  const clase = modalidad === 'notarial' ? instrumentos[instrumento] : null;
  return aqui.tipo === 'documento' && aqui.modalidad === modalidad && aqui.claseActo === clase;
}

async function existenteDe(db: Db, ficha: ArchivoDeProducto['ficha']): Promise<RevisionDeArchivo['existente']> {
  const row = await findPorSlug(db, ficha.slug);
  if (!row) return null;
  const { revision, texto, sinPublicar } = await leerRedaccion(db, row.idProducto);
  return {
    idProducto: row.idProducto,
    nombre: row.nombre,
    admite: isDelMismoTipo(ficha, row),
    escrito: sinPublicar.length > 0,
    revision,
    revisionDeTexto: texto?.revision ?? 0,
  };
}

function preguntasDe(entrevista: Record<string, unknown>): number {
  const { secciones } = entrevista as { secciones: { preguntas: unknown[] }[] };
  return secciones.reduce((total, { preguntas }) => total + preguntas.length, 0);
}

/** Names of the clauses that were taken from a library which is not the one here, or from a version that it has not. */
async function clausulasAjenas(db: Db, plantilla: unknown): Promise<string[]> {
  const usadas = clausulasDe(plantilla);
  const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  const ids = usadas.map(({ biblioteca }) => biblioteca).filter((id) => UUID.test(id));
  const aqui = new Map((await listDeBiblioteca(db, ids)).map(({ idClausula, ultima }) => [idClausula, Number(ultima)]));
  const ajenas = usadas.filter(({ biblioteca, version }) => (aqui.get(biblioteca) ?? 0) < version);
  return [...new Set(ajenas.map(({ nombre }) => nombre))];
}

interface Usada {
  readonly biblioteca: string;
  readonly version: number;
  readonly nombre: string;
}

function clausulasDe(json: unknown): Usada[] {
  if (typeof json !== 'object' || json === null) return [];
  const { type, attrs } = json as { type?: unknown; attrs?: Record<string, unknown> };
  const { biblioteca, version, titulo, id } = attrs ?? {};
  const suya =
    type === 'clausula' && typeof biblioteca === 'string'
      ? [{ biblioteca, version: Number(version ?? 1), nombre: String(titulo ?? id ?? biblioteca) }]
      : [];
  return [...suya, ...Object.values(json).flatMap(clausulasDe)];
}
