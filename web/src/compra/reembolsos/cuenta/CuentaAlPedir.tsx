import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { CamposDeCuenta } from './CamposDeCuenta.tsx';
import css from './cuenta.module.css';
import type { FormDeCuenta } from './use-cuenta.ts';

interface Props {
  form: FormDeCuenta;
  /** The customer has no account and agrees on another way. */
  sinCuenta: boolean;
  onSinCuenta: (sinCuenta: boolean) => void;
}

/** Asks for the account together with the refund, where the amount does not go back on a card. */
export function CuentaAlPedir({ form, sinCuenta, onSinCuenta }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.asked}>
      <h3 id={id}>{t('reembolsos.cuenta.titulo')}</h3>
      <p>{t('reembolsos.cuenta.texto')}</p>
      {!sinCuenta && <CamposDeCuenta form={form} />}
      <Checkbox
        label={t('reembolsos.cuenta.sinCuenta')}
        checked={sinCuenta}
        onChange={({ currentTarget }) => onSinCuenta(currentTarget.checked)}
      />
    </section>
  );
}
