import type { EstadoComprobante } from '@fedatario/contract/compra';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

const signs = {
  enRevision: { icon: IconClock, tone: 'toca' },
  aceptado: { icon: IconCircleCheck, tone: 'listo' },
  rechazado: { icon: IconCircleX, tone: 'problema' },
  reemplazado: { icon: IconArrowBackUp, tone: 'detenido' },
} as const satisfies Record<EstadoComprobante, unknown>;

export function EstadoDeComprobante({ estado }: { estado: EstadoComprobante }) {
  const t = useT();
  return <Badge {...signs[estado]}>{t(`comprobantes.estado.${estado}`)}</Badge>;
}
