import { type Rol, roles } from '@fedatario/contract/base';
import { UsuarioNuevo } from '@fedatario/contract/casa';
import { calls } from '#calls';
import { GuardarCambios } from '../../../common/GuardarCambios.tsx';
import { SinGuardar } from '../../../common/SinGuardar.tsx';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { placeErrors, useSchemaForm } from '../../../lib/form.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import css from './cuentas.module.css';
import { renews } from './use-acciones.ts';

interface Props {
  rol: Rol | undefined;
  onClose: () => void;
}

/** Form of an invitation: person and role. */
export function InvitarForm({ rol = 'notario', onClose }: Props) {
  const t = useT();
  const { form, send, isPending, error, dialog } = useInvitacion(rol, onClose);
  const { errors, isDirty, isSubmitSuccessful } = form.formState;
  const labels = labelsOf(t);
  return (
    <>
      <Form errors={errors} labels={labels} review={t('comun.formulario.revise')} onSubmit={send}>
        <Stack gap={5} className={css.form}>
          <p className={css.nota}>{t('cuentas.queHaceInvitar')}</p>
          <TextField
            label={labels.nombreCompleto}
            error={errors.nombreCompleto}
            field={form.register('nombreCompleto')}
            autoComplete="off"
          />
          <TextField
            label={labels.email}
            type="email"
            error={errors.email}
            field={form.register('email')}
            autoComplete="off"
          />
          <SelectField
            label={labels.IdRol}
            error={errors.IdRol}
            field={form.register('IdRol')}
            options={optionsOf(t)}
          />
        </Stack>
        <GuardarCambios error={error} saving={isPending} dirty label={t('cuentas.enviarInvitacion')} />
      </Form>
      <SinGuardar dirty={isDirty && !isSubmitSuccessful} panel="usuario" />
      {dialog}
    </>
  );
}

function useInvitacion(rol: Rol, onClose: () => void) {
  const t = useT();
  const form = useSchemaForm(UsuarioNuevo, {
    nombreCompleto: '',
    email: '',
    IdRol: String(roles.indexOf(rol) + 1) as unknown as number,
  });
  const { mutate, isPending, error, dialog } = useSendFresh(calls.usuarios.create, { renews });
  const send = form.handleSubmit((body) =>
    mutate(
      { body },
      {
        onSuccess: ({ email }) => {
          form.reset();
          show('success', t('cuentas.invitado', { email }));
          onClose();
        },
        onError: (failure) => void placeErrors(form, failure),
      },
    ),
  );
  return { form, send, isPending, error, dialog };
}

function labelsOf(t: T) {
  return {
    nombreCompleto: t('cuentas.columna.nombre'),
    email: t('cuentas.columna.email'),
    IdRol: t('cuentas.columna.rol'),
  };
}

function optionsOf(t: T) {
  return roles.map((one, index) => ({ value: String(index + 1), label: t(`cuentas.rol.${one}`) }));
}
