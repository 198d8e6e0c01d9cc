import { type EstadoTramite, hechosDeTramite } from '@fedatario/contract/solicitud';
import type { Tramite } from '@fedatario/contract/tramite';
import { IconCircleCheck, IconCircleX, IconHandFinger, IconHourglass, IconPlayerPause } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { estadoDicho } from './estado-dicho.ts';

const toca = { icon: IconHandFinger, tone: 'toca' } as const;
const proceso = { icon: IconHourglass, tone: 'proceso' } as const;
const iconos = { listo: IconCircleCheck, toca: IconHandFinger, detenido: IconCircleX, problema: IconCircleX } as const;

/** Icon and tone of a state; one where it is the reader's turn stands out. */
export function signoDe(estado: EstadoTramite, leToca = hechosDeTramite[estado].agente === 'cliente') {
  const { tono, fase } = hechosDeTramite[estado];
  if (tono === 'proceso') return leToca ? toca : proceso;
  return { icon: fase === 'pausa' ? IconPlayerPause : iconos[tono], tone: tono };
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
