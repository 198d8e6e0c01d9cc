import type { DocumentoNuevo, Redaccion } from '@fedatario/contract/catalogo';
import { invalidField } from '../../http/errors.ts';
import { crearProducto } from '../productos/productos.ts';
import { findCategoria, hasSlug, lockSlug } from './filas/queries.ts';
import { leerRedaccion, type RedaccionRequest } from './redacciones.ts';
import { upsertTexto } from './texto/queries.ts';
import { revisar } from './texto/revisar.ts';
import { textoInicial } from './texto-inicial.ts';

/** The data sheet of a document of which nothing is said yet. */
const SIN_FICHA = {
  incluye: [],
  noIncluye: [],
  baseLegal: [],
  tags: [],
  aranceles: [],
  plazoHoras: 0,
  plazoDesde: 'Desde que se confirma el pago.',
  despuesDePagar: [],
  preguntasFrecuentes: [],
  pasos: [],
  destacado: false,
};

/** A document made from nothing: it is not on sale, and its text says only what every document of its class says. */
export async function crearDocumento(
  { db, actor, now }: RedaccionRequest,
  { nombre, slug, idCategoria, clase }: DocumentoNuevo,
): Promise<Redaccion> {
  const categoria = await findCategoria(db, idCategoria);
  if (!categoria?.activa) throw invalidField('idCategoria', 'opcion');
  await lockSlug(db, slug);
  if (await hasSlug(db, slug)) throw invalidField('slug', 'slugEnUso');
  const esActo = clase !== 'documentoPrivado';
  const idProducto = await crearProducto(
    db,
    {
      tipo: 'documento',
      modalidad: esActo ? 'notarial' : 'autoservicio',
      claseActo: esActo ? clase : null,
      nombre,
      slug,
      ...SIN_FICHA,
      // Its author is asked for them before it is published.
      resumen: nombre,
      descripcion: nombre,
      categoria,
      requisitos: [],
    },
    now,
  );
  const texto = { ...textoInicial(clase, nombre), respuestas: {} };
  await upsertTexto(db, {
    ...texto,
    ...revisar(texto, now),
    casosSinPasar: 0,
    idProducto,
    idUsuario: actor.idUsuario,
    now,
  });
  return leerRedaccion(db, idProducto);
}
