import type { LectorDelBoletin } from '@fedatario/contract/casa';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';

/** Confirms the end of a subscription that its reader asked the office for. */
export function QuitarLector({ lector, onClose }: { lector: LectorDelBoletin; onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.boletin.remove, { renews: [calls.boletin.readers] });
  const { idBoletin, nombre, email: correo } = lector;
  const onSuccess = () => {
    show('success', tell('lectores.quitado', { nombre }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('lectores.quitarTitulo', { nombre })}
      confirm={t('lectores.quitarConfirmar')}
      danger
      pending={isPending}
      error={error}
      onConfirm={() => mutate({ params: { idBoletin } }, { onSuccess })}
      onClose={onClose}
    >
      <p>{t('lectores.quitarTexto', { correo })}</p>
    </ConfirmDialog>
  );
}
