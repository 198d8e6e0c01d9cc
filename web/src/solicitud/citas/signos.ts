import { type EstadoCita, maquinaDeCita } from '@fedatario/contract/solicitud';
import {
  IconCalendarCheck,
  IconCalendarQuestion,
  IconCalendarX,
  IconCircleCheck,
  IconClock,
} from '@tabler/icons-react';

const iconos = {
  retenida: IconClock,
  solicitada: IconCalendarQuestion,
  confirmada: IconCalendarCheck,
  reclamada: IconCalendarQuestion,
  realizada: IconCircleCheck,
  noAsistioCliente: IconCalendarX,
  noAsistioNotario: IconCalendarX,
  rechazada: IconCalendarX,
  canceladaCliente: IconCalendarX,
  canceladaPersonal: IconCalendarX,
  vencida: IconClock,
} as const satisfies Record<EstadoCita, object>;

/** Icon and tone of a state of an appointment. */
export function signoDe(estado: EstadoCita) {
  return { icon: iconos[estado], tone: maquinaDeCita.hechos[estado].tono };
}
