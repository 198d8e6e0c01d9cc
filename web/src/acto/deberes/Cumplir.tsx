import { CumplimientoDeDeber, type Deber } from '@fedatario/contract/acto';
import { jurisdiccion } from '@fedatario/document-engine';
import { useEffect } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { toLocal } from '../../lib/instante.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { FileDrop } from '../../ui/upload/FileDrop.tsx';
import { renews } from './renews.ts';

interface Props {
  deber: Deber;
  name: string;
  onClose: () => void;
}

/** Form that records a duty as done: the day, and as proof a receipt number, a file, or both. */
export function Cumplir({ deber: { idDeber, desde }, name, onClose }: Props) {
  const t = useT();
  const hoy = toLocal(new Date().toISOString(), jurisdiccion.zonaHoraria).slice(0, 10);
  const form = useCumplimiento(hoy);
  const { state, send: hand, clear } = useProof(form);
  const { mutate, isPending, error } = useSend(calls.deberes.fulfil, { renews });
  const send = form.handleSubmit((body) =>
    mutate(
      { params: { idDeber }, body },
      {
        onSuccess: () => {
          show('success', tell('deberes.cumplir.hecho'));
          onClose();
        },
        onError: (failure) => void placeErrors(form, failure),
      },
    ),
  );
  const { errors } = form.formState;
  return (
    <ConfirmDialog
      title={t('deberes.cumplir.titulo')}
      confirm={t('deberes.cumplir.boton')}
      pending={isPending}
      disabled={state.en === 'camino'}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t('deberes.cumplir.queda')}</p>
      <TextField
        type="date"
        label={t('deberes.cumplir.fecha')}
        error={errors.fecha}
        field={{ ...form.register('fecha'), min: desde, max: hoy }}
      />
      <TextField
        label={t('deberes.cumplir.constancia')}
        help={t('deberes.cumplir.constanciaAyuda')}
        error={errors.constancia}
        field={form.register('constancia')}
      />
      <FileDrop label={t('deberes.cumplir.archivo')} state={state} onFile={(file) => void hand(file)} onClear={clear} />
      {error && error.codigo !== 'datos-invalidos' && (
        <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>
      )}
    </ConfirmDialog>
  );
}

function useCumplimiento(hoy: string) {
  return useSchemaForm(CumplimientoDeDeber, { fecha: hoy, constancia: '', idArchivo: null as string | null });
}

/** The upload of the proof, whose file the form carries. */
function useProof(form: ReturnType<typeof useCumplimiento>) {
  const upload = useUpload();
  const { state } = upload;
  const idArchivo = state.en === 'casa' ? state.archivo.idArchivo : null;
  useEffect(() => {
    form.setValue('idArchivo', idArchivo);
    // A file is enough proof, so the error about the missing number goes.
    if (idArchivo !== null) form.clearErrors('constancia');
  }, [form, idArchivo]);
  return upload;
}
