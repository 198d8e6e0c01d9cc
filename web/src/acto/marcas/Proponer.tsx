import { MarcaPropuesta } from '@fedatario/contract/acto';
import { marcasDeDocumento } from '@fedatario/contract/tramite';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { type T, t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { renews } from './renews.ts';

/** Form that proposes to mark a document as annulled or replaced; a second person decides. */
export function Proponer({ idSolicitud, onClose }: { idSolicitud: string; onClose: () => void }) {
  const t = useT();
  const { form, send, isPending, error } = usePropuesta(idSolicitud, onClose);
  const { errors } = form.formState;
  const field = (name: 'marca' | 'sustituto' | 'motivo') => ({
    label: t(`expedienteDetalle.sellado.campo.${name}`),
    error: errors[name],
    field: form.register(name),
  });
  const title = t('expedienteDetalle.sellado.pregunta.proponer');
  return (
    <ConfirmDialog
      title={title}
      confirm={t('expedienteDetalle.sellado.proponerYa')}
      pending={isPending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>{t('expedienteDetalle.sellado.dosPersonas')}</p>
      <SelectField {...field('marca')} options={opcionesDe(t)} />
      {form.watch('marca') !== 'anulado' && (
        <TextField {...field('sustituto')} help={t('expedienteDetalle.sellado.campo.sustitutoAyuda')} />
      )}
      <TextField {...field('motivo')} help={t('expedienteDetalle.sellado.campo.motivoAyuda')} />
      {error && error.codigo !== 'datos-invalidos' && (
        <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>
      )}
    </ConfirmDialog>
  );
}

function opcionesDe(t: T) {
  return marcasDeDocumento.map((value) => ({ value, label: t(`expedienteDetalle.sellado.propuesta.${value}`) }));
}

const vacia: Valores = { marca: 'anulado', motivo: '', sustituto: '' };

function usePropuesta(idSolicitud: string, onDone: () => void) {
  const form = useSchemaForm(MarcaPropuesta, vacia, prepare);
  const { mutate, isPending, error } = useSend(calls.marcas.propose, { renews });
  const send = form.handleSubmit((body) =>
    mutate(
      { params: { idSolicitud }, body },
      {
        onSuccess: () => {
          show('success', tell('expedienteDetalle.sellado.hecho.proponer'));
          onDone();
        },
        onError: (failure) => void placeErrors(form, failure),
      },
    ),
  );
  return { form, send, isPending, error };
}

interface Valores {
  marca: 'anulado' | 'sustituido';
  motivo: string;
  sustituto: string;
}

/** An annulled document has no replacement, so a number typed before is dropped. */
function prepare({ marca, motivo, sustituto }: Valores) {
  return { marca, motivo, sustituto: marca === 'anulado' ? null : sustituto };
}
