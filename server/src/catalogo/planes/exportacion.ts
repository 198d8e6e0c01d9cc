import { type Archivo, FILAS_POR_ARCHIVO, type FormatoDeExportacion } from '@fedatario/contract/base';
import type { EstadoDeVenta, FiltrosDePlanes } from '@fedatario/contract/catalogo';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { type Columna, dinero, instante, numero, texto, writeSheet } from '../../services/sheet/sheet.ts';
import { type FilaDePlan, listPlanes } from './queries.ts';

const ESTADOS: Readonly<Record<EstadoDeVenta, string>> = {
  publicado: 'A la venta',
  borrador: 'En preparación',
  archivado: 'Retirado',
};

const columnas: readonly Columna<FilaDePlan>[] = [
  { titulo: 'Plan', de: ({ nombre }) => texto(nombre) },
  { titulo: 'Estado', de: ({ estado }) => texto(ESTADOS[estado]) },
  { titulo: 'Versión', de: ({ version }) => numero(version) },
  { titulo: 'Precio mensual con IVA (Q)', de: ({ precioMensual }) => dinero(precioMensual) },
  { titulo: 'Precio anual con IVA (Q)', de: ({ precioAnual }) => dinero(precioAnual) },
  {
    titulo: 'Documentos al mes',
    de: ({ documentos }) => (documentos === null ? texto('Sin límite') : numero(documentos)),
  },
  {
    titulo: 'Citas al mes',
    de: ({ citas }) => (citas === null ? texto('Sin límite') : numero(citas)),
  },
  { titulo: 'Descuento en lo demás (%)', de: ({ descuento }) => numero(descuento) },
  { titulo: 'Suscriptores', de: ({ suscriptores }) => numero(suscriptores) },
  { titulo: 'Con una versión anterior', de: ({ conVersionAnterior }) => numero(conVersionAnterior) },
  { titulo: 'Último cambio', de: ({ cambiadoEn }) => instante(cambiadoEn) },
];

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarPlanes(
  db: Db,
  { formato, ...filtros }: FiltrosDePlanes & { readonly formato: FormatoDeExportacion },
): Promise<Archivo> {
  const filas = await listPlanes(db, { ...filtros, limite: FILAS_POR_ARCHIVO + 1 });
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  return writeSheet({ nombre: 'planes', columnas, filas, zonaHoraria: jurisdiccion.zonaHoraria }, formato);
}
