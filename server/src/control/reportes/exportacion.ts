import {
  type Archivo,
  type FormatoDeExportacion,
  type MesDeVentas,
  nombresDeEstado,
  type Periodo,
  type ProductoVendido,
  type TramitesEnEstado,
} from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { type Columna, dinero, instante, numero, texto, writeSheet } from '../../services/sheet/sheet.ts';
import { productosVendidos, type Request, tramitesPorEstado, ventasMensuales } from './reportes.ts';

type Vendido = Pick<MesDeVentas, 'vendidos' | 'subtotal' | 'descuento' | 'cobrado' | 'devuelto'>;

const vendido: readonly Columna<Vendido>[] = [
  { titulo: 'Vendidos', de: ({ vendidos }) => numero(vendidos) },
  { titulo: 'Precio (Q)', de: ({ subtotal }) => dinero(subtotal) },
  { titulo: 'Descuento (Q)', de: ({ descuento }) => dinero(descuento) },
  { titulo: 'Cobrado con IVA (Q)', de: ({ cobrado }) => dinero(cobrado) },
  { titulo: 'Devuelto (Q)', de: ({ devuelto }) => dinero(devuelto) },
  { titulo: 'Neto (Q)', de: ({ cobrado, devuelto }) => dinero(cobrado - devuelto) },
];

const deMeses: readonly Columna<MesDeVentas>[] = [
  { titulo: 'Mes', de: ({ mes }) => texto(mes) },
  { titulo: 'Pedidos', de: ({ pedidos }) => numero(pedidos) },
  ...vendido,
];

const deProductos: readonly Columna<ProductoVendido>[] = [
  { titulo: 'Producto', de: ({ nombre }) => texto(nombre) },
  { titulo: 'Categoría', de: ({ categoria }) => texto(categoria) },
  ...vendido,
  { titulo: 'Última venta', de: ({ ultimaVenta }) => instante(ultimaVenta === null ? null : new Date(ultimaVenta)) },
];

const deEstados: readonly Columna<TramitesEnEstado>[] = [
  { titulo: 'Estado', de: ({ estado }) => texto(nombresDeEstado[estado]) },
  { titulo: 'Trámites', de: ({ cantidad }) => numero(cantidad) },
  { titulo: 'Vencidos', de: ({ vencidos }) => numero(vencidos) },
  { titulo: 'El más antiguo', de: ({ masAntiguo }) => instante(new Date(masAntiguo)) },
];

type Pedido = Periodo & { readonly formato: FormatoDeExportacion };

/** Each file has exactly the rows that the screen shows for the same period. */
export async function exportarVentasMensuales(request: Request, { formato, ...periodo }: Pedido): Promise<Archivo> {
  return hoja('ventas-mensuales', deMeses, await ventasMensuales(request, periodo), formato);
}

export async function exportarProductosVendidos(request: Request, { formato, ...periodo }: Pedido): Promise<Archivo> {
  return hoja('productos-vendidos', deProductos, await productosVendidos(request, periodo), formato);
}

export async function exportarTramitesPorEstado(request: Request, { formato, ...periodo }: Pedido): Promise<Archivo> {
  return hoja('tramites-por-estado', deEstados, await tramitesPorEstado(request, periodo), formato);
}

function hoja<Row>(
  nombre: string,
  columnas: readonly Columna<Row>[],
  filas: readonly Row[],
  formato: FormatoDeExportacion,
): Promise<Archivo> {
  return writeSheet({ nombre, columnas, filas, zonaHoraria: jurisdiccion.zonaHoraria }, formato);
}
