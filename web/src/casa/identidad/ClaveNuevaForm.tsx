import { type ClaveNueva, LARGO_CODIGO } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import type { FormEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { Form } from '../../ui/form/Form.tsx';
import { CodeField, PasswordField, TextField } from '../../ui/form/fields.tsx';
import { useDoor } from './door.ts';
import { OtroCodigo } from './OtroCodigo.tsx';

interface Props {
  form: UseFormReturn<z.input<typeof ClaveNueva>, unknown, z.output<typeof ClaveNueva>>;
  submit: FormEventHandler<HTMLFormElement>;
  onBack: () => void;
}

export function ClaveNuevaForm({ form, submit, onBack }: Props) {
  const t = useT();
  const { state } = useDoor();
  const resend = useSend(calls.identidad.forgotPassword);
  const { errors } = form.formState;
  const labels = {
    email: t('identidad.email'),
    codigo: t('identidad.codigo'),
    password: t('identidad.passwordNueva'),
  };
  const of = (name: keyof typeof labels) => ({ label: labels[name], error: errors[name], field: form.register(name) });
  return (
    <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={submit}>
      <TextField {...of('email')} type="email" autoComplete="username" />
      <CodeField {...of('codigo')} digits={LARGO_CODIGO} />
      <PasswordField
        {...of('password')}
        help={t('identidad.ayudaClave')}
        autoComplete="new-password"
        toggle={{ show: t('comun.mostrarClave'), hide: t('comun.ocultarClave') }}
      />
      <Button type="submit" loading={state.loading} fullWidth>
        {t('identidad.recuperacion.cambiar')}
      </Button>
      <OtroCodigo
        step="forgotPassword"
        sent={state.passwordCodeSent || state.resetPasswordCodeReq}
        form={form}
        send={(email) => resend.mutateAsync({ body: { email } })}
      >
        <Button variant="subtle" size="sm" onClick={onBack}>
          {t('identidad.recuperacion.otroCorreo')}
        </Button>
      </OtroCodigo>
    </Form>
  );
}
