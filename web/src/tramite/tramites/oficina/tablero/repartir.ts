/** Columns with something in them, in their order, and the empty ones: what has trámites is in view first. */
export function repartir<C extends { readonly total: number }>(
  columnas: readonly C[],
): { conTramites: readonly C[]; vacias: readonly C[] } {
  return {
    conTramites: columnas.filter(({ total }) => total > 0),
    vacias: columnas.filter(({ total }) => total === 0),
  };
}
