import { LARGO_RESPALDO, Reingreso as schema, VIDA_REINGRESO } from '@fedatario/contract/casa';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../i18n/i18n.ts';
import { useSend } from '../lib/api.ts';
import type { ApiError } from '../lib/api-error.ts';
import { placeErrors, useSchemaForm } from '../lib/form.ts';
import { CodeField, PasswordField } from '../ui/form/fields.tsx';
import { Notice } from '../ui/form/Notice.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/**
 * Asks for the password again before an act that cannot be undone, and for the second factor if the account has one.
 */
export function Reingreso({ onDone, onClose }: Props) {
  const t = useT();
  const form = useSchemaForm(schema, { password: '', segundoPaso: undefined });
  const [second, setSecond] = useState(false);
  const { mutate, isPending, error } = useSend(calls.identidad.signInAgain);
  const onError = (failure: ApiError) => {
    if (failure.codigo === 'segundo-paso-requerido') setSecond(true);
    placeErrors(form, failure);
  };
  const send = form.handleSubmit((body) => mutate({ body }, { onSuccess: onDone, onError }));
  const { errors } = form.formState;
  const told = error && error.codigo !== 'datos-invalidos' && error.codigo !== 'segundo-paso-requerido';
  return (
    <ConfirmDialog
      title={t('reingreso.titulo')}
      confirm={t('reingreso.confirmar')}
      pending={isPending}
      form="reingreso"
      onClose={onClose}
    >
      <Stack as="form" id="reingreso" noValidate gap={4} onSubmit={send}>
        <p>{t('reingreso.texto', { minutos: VIDA_REINGRESO / 60 })}</p>
        <PasswordField
          label={t('reingreso.clave')}
          error={errors.password}
          field={form.register('password')}
          autoComplete="current-password"
          toggle={{ show: t('reingreso.mostrar'), hide: t('reingreso.ocultar') }}
        />
        {second && (
          <CodeField
            label={t('reingreso.codigo')}
            help={t('reingreso.ayudaCodigo')}
            digits={LARGO_RESPALDO}
            error={errors.segundoPaso}
            field={form.register('segundoPaso')}
          />
        )}
        {told && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
