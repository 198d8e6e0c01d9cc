import { estadosPagoRechazado, type FacturaDetalle } from '@fedatario/contract/compra';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import css from './lineas.module.css';

type Pago = Pick<FacturaDetalle['pagos'][number], 'idPago' | 'monto' | 'estado' | 'motivo' | 'creadoEn'>;

interface Props<P extends Pago> {
  pagos: readonly P[];
  /** Name of the payment method. */
  nombreDe: (pago: P) => string;
  estadoDe: (pago: P) => string;
  /** Further data of a payment. */
  masDe?: (pago: P) => ReactNode;
}

/** The payment attempts, newest first. */
export function PagosDeFactura<P extends Pago>({ pagos, nombreDe, estadoDe, masDe }: Props<P>) {
  const t = useT();
  return (
    <section aria-labelledby="pagos">
      <h2 id="pagos">{t('facturas.pagos.titulo')}</h2>
      {pagos.length === 0 && <p>{t('facturas.pagos.vacio')}</p>}
      <ul className={css.payments}>
        {pagos.map((pago) => (
          <li key={pago.idPago}>
            <p>
              <strong>{nombreDe(pago)}</strong>
              <span>{dinero(pago.monto)}</span>
            </p>
            <p>
              <small>
                {estadoDe(pago)} · {fechaHora(pago.creadoEn)}
              </small>
            </p>
            {pago.motivo && estadosPagoRechazado.includes(pago.estado) && (
              <small>{t(`pago.motivo.${pago.motivo}`)}</small>
            )}
            {masDe?.(pago)}
          </li>
        ))}
      </ul>
    </section>
  );
}
