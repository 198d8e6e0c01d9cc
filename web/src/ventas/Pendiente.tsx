import { IconReceiptRefund } from '@tabler/icons-react';
import { useT } from '../i18n/i18n.ts';
import { Badge } from '../ui/Badge.tsx';

/** A refund of it waits for somebody of the office. */
export function Pendiente() {
  const t = useT();
  return (
    <Badge tone="toca" icon={IconReceiptRefund}>
      {t('ventas.porDecidir')}
    </Badge>
  );
}
