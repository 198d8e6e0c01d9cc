import { MarcaPropuesta, marcas, marcasDeDocumento } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { renews } from './renews.ts';

/** Says that a document no longer holds, and why; somebody else decides. */
export function Proponer({ idSolicitud, onClose }: { idSolicitud: string; onClose: () => void }) {
  const t = useT();
  const form = useSchemaForm(MarcaPropuesta, { marca: 'anulado' as const, motivo: '', sustituto: '' }, prepare);
  const { mutate, isPending, error } = useSend(marcas.propose, { renews });
  const { errors } = form.formState;
  const send = form.handleSubmit((body) =>
    mutate(
      { params: { idSolicitud }, body },
      {
        onSuccess: () => {
          show('success', tell('marcas.hecho.proponer'));
          onClose();
        },
        onError: (failure) => void placeErrors(form, failure),
      },
    ),
  );
  const actions = (
    <>
      <Button variant="default" onClick={onClose}>
        {t('comun.cancelar')}
      </Button>
      <Button loading={isPending} onClick={() => void send()}>
        {t('marcas.proponerYa')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('marcas.pregunta.proponer')} close={t('comun.cerrar')} onClose={onClose} actions={actions}>
      <p>{t('marcas.dosPersonas')}</p>
      <SelectField
        label={t('marcas.campo.marca')}
        error={errors.marca}
        field={form.register('marca')}
        options={marcasDeDocumento.map((value) => ({ value, label: t(`marcas.propuesta.${value}`) }))}
      />
      {form.watch('marca') !== 'anulado' && (
        <TextField
          label={t('marcas.campo.sustituto')}
          help={t('marcas.campo.sustitutoAyuda')}
          error={errors.sustituto}
          field={form.register('sustituto')}
        />
      )}
      <TextField
        label={t('marcas.campo.motivo')}
        help={t('marcas.campo.motivoAyuda')}
        error={errors.motivo}
        field={form.register('motivo')}
      />
      {error && error.codigo !== 'datos-invalidos' && (
        <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>
      )}
    </Dialog>
  );
}

interface Valores {
  marca: 'anulado' | 'sustituido';
  motivo: string;
  sustituto: string;
}

/** What is annulled has nothing in its place, whatever was written before. */
function prepare({ marca, motivo, sustituto }: Valores) {
  return { marca, motivo, sustituto: marca === 'anulado' ? null : sustituto };
}
