import type { Reembolso } from '@fedatario/contract/compra';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import css from './venta.module.css';

/** The whole account, for whoever of the office transfers to it now. */
export function CuentaParaTransferir({ reembolso: { idReembolso } }: { reembolso: Reembolso }) {
  const t = useT();
  const { data } = useCall(calls.reembolsos.account, { params: { idReembolso } });
  if (!data) return null;
  if (!data.cuenta) return <Notice tone="warning">{t('ventas.pagar.sinCuenta')}</Notice>;
  const { banco, tipo, numero, titular } = data.cuenta;
  return (
    <dl className={css.account}>
      <dt>{t('reembolsos.cuenta.banco')}</dt>
      <dd>{banco}</dd>
      <dt>{t('reembolsos.cuenta.tipo')}</dt>
      <dd>{t(`reembolsos.cuenta.tipos.${tipo}`)}</dd>
      <dt>{t('reembolsos.cuenta.numero')}</dt>
      <dd>{numero}</dd>
      <dt>{t('reembolsos.cuenta.titular')}</dt>
      <dd>{titular}</dd>
    </dl>
  );
}
