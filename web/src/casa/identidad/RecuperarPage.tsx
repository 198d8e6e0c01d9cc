import { ClaveNueva, SoloCorreo } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { ClaveNuevaForm } from './ClaveNuevaForm.tsx';
import { DoorNotice } from './DoorNotice.tsx';
import css from './door.module.css';
import { type DoorArrival, useDoor, useStep } from './door.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 * Asks for the e-mail, then for the code sent to it and the new password. A visitor redirected here begins with the
 * code.
 */
export function RecuperarPage() {
  const t = useT();
  const { state } = useDoor();
  const { state: arrival } = useLocation() as { state: DoorArrival | null };
  const [withCode, setWithCode] = useState(state.resetPasswordCodeReq || arrival?.aviso === 'resetPasswordCodeReq');
  return (
    <>
      <Titulo pantalla={t('identidad.recuperacion.titulo')} />
      <h1>{t('identidad.recuperacion.titulo')}</h1>
      <Text top={2} tone="tinta-2" breaks>
        {t(withCode ? 'identidad.recuperacion.detalleCodigo' : 'identidad.recuperacion.detalle')}
      </Text>
      <Stack gap={5} top={6}>
        <DoorNotice />
        {withCode ? <CodeStep onBack={() => setWithCode(false)} /> : <EmailStep onCode={() => setWithCode(true)} />}
      </Stack>
      <p className={css.aside}>
        {t('identidad.recuperacion.recordo')} <Link to="/login">{t('identidad.ingreso.titulo')}</Link>
      </p>
    </>
  );
}

function EmailStep({ onCode }: { onCode: () => void }) {
  const t = useT();
  const { state, dispatch } = useDoor();
  const step = useStep('forgotPassword');
  const { mutateAsync } = useSend(calls.identidad.forgotPassword);
  const [address] = useSearchParams();
  // The link of an invitation carries the e-mail.
  const form = useSchemaForm(SoloCorreo, { email: state.user.email || (address.get('email') ?? '') });
  const { errors } = form.formState;
  const labels = { email: t('identidad.email') };
  const send = form.handleSubmit(async (body) => {
    dispatch({ type: 'identify', user: body });
    if (
      await step(
        () => mutateAsync({ body }),
        (error) => placeErrors(form, error),
      )
    )
      onCode();
  });
  const skip = () => {
    dispatch({ type: 'identify', user: { email: form.getValues('email') } });
    onCode();
  };
  return (
    <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={send}>
      <TextField
        label={labels.email}
        type="email"
        autoComplete="username"
        error={errors.email}
        field={form.register('email')}
      />
      <Button type="submit" loading={state.loading} fullWidth>
        {t('identidad.recuperacion.enviar')}
      </Button>
      <Button variant="subtle" size="sm" onClick={skip}>
        {t('identidad.recuperacion.tengoCodigo')}
      </Button>
    </Form>
  );
}

function CodeStep({ onBack }: { onBack: () => void }) {
  const { state, dispatch } = useDoor();
  const step = useStep('forgotPasswordSubmit');
  const signIn = useSignIn();
  const navigate = useNavigate();
  const { mutateAsync } = useSend(calls.identidad.forgotPasswordSubmit);
  const form = useSchemaForm(ClaveNueva, { email: state.user.email, codigo: '', password: '' });
  const send = async (body: z.output<typeof ClaveNueva>) => {
    const { email, password } = body;
    if (
      !(await step(
        () => mutateAsync({ body }),
        (error) => placeErrors(form, error),
      ))
    )
      return;
    if (await signIn({ email, password })) return;
    dispatch({ type: 'identify', user: { email, password: '' } });
    await navigate('/login', { state: { aviso: 'cambiada' } satisfies DoorArrival });
  };
  return <ClaveNuevaForm form={form} submit={form.handleSubmit(send)} onBack={onBack} />;
}
