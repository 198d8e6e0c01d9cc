/** Those who may bear an expense of a gestión. */
export const quienesPagan = ['cliente', 'oficina'] as const;
export type QuienPaga = (typeof quienesPagan)[number];

interface Gasto {
  /** The most that its customer pays for it. Centavos. */
  readonly estimado: number;
  /** The amount of its receipt; null until it is spent. Centavos. */
  readonly gastado: number | null;
  readonly paga: QuienPaga;
}

/** The customer's debt for an expense that was spent: never more than the estimate that they knew before. Decision 91. */
export function debido({ estimado, gastado, paga }: Gasto): number {
  return paga === 'oficina' || gastado === null ? 0 : Math.min(gastado, estimado);
}

/** The amount asked of the customer for an expense: their debt for it, or its estimate while it is not spent. */
export function previsto(gasto: Gasto): number {
  if (gasto.gastado !== null) return debido(gasto);
  return gasto.paga === 'oficina' ? 0 : gasto.estimado;
}

/** The account of a customer for the expenses of a gestión. Centavos. */
export interface CuentaDeGastos {
  /** The sum of what is asked for each expense. */
  readonly previsto: number;
  /** The sum of what is owed for those that were spent. */
  readonly debido: number;
  /** The sum of the paid invoices, less the part that was decided to be given back. */
  readonly cobrado: number;
  /** The part still to be charged, so that nothing that is foreseen lacks its money. */
  readonly porCobrar: number;
  /** The part that would be given back if nothing else were spent. */
  readonly sobra: number;
}

/** The account of the expenses of a gestión, in centavos; server, screens and verification share it. */
export function cuentaDeGastos(gastos: readonly Gasto[], cobrado: number): CuentaDeGastos {
  const todo = gastos.reduce((suma, gasto) => suma + previsto(gasto), 0);
  const hecho = gastos.reduce((suma, gasto) => suma + debido(gasto), 0);
  return {
    previsto: todo,
    debido: hecho,
    cobrado,
    porCobrar: Math.max(0, todo - cobrado),
    sobra: Math.max(0, cobrado - hecho),
  };
}
