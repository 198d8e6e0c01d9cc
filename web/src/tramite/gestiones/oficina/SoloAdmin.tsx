import { IconUserShare } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import { Say } from '../../../ui/Say.tsx';

/** Told to a notary, who may open these screens by the specification and has no part in any gestión. */
export function SoloAdmin() {
  const t = useT();
  return (
    <Say icon={IconUserShare} title={t('encargos.cola.soloAdmin')} lines={[t('encargos.cola.soloAdminDetalle')]} />
  );
}
