/** State of a list in its address: text, filters, order, page and hidden columns. */
export interface ListState<S extends ListShape> {
  readonly texto: string;
  readonly filtros: Filtros<S>;
  readonly orden: Orden<S>;
  readonly cursor: string | undefined;
  /** Names of the hidden columns. */
  readonly ocultas: readonly string[];
}

export interface ListShape {
  /** Allowed values of each filter, or their pattern; other values in the address are ignored. */
  readonly filtros: Readonly<Record<string, readonly string[] | RegExp>>;
  /** Names of the orders; the first is the default. */
  readonly ordenes: readonly [string, ...string[]];
  /** The default order, if it is not the first of them. */
  readonly orden?: string;
}

type Filtros<S extends ListShape> = {
  readonly [F in keyof S['filtros']]?: S['filtros'][F] extends readonly (infer V extends string)[] ? V : string;
};
type Orden<S extends ListShape> = S['ordenes'][number] | `-${S['ordenes'][number]}`;

/** A date, `2026-01-31`. */
export const DIA = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A period that ends before it begins; a bound that is missing or empty is none. */
export function estaAlReves({ desde, hasta }: Readonly<Record<string, string | undefined>>): boolean {
  return Boolean(desde && hasta && hasta < desde);
}

export function readList<S extends ListShape>(address: URLSearchParams, shape: S): ListState<S> {
  const { filtros, ordenes } = shape;
  const known = Object.entries<readonly string[] | RegExp>(filtros).flatMap(([name, values]) => {
    const value = address.get(name);
    const fits = value !== null && (values instanceof RegExp ? values.test(value) : values.includes(value));
    return fits ? [[name, value]] : [];
  });
  const orden = address.get('orden') ?? '';
  return {
    texto: address.get('texto') ?? '',
    filtros: Object.fromEntries(known) as Filtros<S>,
    orden: (ordenes.includes(orden.replace(/^-/, '')) ? orden : (shape.orden ?? ordenes[0])) as Orden<S>,
    cursor: address.get('cursor') ?? undefined,
    ocultas: address.get('ocultas')?.split(',').filter(Boolean) ?? [],
  };
}

/** Applies changes to the address and drops empty values. A change of the rows goes back to the first page. */
export function changeList(
  address: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (Object.keys(changes).some((name) => name !== 'ocultas')) next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
  return next;
}

/** Query of the list call and of its export. */
export function queryOf<S extends ListShape>({ texto, filtros, orden }: ListState<S>) {
  return { ...filtros, orden, ...(texto !== '' && { texto }) };
}
