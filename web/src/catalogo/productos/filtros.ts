import type { BusquedaDeProductos, Modalidad, OrdenDeProductos } from '@fedatario/contract/catalogo';

/** Filters of the catalogue, as kept in the address. */
export interface Filtros {
  readonly texto?: string;
  /** Slug of a category. */
  readonly categoria?: string;
  readonly modalidad?: Modalidad;
  readonly precio?: Precio;
  readonly orden?: OrdenDeProductos;
}
type Precio = (typeof precios)[number];

/**
 * Repeated from the contract, whose list would bring its schemas into the first page; a difference does not compile.
 */
export const modalidades = ['autoservicio', 'notarial', 'gestion'] as const satisfies readonly Modalidad[];
export const ordenes = [
  'destacados',
  'precioAsc',
  'precioDesc',
  'nombre',
] as const satisfies readonly OrdenDeProductos[];
export const precios = ['hasta200', 'de200a500', 'desde500'] as const;

/** In centavos. */
const limites: Readonly<Record<Precio, { precioMin?: number; precioMax?: number }>> = {
  hasta200: { precioMax: 200_00 },
  de200a500: { precioMin: 200_00, precioMax: 500_00 },
  desde500: { precioMin: 500_00 },
};

const LARGO = 100;
/** Cards on a page: divisible by three, two and one, so that every row is full. */
const TARJETAS = 12;

/** Reads the filters from the address; invalid values are ignored. */
export function leerFiltros(search: URLSearchParams): Filtros {
  const texto = search.get('texto')?.trim().slice(0, LARGO);
  const categoria = search.get('categoria')?.slice(0, 80);
  const modalidad = oneOf(modalidades, search.get('modalidad'));
  const precio = oneOf(precios, search.get('precio'));
  const orden = oneOf(ordenes, search.get('orden'));
  return {
    ...(texto && { texto }),
    ...(categoria && { categoria }),
    ...(modalidad && { modalidad }),
    ...(precio && { precio }),
    ...(orden && { orden }),
  };
}

/** Query string of the filters, without `?`. */
export function escribirFiltros(filtros: Filtros): string {
  return new URLSearchParams(Object.entries(filtros)).toString();
}

/** Without search text the order is by name, because the most requested products stand above the list already. */
export function consultaDe({ precio, ...filtros }: Filtros): Partial<BusquedaDeProductos> {
  const orden = filtros.texto ? {} : { orden: 'nombre' as const };
  return { ...orden, ...filtros, ...(precio && limites[precio]), limite: TARJETAS };
}

export function sinFiltro(filtros: Filtros, name: keyof Filtros): Filtros {
  const { [name]: _, ...rest } = filtros;
  return rest;
}

function oneOf<T extends string>(list: readonly T[], text: string | null): T | undefined {
  return list.find((one) => one === text);
}
