import type { Carrito } from '@fedatario/contract/compra';

type Aranceles = Carrito['lineas'][number]['aranceles'];

export interface Terceros {
  /**
   * `ninguno`: nobody else charges; `hasta`: exactly this amount; `desde`: this amount plus unknown ones; `porDefinir`:
   * every amount is unknown.
   */
  readonly cuanto: 'ninguno' | 'hasta' | 'desde' | 'porDefinir';
  /** Centavos, the sum of the known amounts. */
  readonly monto: number;
}

/** The charges of third parties without the optional ones. Every screen takes its sentence from this. */
export function tercerosDe(aranceles: Aranceles): Terceros {
  const seguros = aranceles.filter(({ opcional }) => !opcional);
  const monto = seguros.reduce((sum, arancel) => sum + (arancel.monto ?? 0), 0);
  if (seguros.every((arancel) => arancel.monto !== null)) return { cuanto: monto === 0 ? 'ninguno' : 'hasta', monto };
  return { cuanto: monto > 0 ? 'desde' : 'porDefinir', monto };
}
