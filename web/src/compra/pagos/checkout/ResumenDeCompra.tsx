import type { Carrito } from '@fedatario/contract/compra';
import { tercerosDe } from '../../../catalogo/productos/terceros.ts';
import { useT } from '../../../i18n/i18n.ts';
import { dinero, menosDinero } from '../../../lib/format.ts';
import { Codigo } from '../../carrito/Codigo.tsx';
import css from './checkout.module.css';
import { PlanEnCompra } from './PlanEnCompra.tsx';

/** Totals from the server; only the charges of third parties are summed here. */
export function ResumenDeCompra({ carrito }: { carrito: Carrito }) {
  const t = useT();
  const { totales, lineas, codigo } = carrito;
  const terceros = tercerosDe(lineas.flatMap(({ aranceles }) => aranceles));
  return (
    <>
      <h2 className={css.title}>{t('checkout.resumen')}</h2>
      <Codigo codigo={codigo} />
      {carrito.plan && <PlanEnCompra plan={carrito.plan} />}
      <dl className={css.sums}>
        <div>
          <dt>{t('checkout.subtotal')}</dt>
          <dd>{dinero(totales.subtotal)}</dd>
        </div>
        {totales.descuento > 0 && (
          <div data-kind="discount">
            <dt>{t('checkout.descuento')}</dt>
            <dd>{menosDinero(totales.descuento)}</dd>
          </div>
        )}
        <div data-kind="total">
          <dt>{t('checkout.total')}</dt>
          <dd>{dinero(totales.total)}</dd>
        </div>
      </dl>
      <p className={css.note}>{t('checkout.ivaIncluido', { iva: dinero(totales.iva) })}</p>
      {terceros.monto > 0 && (
        <p className={css.note}>
          {t(terceros.cuanto === 'hasta' ? 'checkout.terceros.con' : 'checkout.terceros.conDesde', {
            monto: dinero(totales.total + terceros.monto),
          })}
        </p>
      )}
    </>
  );
}
