import { calls } from '#calls';
import { usePages } from '../../../../lib/api.ts';
import { useLive } from '../../../../lib/use-live.ts';
import { useStableRows } from '../../../../ui/table/use-stable-rows.ts';

/** Pages of the trámites without a notary, oldest first. */
export function useCola() {
  const list = usePages(calls.asignaciones.list, { query: { estado: 'sin-asignar', orden: 'antiguedad' } });
  useLive('tramites', [calls.asignaciones.list, calls.asignaciones.candidates, calls.tramites.read]);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const { rows, around } = useStableRows(
    data?.pages.flatMap((page) => page.data),
    ({ idSolicitud }) => idSolicitud,
    String(data?.pages.length),
  );
  return {
    rows,
    around,
    total: data?.pages[0]?.total,
    error,
    refetch,
    mas: hasNextPage ? { pide: () => void fetchNextPage(), pidiendo: isFetchingNextPage } : undefined,
  };
}
