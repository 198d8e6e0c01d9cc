import type { MiSuscripcion } from '@fedatario/contract/compra';
import {
  IconAlertTriangle,
  IconCalendarX,
  IconCircleCheck,
  IconClockHour4,
  IconPlayerPause,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

const looks = {
  pendientePago: { tone: 'toca', icon: IconClockHour4 },
  activa: { tone: 'listo', icon: IconCircleCheck },
  enMora: { tone: 'problema', icon: IconAlertTriangle },
  suspendida: { tone: 'problema', icon: IconPlayerPause },
  cancelacionProgramada: { tone: 'detenido', icon: IconCalendarX },
  cambioProgramado: { tone: 'proceso', icon: IconRefresh },
  cancelada: { tone: 'detenido', icon: IconX },
} as const;

export function EstadoDeSuscripcion({ estado }: Pick<MiSuscripcion, 'estado'>) {
  const t = useT();
  return <Badge {...looks[estado]}>{t(`suscripcion.estado.${estado}`)}</Badge>;
}
