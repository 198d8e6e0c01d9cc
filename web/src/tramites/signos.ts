import type { EstadoTramite } from '@fedatario/contract';
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconClock } from '@tabler/icons-react';

/** The sign of each state of a requisito, as its customer sees it. */
export const signos = {
  pendiente: { icon: IconCircleDashed, tone: 'toca' },
  subido: { icon: IconClock, tone: 'proceso' },
  aceptado: { icon: IconCircleCheck, tone: 'listo' },
  rechazado: { icon: IconCircleX, tone: 'problema' },
  dispensado: { icon: IconCircleCheck, tone: 'listo' },
  vencido: { icon: IconCircleX, tone: 'problema' },
} as const;

const trasFirma: readonly EstadoTramite[] = ['firmado', 'entregado', 'cerrado', 'cancelado', 'rechazado', 'caducado'];

/** Whether the day of its signing may still come. */
export const porFirmarse = (estado: EstadoTramite): boolean => !trasFirma.includes(estado);
