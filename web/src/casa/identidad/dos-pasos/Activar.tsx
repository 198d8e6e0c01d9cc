import { type DosPasosNuevo, LARGO_CODIGO, PrimerCodigo } from '@fedatario/contract/casa';
import { lazy, Suspense } from 'react';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { placeErrors, useSchemaForm } from '../../../lib/form.ts';
import { CodeField } from '../../../ui/form/fields.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import css from './dos-pasos.module.css';

// Loaded on demand: the QR encoder is larger than the rest of this dialog.
const Qr = lazy(async () => ({ default: (await import('./Qr.tsx')).Qr }));

interface Props {
  nuevo: z.output<typeof DosPasosNuevo>;
  onDone: (respaldos: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the secret for the authenticator application and asks for its first code. */
export function Activar({ nuevo: { uri, secreto }, onDone, onClose }: Props) {
  const t = useT();
  const form = useSchemaForm(PrimerCodigo, { codigo: '' });
  const { mutate, isPending, error } = useSend(calls.dosPasos.activate, { renews: [calls.dosPasos.read] });
  const send = form.handleSubmit((body) =>
    mutate(
      { body },
      {
        onSuccess: ({ respaldos }) => onDone(respaldos),
        onError: (failure) => void placeErrors(form, failure),
      },
    ),
  );
  return (
    <ConfirmDialog
      title={t('dosPasos.titulo')}
      confirm={t('dosPasos.activar')}
      pending={isPending}
      form="dos-pasos"
      onClose={onClose}
    >
      <Stack as="form" id="dos-pasos" noValidate gap={4} onSubmit={send}>
        <p>{t('dosPasos.escanee')}</p>
        <Suspense fallback={null}>
          <Qr text={uri} label={t('dosPasos.imagen')} />
        </Suspense>
        <p>
          {t('dosPasos.oEscriba')}
          <bdi className={css.clave} translate="no">
            {secreto.replace(/(.{4})(?=.)/g, '$1 ')}
          </bdi>
        </p>
        <a href={uri} className={css.enlace}>
          {t('dosPasos.abrir')}
        </a>
        <CodeField
          label={t('dosPasos.codigo')}
          digits={LARGO_CODIGO}
          error={form.formState.errors.codigo}
          field={form.register('codigo')}
        />
        {error && error.errores.length === 0 && (
          <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
