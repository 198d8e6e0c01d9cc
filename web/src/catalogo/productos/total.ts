import type { ProductoDetalle } from '@fedatario/contract';

export interface Total {
  /** What she will spend, in centavos: our price and what others charge, as far as it is known. */
  readonly seguro: number;
  /** The same with everything that she may add. */
  readonly conOpcional: number;
  /** Every charge has its amount. */
  readonly isWhole: boolean;
}

/** What a product costs in all (openings.md, 21). */
export function totalDe({ precio, aranceles }: Pick<ProductoDetalle, 'precio' | 'aranceles'>): Total {
  const sum = (list: ProductoDetalle['aranceles']) => list.reduce((all, { monto }) => all + (monto ?? 0), precio);
  return {
    seguro: sum(aranceles.filter(({ opcional }) => !opcional)),
    conOpcional: sum(aranceles),
    isWhole: aranceles.every(({ monto }) => monto !== null),
  };
}
