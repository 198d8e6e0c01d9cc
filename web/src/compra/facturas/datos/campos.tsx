import { type CambioDeDatosFacturacion, regimenesIsr } from '@fedatario/contract/compra';
import { formatNit } from '@fedatario/document-engine';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '../../../i18n/i18n.ts';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { AreaField } from '../../../ui/form/quantities.tsx';
import { Section } from '../../../ui/Page.tsx';
import type { Valores } from './use-datos.ts';

/** In the order of the form. */
export const campos = [
  'razonSocial',
  'nit',
  'establecimiento',
  'regimen',
  'direccion',
  'municipio',
  'departamento',
  'codigoPostal',
  'datosTransferencia',
] as const satisfies readonly (keyof Valores)[];
export type Campo = (typeof campos)[number];

interface Props {
  form: UseFormReturn<Valores, unknown, z.output<typeof CambioDeDatosFacturacion>>;
  labels: Readonly<Record<Campo, string>>;
}

export function Emisor(props: Props) {
  const t = useT();
  const of = fieldsOf(props);
  const options = regimenesIsr.map((value) => ({ value, label: t(`facturacion.regimenes.${value}`) }));
  return (
    <Section title={t('facturacion.emisor')} text={t('facturacion.emisorDetalle')}>
      <TextField {...of('razonSocial')} autoComplete="organization" />
      <TextField {...of('nit')} format={formatNit} />
      <TextField {...of('establecimiento')} inputMode="numeric" help={t('facturacion.establecimientoAyuda')} />
      <SelectField {...of('regimen')} options={options} help={t('facturacion.regimenAyuda')} />
    </Section>
  );
}

export function Domicilio(props: Props) {
  const t = useT();
  const of = fieldsOf(props);
  return (
    <Section title={t('facturacion.domicilio')}>
      <TextField {...of('direccion')} />
      <TextField {...of('municipio')} />
      <TextField {...of('departamento')} />
      <TextField {...of('codigoPostal')} inputMode="numeric" />
    </Section>
  );
}

export function CuentaParaTransferir(props: Props) {
  const t = useT();
  return (
    <Section title={t('facturacion.transferencia')} text={t('facturacion.transferenciaDetalle')}>
      <AreaField {...fieldsOf(props)('datosTransferencia')} rows={4} />
    </Section>
  );
}

function fieldsOf({ form, labels }: Props) {
  const { errors } = form.formState;
  return (name: Campo) => ({ label: labels[name], error: errors[name], field: form.register(name) });
}
