import type { FormaPago, MetodoElegido } from '@fedatario/contract';
import { useState } from 'react';
import { useCall } from '../../lib/api.ts';
import { listarTarjetas } from '../calls.ts';
import { estaVencida } from './nombres.ts';

const NUEVA: MetodoElegido = { tipo: 'tarjetaNueva', recordar: false };

/** How she pays: what she chose, or her card by default, or a new one. A saved card that went away is chosen no more. */
export function useMetodo() {
  const { data: tarjetas = [], isPending } = useCall(listarTarjetas, {});
  const [elegido, setMetodo] = useState<MetodoElegido>();
  const gone = elegido?.tipo === 'tarjetaGuardada' && !tarjetas.some((one) => one.idFormaPago === elegido.idFormaPago);
  const metodo = gone || !elegido ? porOmision(tarjetas) : elegido;
  return { metodo, setMetodo, tarjetas, cargando: isPending };
}

function porOmision(tarjetas: readonly FormaPago[]): MetodoElegido {
  const buena = tarjetas.find((tarjeta) => !estaVencida(tarjeta, new Date()));
  return buena ? { tipo: 'tarjetaGuardada', idFormaPago: buena.idFormaPago } : NUEVA;
}
