import { CodigosDeCorreo, type cambioDeCorreo, LARGO_CODIGO, VIDA_CODIGO } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { placeErrors, useSchemaForm } from '../../../lib/form.ts';
import { CodeField } from '../../../ui/form/fields.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { useCountdown } from '../use-countdown.ts';

/** Seconds between requests for codes. */
const PAUSE = 60;
const renews = [calls.identidad.listSesiones, calls.cambioDeCorreo.read];

interface Props {
  email: string;
  nuevo: string;
  onMoved: (email: string) => Promise<void>;
  onClose: () => void;
}

export function CodigosDialog({ email, nuevo, onMoved, onClose }: Props) {
  const t = useT();
  const form = useSchemaForm(CodigosDeCorreo, { codigoNuevo: '', codigoAnterior: '' });
  const { errors } = form.formState;
  const { mutate, isPending, error } = useSend(calls.cambioDeCorreo.finish, { renews });
  const again = useSendFresh(calls.cambioDeCorreo.begin, { renews: [calls.cambioDeCorreo.read] });
  const moved = async (correo: string) => {
    await onMoved(correo);
    show('success', t('usuarios.correo.hecho'));
    onClose();
  };
  const send = form.handleSubmit((body) =>
    mutate(
      { body },
      {
        onSuccess: (answer) => void moved(answer.email),
        onError: (failure) => void placeErrors(form, failure),
      },
    ),
  );
  const failed = again.error ?? error;
  const of = (name: 'codigoNuevo' | 'codigoAnterior') => ({
    label: t(`usuarios.correo.${name}`),
    digits: LARGO_CODIGO,
    error: errors[name],
    field: form.register(name),
  });
  return (
    <>
      <ConfirmDialog
        title={t('usuarios.correo.codigos')}
        confirm={t('usuarios.correo.terminar')}
        pending={isPending}
        form="codigos-de-correo"
        onClose={onClose}
      >
        <Stack as="form" id="codigos-de-correo" noValidate gap={4} breaks onSubmit={send}>
          <p>{t('usuarios.correo.codigosDetalle', { nuevo, email, minutos: VIDA_CODIGO / 60 })}</p>
          <CodeField {...of('codigoNuevo')} />
          <CodeField {...of('codigoAnterior')} />
          {failed && failed.errores.length === 0 && (
            <Notice tone="error">{t(`error.${failed.codigo}`, failed.params)}</Notice>
          )}
          <OtrosCodigos again={again} email={nuevo} />
        </Stack>
      </ConfirmDialog>
      {again.dialog}
    </>
  );
}

type Again = ReturnType<typeof useSendFresh<typeof cambioDeCorreo.begin>>;

/** Button that asks for other codes, after a pause. */
function OtrosCodigos({ again, email }: { again: Again; email: string }) {
  const t = useT();
  const [seconds, pause] = useCountdown();
  useEffect(() => pause(PAUSE), [pause]);
  return (
    <div>
      <Button
        variant="subtle"
        size="sm"
        disabled={seconds > 0}
        loading={again.isPending}
        onClick={() => again.mutate({ body: { email } }, { onSuccess: () => pause(PAUSE) })}
      >
        {seconds > 0 ? t('usuarios.correo.otrosEn', { segundos: seconds }) : t('usuarios.correo.otros')}
      </Button>
    </div>
  );
}
