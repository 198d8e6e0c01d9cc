import { porcentajeDe } from '../base/porcentaje.ts';
import { type Dia, type PeriodoDePlan, precioDePeriodo, sumarMeses, unidadesDePeriodo } from './periodos.ts';

/** Months of a customer's history that plans are compared with. */
export const MESES_COMPARADOS = 12;

/** A document that the customer paid for, without what a plan of theirs took off. Centavos, IVA included. */
export interface CompraPasada {
  readonly dia: Dia;
  readonly precio: number;
  /** Less than the price where a code took something off. */
  readonly pagado: number;
  /** Slug of its category. */
  readonly categoria: string;
}

interface TerminosComparados {
  readonly precioMensual: number | null;
  readonly precioAnual: number | null;
  readonly documentos: number | null;
  readonly descuento: number;
  readonly categorias: readonly { readonly slug: string }[];
}

/**
 * The cost of the same purchases of the last twelve months with a plan, itself included: in each period it pays its most expensive
 * documents, and its percentage lowers the others unless the code that was used took off more. Null when it is not sold by that period.
 */
export function costoConPlan(
  compras: readonly CompraPasada[],
  plan: TerminosComparados,
  periodo: PeriodoDePlan,
  hoy: Dia,
): number | null {
  const precio = precioDePeriodo(plan, periodo);
  if (precio === null) return null;
  const inicio = sumarMeses(hoy, -MESES_COMPARADOS);
  const cuantos = periodo === 'anual' ? 1 : MESES_COMPARADOS;
  const meses = MESES_COMPARADOS / cuantos;
  const cubiertos = unidadesDePeriodo(plan.documentos, periodo);
  const periodos = Array.from({ length: cuantos }, (_, n) => {
    const desde = sumarMeses(inicio, n * meses);
    const hasta = sumarMeses(inicio, (n + 1) * meses);
    return compras.filter(({ dia }) => dia >= desde && (dia < hasta || n === cuantos - 1));
  });
  const resto = periodos.reduce((suma, deUno) => suma + restoDe(deUno, plan, cubiertos), 0);
  return precio * cuantos + resto;
}

function restoDe(compras: readonly CompraPasada[], plan: TerminosComparados, cubiertos: number | null): number {
  const { categorias, descuento } = plan;
  const alcanza = ({ categoria }: CompraPasada) =>
    categorias.length === 0 || categorias.some(({ slug }) => slug === categoria);
  const costos = compras
    .filter(alcanza)
    .map(({ precio, pagado }) => Math.min(pagado, precio - porcentajeDe(precio, descuento)));
  const fuera = compras.filter((compra) => !alcanza(compra)).map(({ pagado }) => pagado);
  const porPagar = cubiertos === null ? [] : costos.sort((a, b) => b - a).slice(cubiertos);
  return [...porPagar, ...fuera].reduce((suma, costo) => suma + costo, 0);
}
