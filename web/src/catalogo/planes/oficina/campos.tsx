import { publicosDePlan } from '@fedatario/contract/catalogo';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useT } from '../../../i18n/i18n.ts';
import { CheckField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { AreaField, CheckList, MoneyField, NumberField } from '../../../ui/form/quantities.tsx';
import { Section } from '../../../ui/Page.tsx';
import { useCategorias } from './use-categorias.ts';
import type { Valores } from './valores.ts';

/** In the order of the form. */
export const campos = [
  'nombre',
  'descripcion',
  'para',
  'destacado',
  'orden',
  'precioMensual',
  'precioAnual',
  'documentos',
  'citas',
  'descuento',
  'categorias',
] as const satisfies readonly (keyof Valores)[];
type Campo = (typeof campos)[number];

interface Props {
  form: Pick<UseFormReturn<Valores, unknown, never>, 'register' | 'watch' | 'setValue'> & {
    formState: { errors: FieldErrors<Valores> };
  };
}

function useField({ register, formState: { errors } }: Props['form']) {
  const t = useT();
  return (name: Campo) => ({ label: t(`planesOficina.campo.${name}`), error: errors[name], field: register(name) });
}

/** How visitors see it, and who may have it. */
export function Presentacion({ form }: Props) {
  const t = useT();
  const of = useField(form);
  const publicos = publicosDePlan.map((value) => ({ value, label: t(`planesOficina.para.${value}`) }));
  return (
    <Section title={t('planesOficina.presentacion')} text={t('planesOficina.presentacionDetalle')}>
      <TextField {...of('nombre')} autoComplete="off" />
      <AreaField {...of('descripcion')} rows={2} help={t('planesOficina.ayuda.descripcion')} />
      <SelectField {...of('para')} options={publicos} />
      <CheckField {...of('destacado')} help={t('planesOficina.ayuda.destacado')} />
      <NumberField {...of('orden')} help={t('planesOficina.ayuda.orden')} />
    </Section>
  );
}

export function Precios({ form }: Props) {
  const t = useT();
  const of = useField(form);
  return (
    <Section title={t('planesOficina.precios')} text={t('planesOficina.preciosDetalle')}>
      <MoneyField {...of('precioMensual')} help={t('planesOficina.ayuda.precio')} />
      <MoneyField {...of('precioAnual')} help={t('planesOficina.ayuda.precio')} />
    </Section>
  );
}

/** Fields of the plan's benefits; each of them can be used. */
export function Beneficios({ form }: Props) {
  const t = useT();
  const of = useField(form);
  const options = useCategorias();
  return (
    <Section title={t('planesOficina.beneficios')} text={t('planesOficina.beneficiosDetalle')}>
      <NumberField {...of('documentos')} help={t('planesOficina.ayuda.documentos')} />
      <NumberField {...of('citas')} help={t('planesOficina.ayuda.citas')} />
      <NumberField {...of('descuento')} unit="%" help={t('planesOficina.ayuda.descuento')} />
      <CheckList
        name="categorias"
        label={t('planesOficina.campo.categorias')}
        help={t('planesOficina.ayuda.categorias')}
        error={form.formState.errors.categorias as { message?: string } | undefined}
        options={options}
        value={form.watch('categorias')}
        onChange={(value) => form.setValue('categorias', value, { shouldDirty: true })}
        search={t('planesOficina.buscarCategoria')}
      />
    </Section>
  );
}
