import { Registro } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { Form } from '../../ui/form/Form.tsx';
import { CheckField, PasswordField, TextField } from '../../ui/form/fields.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { EnlacesLegales } from '../textos-legales/EnlacesLegales.tsx';
import { DoorNotice } from './DoorNotice.tsx';
import css from './door.module.css';
import { type DoorArrival, useDoor, useStep } from './door.ts';

export function RegistrarsePage() {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t('identidad.registro.titulo')} />
      <h1>{t('identidad.registro.titulo')}</h1>
      <Text top={2} tone="tinta-2" breaks>
        {t('identidad.registro.detalle')}
      </Text>
      <Stack gap={5} top={6}>
        <DoorNotice />
        <RegistroForm />
      </Stack>
      <p className={css.aside}>
        {t('identidad.registro.conCuenta')} <Link to="/login">{t('identidad.ingreso.titulo')}</Link>
      </p>
    </>
  );
}

function RegistroForm() {
  const t = useT();
  const { state } = useDoor();
  const { form, submit } = useRegistro();
  const { errors } = form.formState;
  const labels = {
    nombreCompleto: t('identidad.registro.nombreCompleto'),
    email: t('identidad.email'),
    password: t('identidad.password'),
    aceptaTerminos: t('identidad.registro.terminos'),
  };
  const of = (name: keyof typeof labels) => ({ label: labels[name], error: errors[name], field: form.register(name) });
  return (
    <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={submit}>
      <TextField {...of('nombreCompleto')} help={t('identidad.registro.ayudaNombre')} autoComplete="name" />
      <TextField {...of('email')} type="email" autoComplete="username" />
      <PasswordField
        {...of('password')}
        help={t('identidad.ayudaClave')}
        autoComplete="new-password"
        toggle={{ show: t('comun.mostrarClave'), hide: t('comun.ocultarClave') }}
      />
      <CheckField {...of('aceptaTerminos')} />
      <EnlacesLegales />
      <Button type="submit" loading={state.loading} fullWidth>
        {t('identidad.registro.enviar')}
      </Button>
    </Form>
  );
}

function useRegistro() {
  const { state, dispatch } = useDoor();
  const step = useStep('signUp');
  const navigate = useNavigate();
  const { mutateAsync } = useSend(calls.usuarios.signUp);
  const empty = { nombreCompleto: '', email: state.user.email, password: '', aceptaTerminos: false as unknown as true };
  const form = useSchemaForm(Registro, empty);
  const send = async (body: z.output<typeof Registro>) => {
    dispatch({ type: 'identify', user: { email: body.email, password: body.password } });
    const done = await step(
      () => mutateAsync({ body }),
      (error) => placeErrors(form, error),
    );
    if (done) await navigate('/confirmar-cuenta', { state: { keep: true } satisfies DoorArrival });
  };
  return { form, submit: form.handleSubmit(send) };
}
