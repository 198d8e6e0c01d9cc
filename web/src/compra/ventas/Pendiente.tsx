import { IconReceiptRefund } from '@tabler/icons-react';
import { type Texto, useT } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';

/** Money of it waits for somebody of the office to give it back. */
export function Pendiente({ texto }: { texto: Texto }) {
  const t = useT();
  return (
    <Badge tone="toca" icon={IconReceiptRefund}>
      {t(texto)}
    </Badge>
  );
}
