import { calls } from '#calls';
import { usePage } from '../../../lib/api.ts';

interface Opcion {
  readonly value: string;
  readonly label: string;
}

/** The categories that a product may be put in; undefined until they are known. */
export function useCategorias(): readonly Opcion[] | undefined {
  const { data } = usePage(calls.categorias.list, { query: { limite: 100 } });
  return data?.data.filter(({ activo }) => activo).map(({ id, nombre }) => ({ value: id, label: nombre }));
}
