/** State of a list in its address: text, filters, order, page and hidden columns. */
export interface ListState<F extends string> {
  readonly texto: string;
  readonly filtros: Readonly<Partial<Record<F, string>>>;
  readonly orden: string;
  readonly cursor: string | undefined;
  /** Names of the hidden columns. */
  readonly ocultas: readonly string[];
}

export interface ListShape<F extends string> {
  /** Allowed values of each filter, or their pattern; other values in the address are ignored. */
  readonly filtros: Readonly<Record<F, readonly string[] | RegExp>>;
  /** Names of the orders; the first is the default. */
  readonly ordenes: readonly [string, ...string[]];
  /** The default order, if it is not the first of them. */
  readonly orden?: string;
}

/** A date, `2026-01-31`. */
export const DIA = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export function readList<F extends string>(address: URLSearchParams, shape: ListShape<F>): ListState<F> {
  const { filtros, ordenes } = shape;
  const known = Object.entries<readonly string[] | RegExp>(filtros).flatMap(([name, values]) => {
    const value = address.get(name);
    const fits = value !== null && (values instanceof RegExp ? values.test(value) : values.includes(value));
    return fits ? [[name, value]] : [];
  });
  const orden = address.get('orden') ?? '';
  return {
    texto: address.get('texto') ?? '',
    filtros: Object.fromEntries(known) as ListState<F>['filtros'],
    orden: ordenes.includes(orden.replace(/^-/, '')) ? orden : (shape.orden ?? ordenes[0]),
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

/** The order after a click on a column header: ascending, then descending, then ascending again. */
export function turned(orden: string, column: string): string {
  return orden === column ? `-${column}` : column;
}

/** Query of the list call and of its export. */
export function queryOf<F extends string>({ texto, filtros, orden }: ListState<F>) {
  return { ...filtros, orden, ...(texto !== '' && { texto }) };
}
