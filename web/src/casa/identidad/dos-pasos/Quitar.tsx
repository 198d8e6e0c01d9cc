import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { show } from '../../../ui/snackbar/store.ts';

/** Confirms the deactivation, after which the password alone is enough. */
export function Quitar({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, error, dialog } = useSendFresh(calls.dosPasos.remove, { renews: [calls.dosPasos.read] });
  const done = () => {
    show('success', t('dosPasos.quitada'));
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        title={t('dosPasos.quitarTitulo')}
        confirm={t('dosPasos.quitar')}
        danger
        pending={isPending}
        error={error}
        onConfirm={() => mutate({}, { onSuccess: done })}
        onClose={onClose}
      >
        <p>{t('dosPasos.quitarTexto')}</p>
      </ConfirmDialog>
      {dialog}
    </>
  );
}
