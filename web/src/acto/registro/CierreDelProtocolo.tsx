import { CierreDeProtocolo, ladosDeHoja } from '@fedatario/contract/acto';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { hoy } from '../../lib/escribir.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { NumberField } from '../../ui/form/quantities.tsx';
import { useBajar } from '../use-bajar.ts';

interface Props {
  notario: string;
  anio: number;
}

/** Makes the razón that closes the protocol of a year, for its sealed paper. */
export function CierreDelProtocolo(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('registro.cierre.abrir')}
      </Button>
      {open && <Razon {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Razon({ onClose, ...props }: Props & { onClose: () => void }) {
  const t = useT();
  const { form, make, busy, error } = useCierre(props);
  const { errors } = form.formState;
  const field = (name: 'lugar' | 'fecha' | 'observaciones' | 'lado' | 'renglon' | 'ajuste') => ({
    label:
      name === 'lugar' || name === 'fecha' || name === 'observaciones'
        ? t(`registro.cierre.${name}`)
        : t(`protocolo.campo.${name}`),
    error: errors[name],
    field: form.register(name),
  });
  return (
    <ConfirmDialog
      title={t('registro.cierre.titulo', { anio: String(props.anio) })}
      confirm={t('registro.indice.bajar')}
      pending={busy}
      error={error}
      onConfirm={() => void make()}
      onClose={onClose}
    >
      <p>{t('registro.cierre.explica')}</p>
      <TextField {...field('lugar')} />
      <TextField {...field('fecha')} type="date" help={t('registro.cierre.fechaAyuda')} />
      <TextField {...field('observaciones')} help={t('registro.cierre.observacionesAyuda')} />
      <SelectField
        {...field('lado')}
        options={ladosDeHoja.map((value) => ({ value, label: t(`protocolo.lado.${value}`) }))}
      />
      <NumberField {...field('renglon')} help={t('papeles.ayuda.renglon')} />
      <TextField {...field('ajuste')} autoComplete="off" help={t('protocolo.ajusteAyuda')} />
    </ConfirmDialog>
  );
}

/** The form, and the download of its paper. The date is the last of the year, or today while it has not come. */
function useCierre({ notario, anio }: Props) {
  const ultimo = `${anio}-12-31`;
  const fecha = hoy() < ultimo ? hoy() : ultimo;
  const inicial = { lugar: '', fecha, observaciones: '', lado: 'anverso' as const, renglon: '1', ajuste: '0' };
  const form = useSchemaForm(CierreDeProtocolo, inicial, ({ ajuste, ...resto }: typeof inicial) => ({
    ...resto,
    notario,
    anio,
    ajuste: ajuste.trim().replace(',', '.').replace('−', '-'),
  }));
  const { bajar, busy, error } = useBajar(calls.registro.cierre, form);
  const make = form.handleSubmit(({ observaciones, ...query }) =>
    bajar({ query: observaciones ? { ...query, observaciones } : query }),
  );
  return { form, make, busy, error };
}
