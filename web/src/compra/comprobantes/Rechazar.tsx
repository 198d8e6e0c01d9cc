import { HORAS_PARA_TRANSFERIR, RechazoDeComprobante } from '@fedatario/contract/compra';
import { useId } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { AreaField } from '../../ui/form/quantities.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { renews } from './use-aceptar.ts';

interface Props {
  idComprobante: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason in the words that the customer will read. */
export function Rechazar({ idComprobante, onClose, onDone }: Props) {
  const t = useT();
  const id = useId();
  const { mutateAsync, isPending, error } = useSend(calls.comprobantes.reject, { renews });
  const form = useSchemaForm(RechazoDeComprobante, { motivo: '' });
  const submit = form.handleSubmit(async (body) => {
    const done = await mutateAsync({ params: { idComprobante }, body }).catch(() => undefined);
    if (!done) return;
    show('success', t('comprobantes.revision.rechazado'));
    onDone();
  });
  return (
    <ConfirmDialog
      title={t('comprobantes.revision.rechazarTitulo')}
      confirm={t('comprobantes.revision.confirmarRechazo')}
      danger
      keep={t('comprobantes.revision.conservar')}
      pending={isPending}
      error={error}
      form={id}
      onClose={onClose}
    >
      <form id={id} noValidate onSubmit={submit}>
        <p>{t('comprobantes.revision.rechazarTexto', { horas: HORAS_PARA_TRANSFERIR })}</p>
        <AreaField
          label={t('comprobantes.revision.motivoRechazo')}
          error={form.formState.errors.motivo}
          field={form.register('motivo')}
        />
      </form>
    </ConfirmDialog>
  );
}
