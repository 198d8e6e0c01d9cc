import { calls } from '#calls';
import { useAdministra } from '../../../lib/administra.ts';
import { useCall, usePage } from '../../../lib/api.ts';

interface Opcion {
  readonly id: string;
  readonly nombre: string;
}

/** The categories that a plan may name. Other staff only read a plan, and see those that have something on sale. */
export function useCategorias(): readonly Opcion[] {
  const administra = useAdministra();
  const todas = usePage(calls.categorias.list, { query: { limite: 100 } }, administra);
  const aLaVenta = useCall(calls.productos.categorias, {}, { enabled: !administra });
  if (administra) return (todas.data?.data ?? []).map(({ id, nombre }) => ({ id, nombre }));
  return (aLaVenta.data ?? []).map(({ idCategoria, nombre }) => ({ id: idCategoria, nombre }));
}
