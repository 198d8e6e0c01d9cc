import { admiteCuenta, type Reembolso } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import css from './cuenta.module.css';
import { DecirCuenta } from './DecirCuenta.tsx';

/** The account to which a refund is transferred; until it was, the customer tells it or changes it here. */
export function CuentaDelReembolso({ reembolso }: { reembolso: Reembolso }) {
  const t = useT();
  const [telling, setTelling] = useState(false);
  const { cuenta } = reembolso;
  const admite = admiteCuenta(reembolso);
  if (!admite && !cuenta) return null;
  const tipo = cuenta && t(`reembolsos.cuenta.tipos.${cuenta.tipo}`);
  return (
    <div className={css.told}>
      <p>{cuenta && tipo ? t('reembolsos.cuenta.va', { ...cuenta, tipo }) : t('reembolsos.cuenta.falta')}</p>
      {admite && (
        <Button variant={cuenta ? 'default' : 'filled'} onClick={() => setTelling(true)}>
          {t(cuenta ? 'reembolsos.cuenta.cambiar' : 'reembolsos.cuenta.decir')}
        </Button>
      )}
      {telling && <DecirCuenta reembolso={reembolso} onClose={() => setTelling(false)} />}
    </div>
  );
}
