import type { CuentaCubierta, CuentaDeReembolso } from '@fedatario/contract/compra';

const VISIBLES = 4;

/** An account as it is shown to those who do not transfer to it. */
export function cubierta({ numero, ...resto }: CuentaDeReembolso): CuentaCubierta {
  return { ...resto, ultimos: numero.slice(-VISIBLES) };
}
