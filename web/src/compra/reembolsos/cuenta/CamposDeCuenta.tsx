import { tiposDeCuenta } from '@fedatario/contract/compra';
import { useT } from '../../../i18n/i18n.ts';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import css from './cuenta.module.css';
import type { FormDeCuenta } from './use-cuenta.ts';

/** Fields of the account to which a refund is transferred. */
export function CamposDeCuenta({ form }: { form: FormDeCuenta }) {
  const t = useT();
  const { errors } = form.formState;
  const of = (name: 'banco' | 'tipo' | 'numero' | 'titular') => ({
    label: t(`reembolsos.cuenta.${name}`),
    error: errors[name],
    field: form.register(name),
  });
  const tipos = tiposDeCuenta.map((value) => ({ value, label: t(`reembolsos.cuenta.tipos.${value}`) }));
  return (
    <div className={css.fields}>
      <TextField {...of('banco')} autoComplete="off" />
      <SelectField {...of('tipo')} options={tipos} />
      <TextField {...of('numero')} autoComplete="off" />
      <TextField {...of('titular')} autoComplete="name" />
    </div>
  );
}
