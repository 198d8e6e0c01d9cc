import { identidad, Reingreso as schema } from '@fedatario/contract';
import { useT } from '../i18n/i18n.ts';
import { useSend } from '../lib/api.ts';
import { placeErrors, useSchemaForm } from '../lib/form.ts';
import { PasswordField } from '../ui/form/fields.tsx';
import { Notice } from '../ui/form/Notice.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import css from './reingreso.module.css';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the password again before something that cannot be undone. */
export function Reingreso({ onDone, onClose }: Props) {
  const t = useT();
  const form = useSchemaForm(schema, { password: '' });
  const { mutate, isPending, error } = useSend(identidad.signInAgain);
  const send = form.handleSubmit((body) =>
    mutate({ body }, { onSuccess: onDone, onError: (failure) => void placeErrors(form, failure) }),
  );
  return (
    <ConfirmDialog
      title={t('reingreso.titulo')}
      confirm={t('reingreso.confirmar')}
      pending={isPending}
      form="reingreso"
      onClose={onClose}
    >
      <form id="reingreso" noValidate className={css.form} onSubmit={send}>
        <p>{t('reingreso.texto')}</p>
        <PasswordField
          label={t('reingreso.clave')}
          error={form.formState.errors.password}
          field={form.register('password')}
          autoComplete="current-password"
          toggle={{ show: t('reingreso.mostrar'), hide: t('reingreso.ocultar') }}
        />
        {error && error.codigo !== 'datos-invalidos' && (
          <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>
        )}
      </form>
    </ConfirmDialog>
  );
}
