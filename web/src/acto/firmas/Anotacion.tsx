import { AnotacionNueva, anotaciones, type Protocolo } from '@fedatario/contract/acto';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useSendFresh } from '../../common/use-send-fresh.tsx';
import { useT } from '../../i18n/i18n.ts';
import { readEntero } from '../../lib/escribir.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { NumberField } from '../../ui/form/quantities.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { show } from '../../ui/snackbar/store.ts';

interface Props {
  idNotario: string;
  protocolo: Protocolo;
  onClose: () => void;
}

/** Dialog with the number, and why the protocol holds it. */
export function Anotacion({ idNotario, protocolo, onClose }: Props) {
  const t = useT();
  const form = useSchemaForm(AnotacionNueva, enBlanco(protocolo), conNumero);
  const { mutate, isPending, error, dialog } = useSendFresh(calls.protocolo.note, { renews: [calls.firmas.propose] });
  const { errors } = form.formState;
  const send = form.handleSubmit((body) => {
    const onSuccess = () => {
      show('success', t('firma.anotar.hecho', { numero: body.numero }));
      onClose();
    };
    mutate({ params: { id: idNotario }, body }, { onSuccess, onError: (failure) => void placeErrors(form, failure) });
  });
  const field = (name: 'numero' | 'fecha' | 'folios' | 'nota' | 'lugar' | 'otorgantes') => ({
    label: t(`firma.anotar.campo.${name}`),
    error: errors[name],
    field: form.register(name),
  });
  if (dialog) return dialog;
  return (
    <ConfirmDialog
      title={t('firma.anotar.titulo')}
      confirm={t('firma.anotar.anotar')}
      pending={isPending}
      error={error?.codigo === 'datos-invalidos' ? null : error}
      form="anotar"
      onClose={onClose}
    >
      <Stack as="form" id="anotar" noValidate gap={4} onSubmit={(event) => void send(event)}>
        <p>{t('firma.anotar.texto')}</p>
        <SelectField
          label={t('firma.anotar.campo.anotacion')}
          error={errors.anotacion}
          field={form.register('anotacion')}
          options={anotaciones.map((value) => ({ value, label: t(`firma.anotar.clase.${value}`) }))}
        />
        <NumberField {...field('numero')} />
        <TextField {...field('fecha')} type="date" />
        <TextField {...field('folios')} autoComplete="off" />
        <TextField {...field('nota')} />
        <TextField {...field('lugar')} help={t('firma.anotar.paraElIndice')} />
        <TextField {...field('otorgantes')} />
      </Stack>
    </ConfirmDialog>
  );
}

/** The annotation as the contract reads it. */
function conNumero({ numero: escrito, ...resto }: Record<keyof ReturnType<typeof enBlanco>, string>) {
  return { ...resto, numero: readEntero(escrito) };
}

/** Initial values: the next number and folio of the protocol. */
function enBlanco({ numero, folio }: Protocolo) {
  return {
    anotacion: 'cancelado',
    numero: String(numero),
    fecha: '',
    folios: String(folio),
    nota: '',
    lugar: '',
    otorgantes: '',
  } as const;
}
