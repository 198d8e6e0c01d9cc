import { CorreoNuevo } from '@fedatario/contract/casa';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { placeErrors, useSchemaForm } from '../../../lib/form.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

interface Props {
  email: string;
  onAsked: () => void;
  onClose: () => void;
}

export function PedirDialog({ email, onAsked, onClose }: Props) {
  const t = useT();
  const form = useSchemaForm(CorreoNuevo, { email: '' });
  const { mutate, isPending, error, dialog } = useSendFresh(calls.cambioDeCorreo.begin, {
    renews: [calls.cambioDeCorreo.read],
  });
  const send = form.handleSubmit((body) =>
    mutate({ body }, { onSuccess: onAsked, onError: (failure) => void placeErrors(form, failure) }),
  );
  return (
    <>
      <ConfirmDialog
        title={t('usuarios.correo.cambiar')}
        confirm={t('usuarios.correo.pedir')}
        pending={isPending}
        form="correo-nuevo"
        onClose={onClose}
      >
        <Stack as="form" id="correo-nuevo" noValidate gap={4} breaks onSubmit={send}>
          <p>{t('usuarios.correo.pedirDetalle', { email })}</p>
          <TextField
            label={t('usuarios.correo.nuevo')}
            type="email"
            autoComplete="email"
            error={form.formState.errors.email}
            field={form.register('email')}
          />
          {error && error.errores.length === 0 && (
            <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>
          )}
        </Stack>
      </ConfirmDialog>
      {dialog}
    </>
  );
}
