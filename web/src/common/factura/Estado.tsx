import type { EstadoFactura } from '@fedatario/contract';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

const icons = {
  pendientePago: IconClock,
  pagada: IconCircleCheck,
  parcialmenteReembolsada: IconArrowBackUp,
  reembolsada: IconArrowBackUp,
  vencida: IconCircleX,
  anulada: IconCircleX,
} as const satisfies Record<EstadoFactura, unknown>;

const tones = {
  pendientePago: 'proceso',
  pagada: 'listo',
  parcialmenteReembolsada: 'proceso',
  reembolsada: 'detenido',
  vencida: 'detenido',
  anulada: 'detenido',
} as const satisfies Record<EstadoFactura, unknown>;

/** The state of an order or invoice. `propia`: whoever looks is who should pay it. */
export function Estado({ estado, propia = false }: { estado: EstadoFactura; propia?: boolean }) {
  const t = useT();
  const tone = propia && estado === 'pendientePago' ? 'toca' : tones[estado];
  return (
    <Badge icon={icons[estado]} tone={tone}>
      {t(`facturas.estado.${estado}`)}
    </Badge>
  );
}
