import type { EstadoFactura } from '@fedatario/contract';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useT } from '../i18n/i18n.ts';
import { Badge } from '../ui/Badge.tsx';

const signs = {
  pendientePago: { icon: IconClock, tone: 'toca' },
  pagada: { icon: IconCircleCheck, tone: 'listo' },
  parcialmenteReembolsada: { icon: IconArrowBackUp, tone: 'proceso' },
  reembolsada: { icon: IconArrowBackUp, tone: 'detenido' },
  vencida: { icon: IconCircleX, tone: 'detenido' },
  anulada: { icon: IconCircleX, tone: 'detenido' },
} as const satisfies Record<EstadoFactura, unknown>;

/** The state of an order or invoice: an icon and a word, never a colour alone. */
export function Estado({ estado }: { estado: EstadoFactura }) {
  const t = useT();
  return <Badge {...signs[estado]}>{t(`facturas.estado.${estado}`)}</Badge>;
}
