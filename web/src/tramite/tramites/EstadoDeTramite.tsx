import { type EstadoTramite, type Tramite, turnosTramite } from '@fedatario/contract';
import { IconCircleCheck, IconCircleX, IconHandFinger, IconHourglass, IconPlayerPause } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { estadoDicho } from './estado-dicho.ts';

const toca = { icon: IconHandFinger, tone: 'toca' } as const;
const proceso = { icon: IconHourglass, tone: 'proceso' } as const;
const detenido = { icon: IconCircleX, tone: 'detenido' } as const;
const propios: Partial<Record<EstadoTramite, Pick<Parameters<typeof Badge>[0], 'icon' | 'tone'>>> = {
  enPausa: { icon: IconPlayerPause, tone: 'detenido' },
  noEntregado: { icon: IconCircleX, tone: 'problema' },
  entregado: { icon: IconCircleCheck, tone: 'listo' },
  cerrado: { icon: IconCircleCheck, tone: 'listo' },
  rechazado: { icon: IconCircleX, tone: 'problema' },
  cancelado: detenido,
  caducado: detenido,
};

/** Icon and tone of a state; one where it is the reader's turn stands out. */
export function signoDe(estado: EstadoTramite, leToca = turnosTramite[estado].agente === 'cliente') {
  return propios[estado] ?? (leToca ? toca : proceso);
}

interface Props {
  tramite: Pick<Tramite, 'estado' | 'automatica'>;
  /** Whether it is the reader's turn; by default the customer is the reader. */
  leToca?: boolean;
}

export function EstadoDeTramite({ tramite, leToca }: Props) {
  const t = useT();
  return <Badge {...signoDe(tramite.estado, leToca)}>{estadoDicho(tramite, t)}</Badge>;
}
