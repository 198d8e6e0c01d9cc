import type { CuentaDeReembolso } from '@fedatario/contract/compra';
import { useT } from '../../../i18n/i18n.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import css from './venta.module.css';

/** The whole account, for whoever of the office transfers to it now. */
export function CuentaEntera({ cuenta }: { cuenta: CuentaDeReembolso | null }) {
  const t = useT();
  if (!cuenta) return <Notice tone="warning">{t('ventas.pagar.sinCuenta')}</Notice>;
  const { banco, tipo, numero, titular } = cuenta;
  return (
    <dl className={css.account}>
      <dt>{t('reembolsos.cuenta.banco')}</dt>
      <dd>{banco}</dd>
      <dt>{t('reembolsos.cuenta.tipo')}</dt>
      <dd>{t(`reembolsos.cuenta.tipos.${tipo}`)}</dd>
      <dt>{t('reembolsos.cuenta.numero')}</dt>
      <dd dir="ltr">{numero}</dd>
      <dt>{t('reembolsos.cuenta.titular')}</dt>
      <dd>{titular}</dd>
    </dl>
  );
}
