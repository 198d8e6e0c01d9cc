import { type Archivo, FILAS_POR_ARCHIVO, type FormatoDeExportacion } from '@fedatario/contract/base';
import type { EstadoDeVenta, FiltrosDeProductos } from '@fedatario/contract/catalogo';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { type Columna, dinero, instante, numero, texto, writeSheet } from '../../../services/sheet/sheet.ts';
import { type FilaDeProducto, listProductos } from './queries.ts';

const ESTADOS: Readonly<Record<EstadoDeVenta, string>> = {
  publicado: 'A la venta',
  borrador: 'En preparación',
  archivado: 'Retirado',
};
const TIPOS: Readonly<Record<string, string>> = { documento: 'Documento', gestion: 'Gestión' };

const columnas: readonly Columna<FilaDeProducto>[] = [
  { titulo: 'Producto', de: ({ nombre }) => texto(nombre) },
  { titulo: 'Dirección', de: ({ slug }) => texto(slug) },
  { titulo: 'Tipo', de: ({ tipo }) => texto(TIPOS[tipo] ?? tipo) },
  { titulo: 'Categoría', de: ({ categoria }) => texto(categoria) },
  { titulo: 'Estado', de: ({ estado }) => texto(ESTADOS[estado]) },
  { titulo: 'Destacado', de: ({ destacado }) => texto(destacado ? 'Sí' : 'No') },
  { titulo: 'Precio con IVA (Q)', de: ({ precio }) => dinero(precio) },
  { titulo: 'Versión', de: ({ version }) => numero(version) },
  { titulo: 'Vendidos', de: ({ vendidos }) => numero(vendidos) },
  { titulo: 'Borradores abiertos', de: ({ borradores }) => numero(borradores) },
  { titulo: 'Último cambio', de: ({ cambiadoEn }) => instante(cambiadoEn) },
  { titulo: 'Cambiado por', de: ({ cambiadoPor }) => texto(cambiadoPor ?? '') },
];

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarDeOficina(
  db: Db,
  { formato, ...filtros }: FiltrosDeProductos & { readonly formato: FormatoDeExportacion },
): Promise<Archivo> {
  const filas = await listProductos(db, { ...filtros, limite: FILAS_POR_ARCHIVO + 1 });
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  return writeSheet({ nombre: 'productos', columnas, filas, zonaHoraria: jurisdiccion.zonaHoraria }, formato);
}
