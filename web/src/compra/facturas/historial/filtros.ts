import { type EstadoFactura, estadosFactura } from '@fedatario/contract/compra';

export interface Filtros {
  readonly estado?: EstadoFactura;
  /** Days as `2026-11-21`, both included. */
  readonly desde?: string;
  readonly hasta?: string;
}

/** Reads the filters from the address; invalid values are ignored. */
export function leerFiltros(search: URLSearchParams): Filtros {
  const estado = estadosFactura.find((one) => one === search.get('estado'));
  const desde = diaDe(search.get('desde'));
  const hasta = diaDe(search.get('hasta'));
  return { ...(estado && { estado }), ...(desde && { desde }), ...(hasta && { hasta }) };
}

export function hayFiltros(filtros: Filtros): boolean {
  return Object.keys(filtros).length > 0;
}

function diaDe(texto: string | null): string | undefined {
  const isDay = texto !== null && /^\d{4}-\d{2}-\d{2}$/.test(texto) && !Number.isNaN(Date.parse(texto));
  return isDay && new Date(texto).toISOString().startsWith(texto) ? texto : undefined;
}
