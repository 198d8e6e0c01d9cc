import type { EstadoFactura } from '@fedatario/contract';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock, IconHourglass } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';

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

interface Props {
  estado: EstadoFactura;
  /** The receipt of its transfer waits for the office. */
  comprobantePorRevisar: boolean;
  /** Whoever looks is who should pay it. */
  propia?: boolean;
}

/** The state of an order or invoice; while its receipt is reviewed, the one who must act is the office. */
export function Estado({ estado, comprobantePorRevisar, propia = false }: Props) {
  const t = useT();
  if (comprobantePorRevisar) {
    return (
      <Badge icon={IconHourglass} tone={propia ? 'proceso' : 'toca'}>
        {t(propia ? 'facturas.comprobante.enRevision' : 'facturas.comprobante.porRevisar')}
      </Badge>
    );
  }
  const tone = propia && estado === 'pendientePago' ? 'toca' : tones[estado];
  return (
    <Badge icon={icons[estado]} tone={tone}>
      {t(`facturas.estado.${estado}`)}
    </Badge>
  );
}
