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
