import { type CopiaDeProducto, estaEnVenta, type Redaccion } from '@fedatario/contract/catalogo';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import {
  actualizarProducto,
  crearProducto,
  exigirSinSegundaPersona,
  publicarVersion,
  publicarVersionDe,
} from '../productos/productos.ts';
import { findCategoria, findRedactado, hasSlug, lockSlug, updateSinPartes, upsertParte } from './filas/queries.ts';
import { deletePedida } from './publicacion/queries.ts';
import { exigirRevision, leerRedaccion, type RedaccionRequest } from './redacciones.ts';
import { findTextoEscrito, upsertSinTexto, upsertTexto } from './texto/queries.ts';

interface Publicada {
  readonly idProducto: string;
  readonly revision: number;
  readonly revisionDeTexto: number;
}

/** Publishes at once, where the office is content with one person. */
export async function publicarAhora(request: RedaccionRequest, publicada: Publicada): Promise<Redaccion> {
  await exigirSinSegundaPersona(request.db);
  return publicarRedaccion(request, publicada);
}

/**
 * Puts on sale what is written. A new price or text is a new version, so that drafts, carts and orders keep the one they refer to; the
 * rest is what the page of the product says from now on.
 */
export async function publicarRedaccion(
  { db, actor, now }: RedaccionRequest,
  { idProducto, revision, revisionDeTexto }: Publicada,
): Promise<Redaccion> {
  const redaccion = await exigirRevision(db, idProducto, revision);
  const { sinPublicar, problemas, estado, texto } = redaccion;
  if ((texto?.revision ?? 0) !== revisionDeTexto) throw new AppError('conflicto-revision', { actual: redaccion });
  if (problemas.length > 0) throw new AppError('redaccion-con-problemas');
  if (sinPublicar.length === 0 && estaEnVenta(estado)) throw new AppError('nada-por-publicar');
  if (sinPublicar.includes('datos') || sinPublicar.includes('requisitos'))
    await actualizarProducto(db, idProducto, await completo(db, redaccion), now);
  if (texto !== null && (sinPublicar.includes('precio') || sinPublicar.includes('texto') || !estaEnVenta(estado)))
    await publicarTexto(db, redaccion, texto.idVersion, now);
  await updateSinPartes(db, idProducto);
  await deletePedida(db, idProducto);
  await upsertSinTexto(db, { idProducto, idUsuario: actor.idUsuario, now });
  return leerRedaccion(db, idProducto);
}

/** A version with the text as it is written or, when nobody wrote one, with that of a version. */
async function publicarTexto(db: Db, { idProducto, precio }: Redaccion, deVersion: string | null, now: Date) {
  if (deVersion !== null) return publicarVersionDe(db, { idProducto, precio, deVersion }, now);
  const { escrito } = await findTextoEscrito(db, idProducto);
  if (!escrito) throw new AppError('redaccion-con-problemas');
  const { respuestas, ...texto } = escrito;
  // The linter passed it when it was written: with errors it would not have come here.
  return publicarVersion(
    db,
    idProducto,
    { precio, texto: { ...texto, respuestasDeMuestra: respuestas, lintada: true } },
    now,
  );
}

/** A product that begins as a copy of another: its texts and requisitos, and, not published yet, its price and interview. */
export async function copiarProducto(
  { db, actor, now }: RedaccionRequest,
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
  const { escrito } = await findTextoEscrito(db, idOrigen);
  if (escrito)
    await upsertTexto(db, {
      ...escritura,
      ...escrito,
      errores: origen.problemas.includes('textoConErrores') ? 1 : 0,
      completa: !origen.problemas.includes('muestraIncompleta'),
      casosSinPasar: 0,
    });
  else if (origen.texto) await upsertParte(db, escritura, 'texto', origen.texto.idVersion);
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
