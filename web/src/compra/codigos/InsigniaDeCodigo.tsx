import type { EstadoDeCodigo } from '@fedatario/contract/compra';
import {
  IconCalendarOff,
  IconCircleCheck,
  IconClockHour4,
  IconCirclePause as IconPause,
  IconTicketOff,
} from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

const looks = {
  vigente: { tone: 'listo', icon: IconCircleCheck },
  futuro: { tone: 'proceso', icon: IconClockHour4 },
  agotado: { tone: 'toca', icon: IconTicketOff },
  vencido: { tone: 'detenido', icon: IconCalendarOff },
  inactivo: { tone: 'detenido', icon: IconPause },
} as const;

export function InsigniaDeCodigo({ estado }: { estado: EstadoDeCodigo }) {
  const t = useT();
  return <Badge {...looks[estado]}>{t(`codigos.estado.${estado}`)}</Badge>;
}
