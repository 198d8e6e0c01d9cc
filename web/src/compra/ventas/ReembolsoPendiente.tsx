import { IconReceiptRefund } from '@tabler/icons-react';
import { type Texto, useT } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

/** Badge of a sale with a refund that somebody of the office must pay. */
export function ReembolsoPendiente({ texto }: { texto: Texto }) {
  const t = useT();
  return (
    <Badge tone="toca" icon={IconReceiptRefund}>
      {t(texto)}
    </Badge>
  );
}
