import type { EstadoFactura } from '@fedatario/contract';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClockHour4, IconReceiptRefund } from '@tabler/icons-react';
import { useT } from '../i18n/i18n.ts';
import { Badge } from '../ui/Badge.tsx';

const looks = {
  pendientePago: { tone: 'proceso', icon: IconClockHour4 },
  pagada: { tone: 'listo', icon: IconCircleCheck },
  parcialmenteReembolsada: { tone: 'proceso', icon: IconArrowBackUp },
  reembolsada: { tone: 'detenido', icon: IconArrowBackUp },
  vencida: { tone: 'detenido', icon: IconCircleX },
  anulada: { tone: 'detenido', icon: IconCircleX },
} as const;

export function Estado({ estado }: { estado: EstadoFactura }) {
  const t = useT();
  return <Badge {...looks[estado]}>{t(`facturas.estado.${estado}`)}</Badge>;
}

/** A refund of it waits for somebody of the office. */
export function Pendiente() {
  const t = useT();
  return (
    <Badge tone="toca" icon={IconReceiptRefund}>
      {t('ventas.porDecidir')}
    </Badge>
  );
}
