import { ImpresionEnProtocolo, ladosDeHoja } from '@fedatario/contract/acto';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ApiError } from '../../lib/api-error.ts';
import { callFile, saveFile } from '../../lib/file.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { AreaField, NumberField } from '../../ui/form/quantities.tsx';

interface Props {
  idSolicitud: string;
  /** Writes the data of the signing into the text; false when they are not right yet. */
  before: () => Promise<boolean>;
}

/** Prints the approved text on the sealed paper of the protocol, from the line where the previous instrument ended. */
export function EnProtocolo(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('protocolo.abrir')}
      </Button>
      {open && <Impresion {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Impresion({ onClose, ...props }: Props & { onClose: () => void }) {
  const t = useT();
  const { form, print, busy, error } = useImpresion(props, onClose);
  const { errors } = form.formState;
  const field = (name: 'lado' | 'renglon' | 'entreLineas' | 'testado' | 'ajuste') => ({
    label: t(`protocolo.campo.${name}`),
    error: errors[name],
    field: form.register(name),
  });
  return (
    <ConfirmDialog
      title={t('protocolo.titulo')}
      confirm={t('protocolo.descargar')}
      pending={busy}
      error={error?.codigo === 'datos-invalidos' ? null : error}
      onConfirm={() => void print()}
      onClose={onClose}
    >
      <p>{t('protocolo.explica')}</p>
      <SelectField
        {...field('lado')}
        options={ladosDeHoja.map((value) => ({ value, label: t(`protocolo.lado.${value}`) }))}
      />
      <NumberField {...field('renglon')} help={t('protocolo.renglonAyuda')} />
      <AreaField {...field('entreLineas')} rows={2} help={t('protocolo.entreLineasAyuda')} />
      <AreaField {...field('testado')} rows={2} help={t('protocolo.testadoAyuda')} />
      <TextField {...field('ajuste')} inputMode="text" autoComplete="off" help={t('protocolo.ajusteAyuda')} />
    </ConfirmDialog>
  );
}

const inicial = { lado: 'anverso' as const, renglon: '1', entreLineas: '', testado: '', ajuste: '0' };

/** The form, and the download of its paper. */
function useImpresion({ idSolicitud, before }: Props, onClose: () => void) {
  const form = useSchemaForm(ImpresionEnProtocolo, inicial, ({ ajuste, ...resto }: typeof inicial) => ({
    ...resto,
    ajuste: ajuste.trim().replace(',', '.').replace('−', '-'),
  }));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const print = form.handleSubmit(async (query) => {
    setBusy(true);
    setError(null);
    try {
      // The fields that are wrong stand behind the dialog.
      if (!(await before())) return onClose();
      saveFile(await callFile(calls.protocolo.print, { params: { idSolicitud }, query }, new AbortController().signal));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (!placeErrors(form, failure)) setError(failure);
    } finally {
      setBusy(false);
    }
  });
  return { form, print, busy, error };
}
