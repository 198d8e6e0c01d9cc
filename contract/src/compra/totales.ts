import { jurisdiccion } from '@fedatario/document-engine';
import { porcentajeDe } from '../base/porcentaje.ts';

/** `porcentaje`: whole points from 1 to 100. `monto`: centavos. */
export interface Descuento {
  readonly tipo: 'porcentaje' | 'monto';
  readonly valor: number;
}

export interface LineaATotalizar {
  /** Centavos, IVA included. */
  readonly precio: number;
  /** The promo code reaches this line. */
  readonly conDescuento: boolean;
}

export interface TotalDeLinea {
  readonly precio: number;
  readonly descuento: number;
  /** `precio - descuento`, which is also `base + iva`. */
  readonly total: number;
  readonly base: number;
  readonly iva: number;
}

export interface Totales {
  readonly subtotal: number;
  readonly descuento: number;
  readonly total: number;
  readonly base: number;
  readonly iva: number;
}

/**
 * Computes the cost of a purchase in whole centavos; screen, server and invoice share this function. The discount is rounded
 * half up, never above the lines it reaches, and spread over them by largest remainder; IVA comes out of each line, and
 * the totals are the sums of the lines. Source: domain-gt 3.5. Throws RangeError for an amount that is no whole centavo.
 */
export function totalizar(
  lineas: readonly LineaATotalizar[],
  descuento: Descuento | null,
): Totales & { readonly lineas: readonly TotalDeLinea[] } {
  const alcanzados = lineas.map(({ precio, conDescuento }) => (conDescuento ? precio : 0));
  const partes = jurisdiccion.impuesto.repartirDescuento(alcanzados, montoDe(descuento, suma(alcanzados)));
  const totales = lineas.map(({ precio }, i) => {
    const parte = partes[i] ?? 0;
    const total = precio - parte;
    return { precio, descuento: parte, total, ...jurisdiccion.impuesto.desglosar(total) };
  });
  return {
    lineas: totales,
    subtotal: suma(totales.map(({ precio }) => precio)),
    descuento: suma(totales.map(({ descuento: parte }) => parte)),
    total: suma(totales.map(({ total }) => total)),
    base: suma(totales.map(({ base }) => base)),
    iva: suma(totales.map(({ iva }) => iva)),
  };
}

/** Base and IVA of a part given back of a line: the parts of a line given back whole add up to the line exactly. */
export function desglosarDevolucion(devueltoAntes: number, monto: number): { base: number; iva: number } {
  const antes = jurisdiccion.impuesto.desglosar(devueltoAntes);
  const despues = jurisdiccion.impuesto.desglosar(devueltoAntes + monto);
  return { base: despues.base - antes.base, iva: despues.iva - antes.iva };
}

function montoDe(descuento: Descuento | null, alcanzado: number): number {
  if (!descuento) return 0;
  if (descuento.tipo === 'monto') return Math.min(descuento.valor, alcanzado);
  return porcentajeDe(alcanzado, descuento.valor);
}

function suma(montos: readonly number[]): number {
  return montos.reduce((total, monto) => total + monto, 0);
}
