import type { FormaPago, MetodoElegido } from '@fedatario/contract';
import { useState } from 'react';
import { useCall } from '../../../lib/api.ts';
import { listarTarjetas } from './calls.ts';
import { estaVencida } from './nombres.ts';

const NUEVA: MetodoElegido = { tipo: 'tarjetaNueva', recordar: false };

/**
 * How she pays: what she chose, or her card by default, or a new one; not by itself the one of these last four digits,
 * that was just refused. A saved card that went away is chosen no more.
 */
export function useMetodo(rechazada?: string) {
  const { data: tarjetas = [], isPending } = useCall(listarTarjetas, {});
  const [elegido, setMetodo] = useState<MetodoElegido>();
  const gone = elegido?.tipo === 'tarjetaGuardada' && !tarjetas.some((one) => one.idFormaPago === elegido.idFormaPago);
  const metodo = gone || !elegido ? porOmision(tarjetas, rechazada) : elegido;
  return { metodo, setMetodo, tarjetas, cargando: isPending };
}

function porOmision(tarjetas: readonly FormaPago[], rechazada: string | undefined): MetodoElegido {
  const buena = tarjetas.find((one) => !estaVencida(one, new Date()) && one.ultimosCuatro !== rechazada);
  return buena ? { tipo: 'tarjetaGuardada', idFormaPago: buena.idFormaPago } : NUEVA;
}
