import { type Archivo, FILAS_POR_ARCHIVO, type FormatoDeExportacion } from '@fedatario/contract/base';
import type { FiltrosDeCodigos } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { type Columna, dinero, instante, numero, texto, writeSheet } from '../../../services/sheet/sheet.ts';
import { miradaDe } from './administracion.ts';
import { type CodigoConUso, listConUso } from './queries.ts';

const ESTADOS: Readonly<Record<string, string>> = {
  vigente: 'Vigente',
  futuro: 'Futuro',
  vencido: 'Vencido',
  agotado: 'Agotado',
  inactivo: 'Inactivo',
};
const ALCANCES: Readonly<Record<string, string>> = {
  todo: 'Todo',
  categorias: 'Categorías',
  productos: 'Productos',
  planes: 'Planes',
};

const columnas: readonly Columna<CodigoConUso>[] = [
  { titulo: 'Código', de: ({ codigo }) => texto(codigo) },
  { titulo: 'Descripción', de: ({ descripcion }) => texto(descripcion) },
  { titulo: 'Estado', de: ({ estado }) => texto(ESTADOS[estado] ?? estado) },
  { titulo: 'Porcentaje', de: ({ tipo, valor }) => numero(tipo === 'porcentaje' ? valor : null) },
  { titulo: 'Monto (Q)', de: ({ tipo, valor }) => dinero(tipo === 'monto' ? valor : null) },
  { titulo: 'Desde', de: ({ desde }) => instante(desde) },
  { titulo: 'Hasta', de: ({ hasta }) => instante(hasta) },
  { titulo: 'Compra mínima (Q)', de: ({ montoMinimo }) => dinero(montoMinimo) },
  { titulo: 'Aplica a', de: ({ aplicaA }) => texto(ALCANCES[aplicaA] ?? aplicaA) },
  { titulo: 'Límite de usos', de: ({ usosMaximos }) => numero(usosMaximos) },
  { titulo: 'Límite por cliente', de: ({ usosPorCliente }) => numero(usosPorCliente) },
  { titulo: 'Usos reservados', de: ({ reservados }) => numero(reservados) },
  { titulo: 'Usos pagados', de: ({ usados }) => numero(usados) },
  { titulo: 'Usos liberados', de: ({ liberados }) => numero(liberados) },
  { titulo: 'Descuento dado (Q)', de: ({ descontado }) => dinero(descontado) },
  { titulo: 'Ingresos netos (Q)', de: ({ ingresos }) => dinero(ingresos) },
  { titulo: 'Creado', de: ({ creadoEn }) => instante(creadoEn) },
];

interface Pedida extends FiltrosDeCodigos {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarCodigos(
  request: Pick<Context<'staff'>, 'db' | 'actor' | 'now'>,
  { formato, ...filtros }: Pedida,
): Promise<Archivo> {
  const filas = await listConUso(request.db, { ...filtros, limite: FILAS_POR_ARCHIVO + 1 }, miradaDe(request));
  if (filas.length > FILAS_POR_ARCHIVO)
    throw new AppError('exportacion-demasiado-grande', { params: { maximo: FILAS_POR_ARCHIVO } });
  const { zonaHoraria } = jurisdiccion;
  return writeSheet({ nombre: 'codigos-promocionales', columnas, filas, zonaHoraria }, formato);
}
