import type { EstadoCita } from '@fedatario/contract';
import {
  IconCalendarCheck,
  IconCalendarQuestion,
  IconCalendarX,
  IconCircleCheck,
  IconClock,
} from '@tabler/icons-react';

/** Icon and tone of each state of an appointment. */
export const signos = {
  retenida: { icon: IconClock, tone: 'toca' },
  solicitada: { icon: IconCalendarQuestion, tone: 'proceso' },
  confirmada: { icon: IconCalendarCheck, tone: 'listo' },
  reclamada: { icon: IconCalendarQuestion, tone: 'toca' },
  realizada: { icon: IconCircleCheck, tone: 'listo' },
  noAsistioCliente: { icon: IconCalendarX, tone: 'detenido' },
  noAsistioNotario: { icon: IconCalendarX, tone: 'problema' },
  rechazada: { icon: IconCalendarX, tone: 'problema' },
  canceladaCliente: { icon: IconCalendarX, tone: 'detenido' },
  canceladaPersonal: { icon: IconCalendarX, tone: 'problema' },
  vencida: { icon: IconClock, tone: 'detenido' },
} as const satisfies Record<EstadoCita, object>;
