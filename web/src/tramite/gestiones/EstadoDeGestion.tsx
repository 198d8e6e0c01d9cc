import { type EstadoGestion, hechosDeGestion } from '@fedatario/contract/solicitud';
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

const iconos = {
  listo: IconCircleCheck,
  toca: IconHandFinger,
  proceso: IconHourglass,
  detenido: IconCircleX,
  problema: IconCircleX,
} as const;

/** Icon and tone of a state; one where it is the reader's turn stands out. */
export function signoDeGestion(estado: EstadoGestion, leToca = hechosDeGestion[estado].agente === 'cliente') {
  if (leToca) return { icon: IconHandFinger, tone: 'toca' } as const;
  const { agente, fase, tono } = hechosDeGestion[estado];
  if (agente === 'institucion') return { icon: IconBuildingBank, tone: tono };
  return { icon: fase === 'pausa' ? IconPlayerPause : iconos[tono], tone: tono };
}

/** `leToca`: whether it is the reader's turn; by default the customer is the reader. */
export function EstadoDeGestion({ estado, leToca }: { estado: EstadoGestion; leToca?: boolean }) {
  const t = useT();
  return <Badge {...signoDeGestion(estado, leToca)}>{t(`gestiones.estado.${estado}`)}</Badge>;
}
