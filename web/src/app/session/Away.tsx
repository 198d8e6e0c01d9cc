import { IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Say } from '../../ui/Say.tsx';

/** Shown to a signed-in visitor while the profile cannot be fetched; it disappears once the profile loads. */
export function Away() {
  const t = useT();
  const client = useQueryClient();
  const lines = [t('comun.sesion.sinPerfilAun'), t('comun.sesion.seguimos')];
  return (
    <Say icon={IconCloudOff} heading="h1" title={t('comun.sesion.abierta')} lines={lines}>
      <PlainButton kind="quiet" onClick={() => void client.refetchQueries({ queryKey: [calls.usuarios.byEmail.path] })}>
        {t('comun.reintentar')}
      </PlainButton>
    </Say>
  );
}
