import { type Archivo, FILAS_POR_ARCHIVO, type FormatoDeExportacion, TOTAL_CONTADO } from '@fedatario/contract/base';
import type { FiltrosDeTestimonios, ordenesDeTestimonios, Testimonio } from '@fedatario/contract/tramite';
import { jurisdiccion } from '@fedatario/document-engine';
import { type Claves, decodePosition, toOrderedPage } from '../../../http/cursor.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { type Columna, instante, numero, texto, writeSheet } from '../../../services/sheet/sheet.ts';
import { countTestimonios, findTestimonio, listTestimonios, type TestimonioRow, updateEleccion } from './queries.ts';

type TestimonioRequest = Pick<Context<'admin'>, 'db' | 'now'>;

const claves: Claves<(typeof ordenesDeTestimonios)[number]> = {
  fecha: 'number',
  producto: 'string',
  puntos: 'number',
};

interface Lista extends FiltrosDeTestimonios {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarTestimonios(
  { db }: Pick<TestimonioRequest, 'db'>,
  { cursor, limite, orden = '-fecha', ...filtros }: Lista,
) {
  const despuesDe = decodePosition(cursor, orden, claves);
  const rows = await listTestimonios(db, { filtros, orden, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toOrderedPage(rows, { orden, limite, idOf: ({ idSolicitud }) => idSolicitud });
  return { data: data.map(toTestimonio), siguiente, total: await countTestimonios(db, filtros, TOTAL_CONTADO) };
}

const columnas: readonly Columna<Testimonio>[] = [
  { titulo: 'Producto', de: ({ producto }) => texto(producto) },
  { titulo: 'Cliente', de: ({ cliente }) => texto(cliente) },
  { titulo: 'Firma', de: ({ firma }) => texto(firma) },
  { titulo: 'Estrellas', de: ({ puntos }) => numero(puntos) },
  { titulo: 'Comentario', de: ({ comentario }) => texto(comentario) },
  { titulo: 'Permitido desde', de: ({ consentidoEn }) => instante(new Date(consentidoEn)) },
  { titulo: 'Se muestra', de: ({ elegido }) => texto(elegido ? 'Sí' : 'No') },
];

interface Pedida extends FiltrosDeTestimonios {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarTestimonios(
  { db }: Pick<TestimonioRequest, 'db'>,
  { formato, orden = '-fecha', ...filtros }: Pedida,
): Promise<Archivo> {
  const filas = await listTestimonios(db, { filtros, orden, limite: FILAS_POR_ARCHIVO + 1 });
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const { zonaHoraria } = jurisdiccion;
  return writeSheet({ nombre: 'testimonios', columnas, filas: filas.map(toTestimonio), zonaHoraria }, formato);
}

/** Shows one on the page of its product, or no longer. One whose author does not let it be shown does not exist here. */
export async function elegirTestimonio(
  { db, now }: TestimonioRequest,
  idSolicitud: string,
  { elegido, revision }: { readonly elegido: boolean; readonly revision: number },
): Promise<Testimonio> {
  const row = await findTestimonio(db, idSolicitud);
  if (!row) throw new AppError('no-encontrado');
  if (!(await updateEleccion(db, { idSolicitud, revision }, elegido ? now : null)))
    throw new AppError('conflicto-revision', { actual: toTestimonio(row) });
  return toTestimonio({ ...row, elegidaEn: elegido ? now : null, revision: revision + 1 });
}

function toTestimonio({ consentidaEn, elegidaEn, comentario, firma, ...row }: TestimonioRow): Testimonio {
  const { idSolicitud, producto, puntos, cliente, revision } = row;
  return {
    idSolicitud,
    producto,
    puntos,
    cliente,
    revision,
    comentario: comentario ?? '',
    firma: firma ?? '',
    consentidoEn: (consentidaEn ?? new Date(0)).toISOString(),
    elegido: elegidaEn !== null,
  };
}
