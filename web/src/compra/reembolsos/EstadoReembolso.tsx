import { type EstadoReembolso as Enum, estadosSinDecidir, type Reembolso } from '@fedatario/contract/compra';
import { IconCheck, IconCircleCheck, IconCircleX, IconClockHour4, IconHourglass, IconX } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

interface Props {
  reembolso: Pick<Reembolso, 'estado'>;
  /** Whether the reader decides on it. */
  decide?: boolean;
}

/** State of a refund. */
export function EstadoReembolso({ reembolso: { estado }, decide = false }: Props) {
  const t = useT();
  const looks: Record<Enum, { tone: BadgeTone; icon: typeof IconCheck }> = {
    solicitado: { tone: decide ? 'toca' : 'proceso', icon: IconClockHour4 },
    cotizado: { tone: decide ? 'toca' : 'proceso', icon: IconClockHour4 },
    aprobado: { tone: 'proceso', icon: IconCheck },
    enProceso: { tone: 'proceso', icon: IconHourglass },
    completado: { tone: 'listo', icon: IconCircleCheck },
    negado: { tone: 'detenido', icon: IconCircleX },
    retirado: { tone: 'detenido', icon: IconX },
  };
  const porDecidir = decide && estadosSinDecidir.includes(estado);
  return <Badge {...looks[estado]}>{t(porDecidir ? 'reembolsos.porDecidir' : `reembolsos.estado.${estado}`)}</Badge>;
}
