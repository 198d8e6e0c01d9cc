import { Ingreso } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField, TextField } from '../../ui/form/fields.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { DoorNotice } from './DoorNotice.tsx';
import css from './door.module.css';
import { useDoor } from './door.ts';
import { SegundoPasoForm } from './SegundoPasoForm.tsx';
import { useSignIn } from './use-sign-in.ts';

export function LoginPage() {
  const { dispatch } = useDoor();
  const [second, setSecond] = useState(false);
  const leave = () => {
    dispatch({ type: 'reset' });
    setSecond(false);
  };
  return second ? <SegundoPasoForm onLeave={leave} /> : <ClaveDeIngreso onSecondStep={() => setSecond(true)} />;
}

function ClaveDeIngreso({ onSecondStep }: { onSecondStep: () => void }) {
  const t = useT();
  const { state } = useDoor();
  return (
    <>
      <Titulo pantalla={t('identidad.ingreso.titulo')} />
      <h1>{t('identidad.ingreso.titulo')}</h1>
      <Stack gap={5} top={6}>
        <DoorNotice>
          {state.confirmationError && (
            <ButtonLink to="/confirmar-cuenta" kind="quiet">
              {t('identidad.aviso.irAConfirmar')}
            </ButtonLink>
          )}
        </DoorNotice>
        <IngresoForm onSecondStep={onSecondStep} />
      </Stack>
      <p className={css.aside}>
        {t('identidad.ingreso.sinCuenta')} <Link to="/registrarse">{t('identidad.ingreso.crear')}</Link>
      </p>
    </>
  );
}

function IngresoForm({ onSecondStep }: { onSecondStep: () => void }) {
  const t = useT();
  const { state } = useDoor();
  const signIn = useSignIn(({ codigo }) => codigo === 'segundo-paso-requerido' && onSecondStep());
  const form = useSchemaForm(Ingreso, { email: state.user.email, password: '' });
  const { errors } = form.formState;
  const labels = { email: t('identidad.email'), password: t('identidad.password') };
  const toggle = { show: t('comun.mostrarClave'), hide: t('comun.ocultarClave') };
  return (
    <Form
      errors={errors}
      labels={labels}
      review={t('comun.formulario.revise')}
      onSubmit={form.handleSubmit(({ email, password }) => signIn({ email, password }))}
    >
      <TextField
        label={labels.email}
        type="email"
        autoComplete="username"
        error={errors.email}
        field={form.register('email')}
      />
      <PasswordField
        label={labels.password}
        autoComplete="current-password"
        toggle={toggle}
        error={errors.password}
        field={form.register('password')}
      />
      <Link to="/recover-password" className={css.forgot}>
        {t('identidad.ingreso.olvido')}
      </Link>
      <Button type="submit" loading={state.loading} fullWidth>
        {t('identidad.ingreso.enviar')}
      </Button>
    </Form>
  );
}
