import { type EstadoFactura, esperaPago, maquinaDeFactura } from '@fedatario/contract/compra';
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

interface Props {
  estado: EstadoFactura;
  /** Whether its transfer receipt waits for review. */
  comprobantePorRevisar: boolean;
  /** Whether the reader is the customer who has to pay it. */
  propia?: boolean;
}

/** State of an order or invoice; while its receipt is under review it is the office's turn. */
export function EstadoDeFactura({ estado, comprobantePorRevisar, propia = false }: Props) {
  const t = useT();
  if (comprobantePorRevisar) {
    return (
      <Badge icon={IconHourglass} tone={propia ? 'proceso' : 'toca'}>
        {t(propia ? 'facturas.comprobante.enRevision' : 'facturas.comprobante.porRevisar')}
      </Badge>
    );
  }
  const tone = propia && esperaPago(estado) ? 'toca' : maquinaDeFactura.hechos[estado].tono;
  return (
    <Badge icon={icons[estado]} tone={tone}>
      {t(`facturas.estado.${estado}`)}
    </Badge>
  );
}
