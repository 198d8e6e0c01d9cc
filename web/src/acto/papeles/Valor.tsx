import type { PapelesDeTramite } from '@fedatario/contract/acto';
import { useT } from '../../i18n/i18n.ts';
import { montoOf } from '../../lib/escribir.ts';
import { CheckField, TextField } from '../../ui/form/fields.tsx';
import { MoneyField } from '../../ui/form/quantities.tsx';

interface Props {
  precio: PapelesDeTramite['propuesta']['precio'];
  indeterminado: boolean;
  field: (name: 'valor' | 'valorIndeterminado' | 'tipoDeCambio') => Parameters<typeof TextField>[0];
}

/** The value by which the timbre notarial is counted; an act without a price may have none. */
export function Valor({ precio, indeterminado, field }: Props) {
  const t = useT();
  if (precio?.moneda === 'USD')
    return (
      <TextField
        {...field('tipoDeCambio')}
        inputMode="text"
        autoComplete="off"
        help={t('papeles.ayuda.tipoDeCambio', { precio: `US$${montoOf(precio.monto)}` })}
      />
    );
  if (precio) return <MoneyField {...field('valor')} help={t('papeles.ayuda.valorDelPrecio')} />;
  return (
    <>
      {!indeterminado && <MoneyField {...field('valor')} help={t('papeles.ayuda.valor')} />}
      <CheckField {...field('valorIndeterminado')} help={t('papeles.ayuda.valorIndeterminado')} />
    </>
  );
}
