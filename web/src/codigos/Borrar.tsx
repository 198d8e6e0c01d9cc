import { type CodigoPromocional, codigos } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useT } from '../i18n/i18n.ts';
import { useSend } from '../lib/api.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/form/Notice.tsx';
import { show } from '../ui/snackbar/store.ts';
import { renews } from './use-acciones.ts';

/** Names what will be lost before it is. */
export function Borrar({ codigo: { idCodigo, codigo }, onClose }: { codigo: CodigoPromocional; onClose: () => void }) {
  const t = useT();
  const { mutate, isPending, error } = useSend(codigos.remove, { renews: renews.slice(0, 1) });
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
    <Dialog
      open
      title={t('codigos.borrarTitulo', { codigo })}
      close={t('comun.cerrar')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('comun.cancelar')}
          </Button>
          <Button loading={isPending} onClick={remove}>
            {t('codigos.borrarConfirmar')}
          </Button>
        </>
      }
    >
      <p>{t('codigos.borrarTexto')}</p>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </Dialog>
  );
}
