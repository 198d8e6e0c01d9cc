import { asignaciones } from '@fedatario/contract';
import { usePages } from '../../../lib/api.ts';

/** What waits for a notary, the oldest first, page after page. */
export function useCola() {
  const list = usePages(asignaciones.list, { query: { estado: 'sin-asignar', orden: 'antiguedad' } as object });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  return {
    rows: data?.pages.flatMap((page) => page.data),
    total: data?.pages[0]?.total,
    ...{ error, refetch },
    mas: hasNextPage ? { pide: () => void fetchNextPage(), pidiendo: isFetchingNextPage } : undefined,
  };
}
