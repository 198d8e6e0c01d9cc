/** What a list is asked for, as its address says it: text, filters, order, page and the columns that are seen. */
export interface ListState<F extends string> {
  readonly texto: string;
  readonly filtros: Readonly<Partial<Record<F, string>>>;
  readonly orden: string;
  readonly cursor: string | undefined;
  /** Names of the columns that were hidden. */
  readonly ocultas: readonly string[];
}

export interface ListShape<F extends string> {
  /** Each filter with the values it knows, or their form: others in the address are as if they were not there. */
  readonly filtros: Readonly<Record<F, readonly string[] | RegExp>>;
  /** Names of what it may be ordered by; the first one is how it stands by itself. */
  readonly ordenes: readonly [string, ...string[]];
  /** How it stands by itself, when that is not by the first of them. */
  readonly orden?: string;
}

/** A day, `2026-01-31`. */
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

/** The address with some of it changed; empty values are left out. What changes the rows begins at the first page. */
export function changeList(
  address: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (Object.keys(changes).some((name) => name !== 'ocultas')) next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
  return next;
}

/** The order that a press on the head of a column asks for: up, down, and up again. */
export function turned(orden: string, column: string): string {
  return orden === column ? `-${column}` : column;
}

/** What a call of the list or of its export is asked with. */
export function queryOf<F extends string>({ texto, filtros, orden }: ListState<F>) {
  return { ...filtros, orden, ...(texto !== '' && { texto }) };
}
