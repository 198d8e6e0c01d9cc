import { type EstadoGestion, turnosGestion } from '@fedatario/contract';
import {
  IconBuildingBank,
  IconCircleCheck,
  IconCircleX,
  IconHandFinger,
  IconHourglass,
  IconPlayerPause,
} from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

const listo = { icon: IconCircleCheck, tone: 'listo' } as const;
const detenido = { icon: IconCircleX, tone: 'detenido' } as const;
const propios: Partial<Record<EstadoGestion, Pick<Parameters<typeof Badge>[0], 'icon' | 'tone'>>> = {
  presentada: { icon: IconBuildingBank, tone: 'proceso' },
  enPausa: { icon: IconPlayerPause, tone: 'detenido' },
  entregada: listo,
  cerrada: listo,
  cerradaSinExito: detenido,
  cancelada: detenido,
  caducada: detenido,
};

/** Icon and tone of a state; one where it is the reader's turn stands out. */
export function signoDeGestion(estado: EstadoGestion, leToca = turnosGestion[estado].agente === 'cliente') {
  if (leToca) return { icon: IconHandFinger, tone: 'toca' } as const;
  if (estado === 'denegada') return { icon: IconCircleX, tone: 'problema' } as const;
  return propios[estado] ?? ({ icon: IconHourglass, tone: 'proceso' } as const);
}

/** `leToca`: whether it is the reader's turn; by default the customer is the reader. */
export function EstadoDeGestion({ estado, leToca }: { estado: EstadoGestion; leToca?: boolean }) {
  const t = useT();
  return <Badge {...signoDeGestion(estado, leToca)}>{t(`gestiones.estado.${estado}`)}</Badge>;
}
