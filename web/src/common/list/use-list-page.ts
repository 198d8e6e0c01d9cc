import type { Endpoint, Input, Light } from '@fedatario/contract/base';
import { type Pagina, usePage } from '../../lib/api.ts';
import type { ListShape, ListState, queryOf } from '../../lib/list-state.ts';
import { type Exporting, useExport } from '../../ui/table/use-export.ts';
import { type List, useList } from '../../ui/table/use-list.ts';
import { usePanel } from '../../ui/use-panel.ts';

/** Filters, order and search text that a call of a list takes. */
type QueryOf<E extends Endpoint> = Input<E> extends { readonly query?: infer Q } ? NonNullable<Q> : never;
/** The call must take whatever the shape lets through the address. */
type Takes<E extends Endpoint, S extends ListShape> =
  ReturnType<typeof queryOf<S>> extends Omit<QueryOf<E>, 'formato'> ? unknown : never;

interface Source<E extends Endpoint, X extends Endpoint, S extends ListShape> {
  readonly list: Light<E>;
  readonly export: Light<X>;
  /** The filters and orders that the address may hold. */
  readonly shape: S & Takes<E, S> & Takes<X, S>;
  /** Filters that the page sets and nobody changes. */
  readonly fixed?: Partial<QueryOf<E>>;
  /** Rows on a page, by the order that is shown; without it, as many as the call gives. */
  readonly limitOf?: (orden: ListState<S>['orden']) => number | undefined;
  /** Name, in the address, of the panel that opens beside the list. */
  readonly panel?: string;
}

type RowOf<E extends Endpoint> = Pagina<E>['data'] extends readonly (infer Row)[] ? Row : never;

interface PageOfList<Row> extends Pick<ReturnType<typeof usePage>, 'error' | 'isPlaceholderData' | 'refetch'> {
  readonly data: (Omit<Pagina<Endpoint>, 'data'> & { readonly data: readonly Row[] }) | undefined;
}

/** State, page and export of a list of the office, and the panel beside it. */
export interface OfficeList<Row, S extends ListShape> {
  readonly shape: S;
  readonly list: List<S>;
  readonly page: PageOfList<Row>;
  readonly exporting: Exporting;
  readonly panel: ReturnType<typeof usePanel>;
}

/** The address is the state of the list; its page and its export are asked for with it. */
export function useListPage<E extends Endpoint, X extends Endpoint, const S extends ListShape>({
  list: call,
  export: exportCall,
  shape,
  fixed,
  limitOf,
  panel = 'panel',
}: Source<E, X, S>): OfficeList<RowOf<E>, S> {
  const list = useList<S>(shape);
  const limite = limitOf?.(list.orden);
  const query = { ...list.query, ...fixed, ...(limite !== undefined && { limite }) };
  const page = usePage(call, { query } as unknown as Input<E>, !list.alReves);
  const exporting = useExport(exportCall, { ...list.whole, ...fixed } as unknown as Parameters<typeof useExport<X>>[1]);
  return { shape, list, page: page as unknown as PageOfList<RowOf<E>>, exporting, panel: usePanel(panel) };
}

/** The same page with other rows: in an order set by hand, or kept in place while somebody reads them. */
export function withRows<Row>(page: PageOfList<unknown>, rows: readonly Row[] | undefined): PageOfList<Row> {
  return { ...page, data: page.data && { ...page.data, data: rows ?? [] } };
}
