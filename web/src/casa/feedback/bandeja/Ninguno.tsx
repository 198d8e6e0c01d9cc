import { IconMailOpened } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import { Empty } from '../../../ui/Empty.tsx';

/** Reading pane while no message is open. */
export function Ninguno() {
  const t = useT();
  return <Empty icon={IconMailOpened} title={t('bandeja.elija')} text={t('bandeja.elijaDetalle')} />;
}
