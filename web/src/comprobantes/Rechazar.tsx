import { comprobantes, RechazoDeComprobante } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../i18n/i18n.ts';
import { useSend } from '../lib/api.ts';
import { useSchemaForm } from '../lib/form.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/form/Notice.tsx';
import { AreaField } from '../ui/form/quantities.tsx';
import { show } from '../ui/snackbar/store.ts';
import { renews } from './use-aceptar.ts';

interface Props {
  idComprobante: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why, in the words that the customer will read. */
export function Rechazar({ idComprobante, onClose, onDone }: Props) {
  const t = useT();
  const id = useId();
  const { mutateAsync, isPending, error } = useSend(comprobantes.reject, { renews });
  const form = useSchemaForm(RechazoDeComprobante, { motivo: '' });
  const submit = form.handleSubmit(async (body) => {
    const done = await mutateAsync({ params: { idComprobante }, body }).catch(() => undefined);
    if (!done) return;
    show('success', t('comprobantes.revision.rechazado'));
    onDone();
  });
  return (
    <Dialog
      open
      title={t('comprobantes.revision.rechazarTitulo')}
      close={t('comun.cerrar')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('comprobantes.revision.conservar')}
          </Button>
          <Button type="submit" form={id} loading={isPending}>
            {t('comprobantes.revision.confirmarRechazo')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <p>{t('comprobantes.revision.rechazarTexto')}</p>
        <AreaField
          label={t('comprobantes.revision.motivoRechazo')}
          error={form.formState.errors.motivo}
          field={form.register('motivo')}
        />
      </form>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </Dialog>
  );
}
