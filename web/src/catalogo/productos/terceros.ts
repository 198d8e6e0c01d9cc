import type { Carrito } from '@fedatario/contract';

type Aranceles = Carrito['lineas'][number]['aranceles'];

export interface Terceros {
  /** `ninguno`: nobody else charges anything; `hasta`, this amount; `desde`, this and what nobody knows; `porDefinir`, nobody knows. */
  readonly cuanto: 'ninguno' | 'hasta' | 'desde' | 'porDefinir';
  /** Centavos, as far as they are known. */
  readonly monto: number;
}

/** The charges of third parties beside our price, without the optional ones. This alone decides which sentence is shown. */
export function tercerosDe(aranceles: Aranceles): Terceros {
  const seguros = aranceles.filter(({ opcional }) => !opcional);
  const monto = seguros.reduce((sum, arancel) => sum + (arancel.monto ?? 0), 0);
  if (seguros.every((arancel) => arancel.monto !== null)) return { cuanto: monto === 0 ? 'ninguno' : 'hasta', monto };
  return { cuanto: monto > 0 ? 'desde' : 'porDefinir', monto };
}
