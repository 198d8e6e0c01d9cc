import type { FormaPago, MetodoElegido } from '@fedatario/contract/compra';
import { useState } from 'react';
import { calls } from '#calls';
import { useCall } from '../../../lib/api.ts';
import { estaVencida } from './nombres.ts';

const NUEVA: MetodoElegido = { tipo: 'tarjetaNueva', recordar: false };

/**
 * Payment method: the one chosen, else the first saved card that is neither expired nor ends in the digits of
 * `rechazada` (a card just declined), else a new card. A chosen card that was deleted meanwhile no longer counts.
 */
export function useMetodo(rechazada?: string) {
  const { data: tarjetas = [], isPending } = useCall(calls.formasPago.list, {});
  const [elegido, setMetodo] = useState<MetodoElegido>();
  const gone = elegido?.tipo === 'tarjetaGuardada' && !tarjetas.some((one) => one.idFormaPago === elegido.idFormaPago);
  const metodo = gone || !elegido ? porOmision(tarjetas, rechazada) : elegido;
  return { metodo, setMetodo, tarjetas, cargando: isPending };
}

function porOmision(tarjetas: readonly FormaPago[], rechazada: string | undefined): MetodoElegido {
  const buena = tarjetas.find((one) => !estaVencida(one, new Date()) && one.ultimosCuatro !== rechazada);
  return buena ? { tipo: 'tarjetaGuardada', idFormaPago: buena.idFormaPago } : NUEVA;
}
