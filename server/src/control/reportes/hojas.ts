import {
  columnasDeReporte,
  type MesDeVentas,
  ordenarFilas,
  type Periodo,
  type ProductoVendido,
  type ReporteDeOficina,
  type TramitesEnEstado,
} from '@fedatario/contract/control';
import { nombresDeEstado } from '@fedatario/contract/solicitud';
import type { Context } from '../../http/route.ts';
import { type Columna, dinero, instante, numero, texto } from '../../services/sheet/sheet.ts';
import { productosVendidos, tramitesPorEstado, ventasMensuales } from './lectura.ts';

/** A column of a file; `nombre` is that of the screen's column, and one without is in spreadsheets only. */
interface ColumnaDeHoja<Row> extends Columna<Row> {
  readonly nombre?: string;
}

type Vendido = Pick<MesDeVentas, 'vendidos' | 'subtotal' | 'descuento' | 'cobrado' | 'devuelto'>;

const vendido: readonly ColumnaDeHoja<Vendido>[] = [
  { nombre: 'vendidos', titulo: 'Vendidos', de: ({ vendidos }) => numero(vendidos) },
  { nombre: 'subtotal', titulo: 'Precio (Q)', de: ({ subtotal }) => dinero(subtotal) },
  { nombre: 'descuento', titulo: 'Descuento (Q)', de: ({ descuento }) => dinero(descuento) },
  { nombre: 'cobrado', titulo: 'Cobrado con IVA (Q)', de: ({ cobrado }) => dinero(cobrado) },
  { nombre: 'devuelto', titulo: 'Devuelto (Q)', de: ({ devuelto }) => dinero(devuelto) },
  { nombre: 'neto', titulo: 'Neto (Q)', de: ({ cobrado, devuelto }) => dinero(cobrado - devuelto) },
];

const deMeses: readonly ColumnaDeHoja<MesDeVentas>[] = [
  { nombre: 'mes', titulo: 'Mes', de: ({ mes }) => texto(mes) },
  { nombre: 'pedidos', titulo: 'Pedidos', de: ({ pedidos }) => numero(pedidos) },
  ...vendido,
];

const deProductos: readonly ColumnaDeHoja<ProductoVendido>[] = [
  { nombre: 'nombre', titulo: 'Producto', de: ({ nombre }) => texto(nombre) },
  { titulo: 'Categoría', de: ({ categoria }) => texto(categoria) },
  ...vendido,
  {
    nombre: 'ultimaVenta',
    titulo: 'Última venta',
    de: ({ ultimaVenta }) => instante(ultimaVenta === null ? null : new Date(ultimaVenta)),
  },
];

const deEstados: readonly ColumnaDeHoja<TramitesEnEstado>[] = [
  { nombre: 'estado', titulo: 'Estado', de: ({ estado }) => texto(nombresDeEstado[estado]) },
  { nombre: 'cantidad', titulo: 'Trámites', de: ({ cantidad }) => numero(cantidad) },
  { nombre: 'vencidos', titulo: 'Vencidos', de: ({ vencidos }) => numero(vencidos) },
  { nombre: 'masAntiguo', titulo: 'El más antiguo', de: ({ masAntiguo }) => instante(new Date(masAntiguo)) },
];

/** A report as it is looked at. `ocultas` are columns that the screen hides. */
export interface Mirada {
  readonly reporte: ReporteDeOficina;
  readonly periodo: Periodo;
  readonly orden?: string | undefined;
  readonly ocultas: readonly string[];
}

/** The rows of a report, with the columns of its spreadsheet and, of those, the ones that are seen. */
export interface Hoja {
  readonly titulo: string;
  readonly filas: readonly never[];
  readonly columnas: readonly ColumnaDeHoja<never>[];
  readonly vistas: readonly ColumnaDeHoja<never>[];
}

export const titulosDeReporte: Readonly<Record<ReporteDeOficina, string>> = {
  'ventas-mensuales': 'Ventas mensuales',
  'detalle-productos': 'Detalle de productos',
  'productos-mas-vendidos': 'Productos más vendidos',
  'tramites-por-estado': 'Trámites por estado',
};

export async function leerHoja(request: Context<'staff'>, mirada: Mirada): Promise<Hoja> {
  const { periodo } = mirada;
  switch (mirada.reporte) {
    case 'ventas-mensuales':
      return hojaDe(mirada, await ventasMensuales(request, periodo), deMeses);
    case 'tramites-por-estado':
      return hojaDe(mirada, await tramitesPorEstado(request, periodo), deEstados);
    default:
      return hojaDe(mirada, await productosVendidos(request, periodo), deProductos);
  }
}

function hojaDe<Row extends object>(
  { reporte, orden, ocultas }: Mirada,
  filas: readonly Row[],
  columnas: readonly ColumnaDeHoja<Row>[],
): Hoja {
  const [primera, ...otras] = columnasDeReporte[reporte] as readonly string[];
  const vistas = [primera, ...otras.filter((nombre) => !ocultas.includes(nombre))];
  const seVe = ({ nombre }: ColumnaDeHoja<Row>) => nombre !== undefined && vistas.includes(nombre);
  return {
    titulo: titulosDeReporte[reporte],
    filas: ordenarFilas(filas, orden) as readonly never[],
    columnas,
    vistas: columnas.filter(seVe),
  };
}
