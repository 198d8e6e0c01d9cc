import { hechosDeSolicitud } from '@fedatario/contract/solicitud';
import type { Expediente, Requisito } from '@fedatario/contract/tramite';
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconClock } from '@tabler/icons-react';

/** Icon and tone of each state of a requisito, from the customer's side. */
export const signos = {
  pendiente: { icon: IconCircleDashed, tone: 'toca' },
  subido: { icon: IconClock, tone: 'proceso' },
  aceptado: { icon: IconCircleCheck, tone: 'listo' },
  rechazado: { icon: IconCircleX, tone: 'problema' },
  dispensado: { icon: IconCircleCheck, tone: 'listo' },
  vencido: { icon: IconCircleX, tone: 'problema' },
} as const;

/** Whether the original must be brought: until the act is signed, unless the requisito was waived. */
export function pideOriginal({ estado }: Pick<Expediente, 'estado'>, requisito: Requisito): boolean {
  return requisito.originalEnFirma && requisito.estado !== 'dispensado' && hechosDeSolicitud[estado].pideOriginales;
}
