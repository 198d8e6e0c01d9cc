import type { Reembolso } from '@fedatario/contract/compra';
import { useId } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { placeErrors } from '../../../lib/form.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { useRefused } from '../cambios/use-refused.ts';
import { CamposDeCuenta } from './CamposDeCuenta.tsx';
import { useCuenta } from './use-cuenta.ts';

interface Props {
  reembolso: Reembolso;
  onClose: () => void;
}

/** Dialog that notes the account of a refund that was asked for already. */
export function DecirCuenta({ reembolso: { idReembolso, cuenta }, onClose }: Props) {
  const t = useT();
  const id = useId();
  const form = useCuenta(cuenta);
  const refused = useRefused();
  const { mutateAsync, isPending, error } = useSend(calls.reembolsos.tellAccount, {
    renews: [calls.reembolsos.list],
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ params: { idReembolso }, body });
    } catch (failure) {
      placeErrors(form, failure as ApiError);
      refused();
      return;
    }
    show('success', t('reembolsos.cuenta.guardada'));
    onClose();
  });
  return (
    <ConfirmDialog
      wide
      title={t('reembolsos.cuenta.titulo')}
      confirm={t('reembolsos.cuenta.guardar')}
      pending={isPending}
      error={error}
      form={id}
      onClose={onClose}
    >
      <p>{t('reembolsos.cuenta.texto')}</p>
      <form id={id} noValidate onSubmit={submit}>
        <CamposDeCuenta form={form} />
      </form>
    </ConfirmDialog>
  );
}
