import type { CopiaDeProducto, Redaccion } from '@fedatario/contract';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { actualizarProducto, crearProducto, publicarVersionDe } from '../productos/productos.ts';
import { deleteRedaccion, findCategoria, findRedactado, hasSlug, lockSlug, upsertParte } from './queries.ts';
import { exigirRevision, leerRedaccion, type Request } from './redacciones.ts';

/**
 * Puts on sale what is written. A new price or text is a new version, so that drafts, carts and orders keep the one they refer to; the
 * rest is what the page of the product says from now on.
 */
export async function publicarRedaccion(
  { db, now }: Request,
  { idProducto, revision }: { idProducto: string; revision: number },
): Promise<Redaccion> {
  const redaccion = await exigirRevision(db, idProducto, revision);
  const { sinPublicar, problemas, estado, tipo, precio, texto } = redaccion;
  if (problemas.length > 0) throw new AppError('redaccion-con-problemas');
  if (sinPublicar.length === 0 && estado === 'publicado') throw new AppError('nada-por-publicar');
  if (sinPublicar.includes('datos') || sinPublicar.includes('requisitos'))
    await actualizarProducto(db, idProducto, await completo(db, redaccion), now);
  // A gestión keeps what is written of it, and is not put on sale (decision 0056).
  const vende = tipo === 'documento' && texto !== null;
  if (vende && (sinPublicar.includes('precio') || sinPublicar.includes('texto') || estado !== 'publicado'))
    await publicarVersionDe(db, { idProducto, precio, deVersion: texto.idVersion }, now);
  await deleteRedaccion(db, idProducto);
  return leerRedaccion(db, idProducto);
}

/** A product that begins as a copy of another: its texts and requisitos, and, not published yet, its price and interview. */
export async function copiarProducto(
  { db, actor, now }: Request,
  idOrigen: string,
  { nombre, slug }: CopiaDeProducto,
): Promise<Redaccion> {
  const origen = await leerRedaccion(db, idOrigen);
  await lockSlug(db, slug);
  if (await hasSlug(db, slug)) throw invalidField('slug', 'slugEnUso');
  const producto = await completo(db, { ...origen, datos: { ...origen.datos, nombre, destacado: false } });
  const idProducto = await crearProducto(db, { ...producto, slug }, now);
  const escritura = { idProducto, idUsuario: actor.idUsuario, now };
  await upsertParte(db, escritura, 'precio', origen.precio);
  if (origen.texto) await upsertParte(db, escritura, 'texto', origen.texto.idVersion);
  return leerRedaccion(db, idProducto);
}

/** All that is written of a product, as the catalogue keeps it. */
async function completo(db: Db, { idProducto, slug, tipo, modalidad, datos, requisitos }: Redaccion) {
  const row = await findRedactado(db, idProducto);
  const { idCategoria, ...textos } = datos;
  const categoria = await findCategoria(db, idCategoria);
  if (!row || !categoria) throw new AppError('no-encontrado');
  return {
    ...textos,
    tipo,
    modalidad,
    slug,
    requisitos,
    categoria,
    claseActo: row.claseActo as 'actaNotarial' | null,
    pasos: row.pasos as unknown as [],
  };
}
