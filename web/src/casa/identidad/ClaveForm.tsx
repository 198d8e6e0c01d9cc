import { CambioDeClave } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/fields.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { show } from '../../ui/snackbar/store.ts';

const empty = { passwordActual: '', passwordNueva: '' };

export function ClaveForm({ email, idUsuario }: { email: string; idUsuario: string }) {
  const t = useT();
  const form = useSchemaForm(CambioDeClave, empty);
  const { mutateAsync, isPending, error } = useSend(calls.usuarios.updatePassword, {
    renews: [calls.identidad.listSesiones],
  });
  const { errors } = form.formState;
  const labels = { passwordActual: t('identidad.seguridad.actual'), passwordNueva: t('identidad.passwordNueva') };
  const toggle = { show: t('comun.mostrarClave'), hide: t('comun.ocultarClave') };
  const of = (name: keyof typeof labels) => ({
    label: labels[name],
    error: errors[name],
    field: form.register(name),
    toggle,
  });
  const save = form.handleSubmit(async (body) => {
    await mutateAsync({ params: { id: idUsuario }, body }).then(
      () => {
        form.reset(empty);
        show('success', t('identidad.seguridad.cambiada'));
      },
      (failure: ApiError) => placeErrors(form, failure),
    );
  });
  return (
    <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={save}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...of('passwordActual')} autoComplete="current-password" />
      <PasswordField {...of('passwordNueva')} help={t('identidad.ayudaClave')} autoComplete="new-password" />
      {error && error.errores.length === 0 && <Notice tone="error">{t(`error.${error.codigo}`)}</Notice>}
      <div>
        <Button type="submit" loading={isPending}>
          {t('identidad.seguridad.cambiar')}
        </Button>
      </div>
    </Form>
  );
}
