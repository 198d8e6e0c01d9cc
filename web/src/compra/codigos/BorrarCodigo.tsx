import type { CodigoPromocional } from '@fedatario/contract/compra';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { show } from '../../ui/snackbar/store.ts';
import { renews } from './use-acciones.ts';

/** Confirms a deletion by naming the code. */
export function BorrarCodigo({
  codigo: { idCodigo, codigo },
  onClose,
}: {
  codigo: CodigoPromocional;
  onClose: () => void;
}) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.codigos.remove, { renews: renews.slice(0, 1) });
  const remove = () =>
    mutate(
      { params: { idCodigo } },
      {
        onSuccess: () => {
          show('success', t('codigos.borrado', { codigo }));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('codigos.borrarTitulo', { codigo })}
      confirm={t('codigos.borrarConfirmar')}
      danger
      pending={isPending}
      error={error}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('codigos.borrarTexto')}</p>
    </ConfirmDialog>
  );
}
