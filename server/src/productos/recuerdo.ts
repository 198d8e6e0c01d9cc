import type { Db } from '../db/db.ts';
import { findEdicion } from './queries.ts';

const PAGINAS_MAXIMAS = 500;
const paginas = new Map<string, { readonly edicion: string; readonly valor: unknown }>();

/**
 * What was read of the catalogue, for as long as its edition is the same: one look at one row instead of all the work.
 * The edition is read before the rest, so what is kept is never older than it says.
 */
export async function recordar<T>(db: Db, clave: string, leer: () => Promise<T>): Promise<T> {
  const edicion = await findEdicion(db);
  const known = paginas.get(clave);
  if (known?.edicion === edicion) return known.valor as T;
  const valor = await leer();
  paginas.delete(clave);
  paginas.set(clave, { edicion, valor });
  const oldest = paginas.keys().next().value;
  if (paginas.size > PAGINAS_MAXIMAS && oldest !== undefined) paginas.delete(oldest);
  return valor;
}
