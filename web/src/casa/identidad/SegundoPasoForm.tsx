import { LARGO_RESPALDO, SegundoPaso } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { Form } from '../../ui/form/Form.tsx';
import { CodeField } from '../../ui/form/fields.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { DoorNotice } from './DoorNotice.tsx';
import css from './door.module.css';
import { useDoor } from './door.ts';
import { useSignIn } from './use-sign-in.ts';

/** Asks for the second-factor code, after the right password. */
export function SegundoPasoForm({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const { state } = useDoor();
  const form = useSchemaForm(SegundoPaso, { segundoPaso: '' });
  const signIn = useSignIn((error) => void placeErrors(form, error));
  const { errors } = form.formState;
  const labels = { segundoPaso: t('identidad.segundoPaso.codigo') };
  useEffect(() => form.setFocus('segundoPaso'), [form]);
  return (
    <>
      <Titulo pantalla={t('identidad.segundoPaso.titulo')} />
      <h1>{t('identidad.segundoPaso.titulo')}</h1>
      <Text top={2} tone="tinta-2" breaks>
        {t('identidad.segundoPaso.detalle', { email: state.user.email })}
      </Text>
      <Stack gap={5} top={6}>
        <DoorNotice />
        <Form
          errors={errors}
          labels={labels}
          review={t('comun.formulario.revise')}
          onSubmit={form.handleSubmit(({ segundoPaso }) => signIn(state.user, segundoPaso))}
        >
          <CodeField
            label={labels.segundoPaso}
            help={t('identidad.segundoPaso.ayuda')}
            digits={LARGO_RESPALDO}
            error={errors.segundoPaso}
            field={form.register('segundoPaso')}
          />
          <Button type="submit" loading={state.loading} fullWidth>
            {t('identidad.segundoPaso.enviar')}
          </Button>
        </Form>
        <Row gap={3} rowGap={1} justify="between" wrap className={css.again}>
          <Button variant="subtle" size="sm" onClick={onLeave}>
            {t('identidad.segundoPaso.otra')}
          </Button>
        </Row>
      </Stack>
    </>
  );
}
