import { Confirmacion, LARGO_CODIGO, VIDA_CODIGO } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { Form } from '../../ui/form/Form.tsx';
import { CodeField, TextField } from '../../ui/form/fields.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { DoorNotice } from './DoorNotice.tsx';
import css from './door.module.css';
import { type DoorArrival, useDoor, useStep } from './door.ts';
import { OtroCodigo } from './OtroCodigo.tsx';
import { useSignIn } from './use-sign-in.ts';

export function ConfirmarCuentaPage() {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t('identidad.confirmacion.titulo')} />
      <h1>{t('identidad.confirmacion.titulo')}</h1>
      <Text top={2} tone="tinta-2" breaks>
        {t('identidad.confirmacion.detalle', { minutos: VIDA_CODIGO / 60 })}
      </Text>
      <Stack gap={5} top={6}>
        <DoorNotice />
        <ConfirmarForm />
      </Stack>
      <p className={css.aside}>
        {t('identidad.registro.conCuenta')} <Link to="/login">{t('identidad.ingreso.titulo')}</Link>
      </p>
    </>
  );
}

function ConfirmarForm() {
  const t = useT();
  const { state } = useDoor();
  const { form, submit } = useConfirmacion();
  const resend = useSend(calls.identidad.resendCode);
  const { errors } = form.formState;
  const labels = { email: t('identidad.email'), codigo: t('identidad.codigo') };
  return (
    <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={submit}>
      <TextField
        label={labels.email}
        type="email"
        autoComplete="username"
        error={errors.email}
        field={form.register('email')}
      />
      <CodeField label={labels.codigo} digits={LARGO_CODIGO} error={errors.codigo} field={form.register('codigo')} />
      <Button type="submit" loading={state.loading} fullWidth>
        {t('identidad.confirmacion.enviar')}
      </Button>
      <OtroCodigo
        step="resendCode"
        sent={state.confirmationSent}
        form={form}
        send={(email) => resend.mutateAsync({ body: { email } })}
      />
    </Form>
  );
}

function useConfirmacion() {
  const { state, dispatch } = useDoor();
  const step = useStep('confirm');
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { mutateAsync } = useSend(calls.identidad.confirm);
  const form = useSchemaForm(Confirmacion, { email: state.user.email, codigo: '' });
  const send = async (body: z.output<typeof Confirmacion>) => {
    const { email, password } = state.user;
    const done = await step(
      () => mutateAsync({ body }),
      (error) => placeErrors(form, error),
    );
    if (!done || (password && email === body.email && (await signIn({ email, password })))) return;
    dispatch({ type: 'identify', user: { email: body.email } });
    await navigate('/login', { state: { aviso: 'confirmada' } satisfies DoorArrival });
  };
  return { form, submit: form.handleSubmit(send) };
}
