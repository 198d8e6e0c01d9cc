/** Separates columns with trámites from empty ones, in order. */
export function repartir<C extends { readonly total: number }>(
  columnas: readonly C[],
): { conTramites: readonly C[]; vacias: readonly C[] } {
  return {
    conTramites: columnas.filter(({ total }) => total > 0),
    vacias: columnas.filter(({ total }) => total === 0),
  };
}
