import { HORAS_PARA_TRANSFERIR, type MetodoDePago, MINUTOS_PARA_PAGAR } from '@fedatario/contract';

const MINUTE = 60_000;

/** Until when an order waits, by how it is paid. Source: docs/states.md. */
export function venceDe(metodo: MetodoDePago, now: Date): Date {
  const minutes = metodo === 'transferencia' ? HORAS_PARA_TRANSFERIR * 60 : MINUTOS_PARA_PAGAR;
  return new Date(now.getTime() + minutes * MINUTE);
}
