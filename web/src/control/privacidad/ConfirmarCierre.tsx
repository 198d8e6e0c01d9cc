import { DIAS_PARA_ARREPENTIRSE, PedidoDeCierre } from '@fedatario/contract/control';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useSendFresh } from '../../common/use-send-fresh.tsx';
import { useT } from '../../i18n/i18n.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { show } from '../../ui/snackbar/store.ts';

interface Props {
  email: string;
  esPersonal: boolean;
  onClosed: (dias: number) => void;
  onClose: () => void;
}

/** The second step: the e-mail typed again, and the password if it was long ago. */
export function ConfirmarCierre({ email, esPersonal, onClosed, onClose }: Props) {
  const t = useT();
  const form = useSchemaForm(PedidoDeCierre, { confirmacion: '' });
  const { mutate, isPending, error, dialog } = useSendFresh(calls.privacidad.close);
  const done = ({ cierraEn }: { cierraEn: string | null }) => {
    if (cierraEn) return onClosed(DIAS_PARA_ARREPENTIRSE);
    show('success', t('privacidad.pedida'));
    onClose();
  };
  const send = form.handleSubmit((body) =>
    mutate({ body }, { onSuccess: done, onError: (failure) => void placeErrors(form, failure) }),
  );
  return (
    <>
      <ConfirmDialog
        title={t('privacidad.titulo')}
        confirm={t('privacidad.confirmar')}
        keep={t('privacidad.conservar')}
        form="cerrar-cuenta"
        pending={isPending}
        error={error && error.errores.length === 0 ? error : null}
        onClose={onClose}
      >
        <Stack as="form" id="cerrar-cuenta" noValidate gap={4} onSubmit={send}>
          <p>
            {esPersonal ? t('privacidad.personal') : t('privacidad.texto', { dias: String(DIAS_PARA_ARREPENTIRSE) })}
          </p>
          <TextField
            label={t('privacidad.escriba', { email })}
            error={form.formState.errors.confirmacion}
            field={form.register('confirmacion')}
            autoComplete="off"
            inputMode="email"
          />
        </Stack>
      </ConfirmDialog>
      {dialog}
    </>
  );
}
