import { alcancesDeCodigo, type ObjetosDeCodigo, tiposDeDescuento } from '@fedatario/contract/compra';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useT } from '../../i18n/i18n.ts';
import { CheckField, SelectField, TextField } from '../../ui/form/fields.tsx';
import { AreaField, CheckList, InstantField, MoneyField, NumberField } from '../../ui/form/quantities.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import css from './codigos.module.css';
import type { Valores } from './valores.ts';

/** In the order of the form. */
export const campos = [
  'codigo',
  'descripcion',
  'activo',
  'tipo',
  'valor',
  'aplicaA',
  'objetos',
  'montoMinimo',
  'desde',
  'hasta',
  'usosMaximos',
  'usosPorCliente',
] as const satisfies readonly (keyof Valores)[];
type Campo = (typeof campos)[number];

type CodigoFormReturn = Pick<UseFormReturn<Valores, unknown, never>, 'register' | 'watch' | 'setValue'> & {
  formState: { errors: FieldErrors<Valores> };
};

interface Props {
  form: CodigoFormReturn;
}

function useField({ register, formState: { errors } }: CodigoFormReturn) {
  const t = useT();
  return (name: Campo) => ({ label: t(`codigos.campo.${name}`), error: errors[name], field: register(name) });
}

const capitals = (typed: string) => typed.toUpperCase().replace(/\s/g, '');

export function IdentidadDeCodigo({ form, used }: Props & { used: boolean }) {
  const t = useT();
  const of = useField(form);
  const ayuda = t(used ? 'codigos.ayuda.codigoUsado' : 'codigos.ayuda.codigo');
  return (
    <div className={css.grupo}>
      <TextField {...of('codigo')} help={ayuda} format={capitals} readOnly={used} autoComplete="off" />
      <AreaField {...of('descripcion')} help={t('codigos.ayuda.descripcion')} rows={2} />
      <CheckField {...of('activo')} help={t('codigos.ayuda.activo')} />
    </div>
  );
}

export function Descuento({ form, objetos }: Props & { objetos: ObjetosDeCodigo }) {
  const t = useT();
  const of = useField(form);
  const tipo = form.watch('tipo');
  const aplicaA = form.watch('aplicaA');
  const tipos = tiposDeDescuento.map((value) => ({ value, label: t(`codigos.tipo.${value}`) }));
  const alcances = alcancesDeCodigo
    .filter((value) => value !== 'planes' || objetos.planes.length > 0 || aplicaA === 'planes')
    .map((value) => ({ value, label: t(`codigos.alcance.${value}`) }));
  const forget = () => form.setValue('objetos', [], { shouldDirty: true });
  return (
    <section className={css.grupo} aria-label={t('codigos.queDa')}>
      <h3>{t('codigos.queDa')}</h3>
      <Grid gap={4} rowGap={5} least={220}>
        <SelectField {...of('tipo')} options={tipos} />
        {tipo === 'monto' ? (
          <MoneyField key="monto" {...of('valor')} />
        ) : (
          <NumberField key="porcentaje" {...of('valor')} unit="%" />
        )}
      </Grid>
      <SelectField {...of('aplicaA')} field={form.register('aplicaA', { onChange: forget })} options={alcances} />
      {aplicaA !== 'todo' && (
        <CheckList
          key={aplicaA}
          name="objetos"
          label={t('codigos.campo.objetos')}
          error={form.formState.errors.objetos as { message?: string } | undefined}
          options={objetos[aplicaA]}
          value={form.watch('objetos')}
          onChange={(value) => form.setValue('objetos', value, { shouldDirty: true })}
          search={t('codigos.buscarObjeto')}
        />
      )}
      <MoneyField {...of('montoMinimo')} help={t('codigos.ayuda.montoMinimo')} />
    </section>
  );
}

export function VigenciaDeCodigo({ form }: Props) {
  const t = useT();
  const of = useField(form);
  return (
    <section className={css.grupo} aria-label={t('codigos.cuando')}>
      <h3>{t('codigos.cuando')}</h3>
      <Grid gap={4} rowGap={5} least={220}>
        <InstantField {...of('desde')} help={t('codigos.ayuda.desde')} />
        <InstantField {...of('hasta')} help={t('codigos.ayuda.hasta')} />
      </Grid>
    </section>
  );
}

export function Limites({ form }: Props) {
  const t = useT();
  const of = useField(form);
  return (
    <section className={css.grupo} aria-label={t('codigos.limites')}>
      <h3>{t('codigos.limites')}</h3>
      <Grid gap={4} rowGap={5} least={220}>
        <NumberField {...of('usosMaximos')} help={t('codigos.ayuda.usosMaximos')} />
        <NumberField {...of('usosPorCliente')} help={t('codigos.ayuda.usosPorCliente')} />
      </Grid>
    </section>
  );
}
