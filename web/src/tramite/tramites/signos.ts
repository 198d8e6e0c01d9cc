import type { EstadoTramite, Requisito } from '@fedatario/contract';
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

/** Whether the original is to be brought: until what it is for is signed, unless nobody asks for it any more. */
export function pideOriginal({ estado }: { estado: EstadoTramite }, requisito: Requisito): boolean {
  return requisito.originalEnFirma && requisito.estado !== 'dispensado' && !trasFirma.includes(estado);
}
