import {
  type BusquedaDeProductos,
  type OrdenDeProductos,
  type Producto,
  SUGERENCIAS_MAXIMAS,
  type Sugerencia,
} from '@fedatario/contract/catalogo';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { decodeCursor, toPage } from '../../../http/cursor.ts';
import { AppError } from '../../../http/errors.ts';
import { masCercanas, palabrasBuscadas, sonidoDe } from './palabras.ts';
import {
  findReconocidas,
  listEncontrados,
  listParecidas,
  listSugerencias,
  type Posicion,
  type Reconocida,
} from './queries.ts';

/**
 * Published products by text, filters and order. Words that nothing in the catalogue resembles are left aside; when no
 * product has all the others, those that have some are shown.
 */
export async function listarProductos(db: Db, { texto, cursor, orden, ...filtros }: BusquedaDeProductos) {
  const consultas = texto ? await consultasDe(db, texto, { escribiendo: false }) : TODO;
  const despuesDe = posicionDe(cursor);
  for (const consulta of consultas) {
    const rows = await listEncontrados(db, {
      ...filtros,
      consulta,
      orden: ordenDe(orden, consulta),
      despuesDe,
      limite: filtros.limite + 1,
    });
    if (rows.length === 0) continue;
    const { data, siguiente } = toPage(rows, filtros.limite, (row) => [row.clave, row.nombreOrden, row.idProducto]);
    return { data: data satisfies readonly Producto[], siguiente };
  }
  return { data: [], siguiente: null };
}

function ordenDe(orden: OrdenDeProductos | undefined, consulta: string | undefined): OrdenDeProductos {
  if (orden && orden !== 'relevancia') return orden;
  return consulta === undefined ? 'destacados' : 'relevancia';
}

export async function sugerirProductos(db: Db, texto: string): Promise<Sugerencia[]> {
  const [consulta] = await consultasDe(db, texto, { escribiendo: true });
  return consulta === undefined ? [] : listSugerencias(db, consulta, SUGERENCIAS_MAXIMAS);
}

interface Modo {
  /** The last word may be half typed, and only names, tags and categories count. */
  readonly escribiendo: boolean;
}

/** A search without text: one query without condition. */
const TODO: readonly (string | undefined)[] = [undefined];

/** The text as tsqueries of roots that the catalogue has, the strictest first; none when no word of it is known. */
async function consultasDe(db: Db, texto: string, { escribiendo }: Modo): Promise<readonly (string | undefined)[]> {
  const palabras = palabrasBuscadas(texto);
  if (palabras.length === 0) return /[\p{L}\p{N}]/u.test(texto) ? [] : TODO;
  const reconocidas = await findReconocidas(db, palabras);
  const hablan = reconocidas.filter(({ vacia }) => !vacia);
  const known: string[] = [];
  for (const word of hablan.length > 0 ? hablan : reconocidas) {
    const raices = await raicesDe(db, word, escribiendo && word.palabra === palabras.at(-1));
    const weight = escribiendo ? ':AB' : '';
    if (raices.length > 0) known.push(`(${raices.map((raiz) => `'${raiz}'${weight}`).join(' | ')})`);
  }
  return known.length < 2 ? known : [known.join(' & '), known.join(' | ')];
}

/** Roots equal to the word; else those that begin with it; else those within a few mistakes of it. */
async function raicesDe(db: Db, { palabra, exactas, empiezan }: Reconocida, aMedias: boolean): Promise<string[]> {
  if (aMedias && empiezan.length > 0) return [...new Set([...exactas, ...empiezan])];
  if (exactas.length > 0) return exactas;
  if (empiezan.length > 0 && palabra.length > 1) return empiezan;
  const near = masCercanas(palabra, await listParecidas(db, sonidoDe(palabra)));
  return [...new Set(near.map(({ raiz }) => raiz))];
}

function posicionDe(cursor: string | undefined): Posicion | undefined {
  const [clave, nombre, idProducto] = decodeCursor(cursor, 3) ?? [];
  if (clave === undefined) return undefined;
  const known = Number.isInteger(clave) && Math.abs(Number(clave)) <= 2_000_000_000;
  if (!known || !isUuid(String(idProducto)) || /\p{Cc}/u.test(String(nombre))) throw new AppError('datos-invalidos');
  return { clave: Number(clave), nombre: String(nombre), idProducto: String(idProducto) };
}
