import type { ProductoDetalle } from '@fedatario/contract/catalogo';

export interface Total {
  /** Total in centavos: our price and the known charges of third parties. */
  readonly seguro: number;
  /** The same with every optional charge. */
  readonly conOpcional: number;
  /** Whether every charge has a known amount. */
  readonly isWhole: boolean;
}

/** Total cost of a product (openings.md, 21). */
export function totalDe({ precio, aranceles }: Pick<ProductoDetalle, 'precio' | 'aranceles'>): Total {
  const sum = (list: ProductoDetalle['aranceles']) => list.reduce((all, { monto }) => all + (monto ?? 0), precio);
  return {
    seguro: sum(aranceles.filter(({ opcional }) => !opcional)),
    conOpcional: sum(aranceles),
    isWhole: aranceles.every(({ monto }) => monto !== null),
  };
}
