import type { ApiError } from '../../../../lib/api-error.ts';
import { useStableRows } from '../../../../ui/table/use-stable-rows.ts';

/** Result of `usePages` for a list of what waits to be assigned. */
interface Paginas<Row> {
  readonly data:
    | { readonly pages: readonly { readonly data: readonly Row[]; readonly total?: number | undefined }[] }
    | undefined;
  readonly error: ApiError | null;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly isFetchingNextPage: boolean;
}

/** Keeps the rows of a queue in place while the office distributes them. */
export function useCola<Row extends { readonly idSolicitud: string }>(paginas: Paginas<Row>) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = paginas;
  const { rows, around } = useStableRows(
    data?.pages.flatMap((page) => page.data),
    ({ idSolicitud }) => idSolicitud,
    String(data?.pages.length),
  );
  const mas = hasNextPage ? { pide: () => void fetchNextPage(), pidiendo: isFetchingNextPage } : undefined;
  return { rows, around, error, refetch, mas, total: data?.pages[0]?.total };
}
