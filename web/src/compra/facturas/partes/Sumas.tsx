import type { FacturaDetalle } from '@fedatario/contract/compra';
import { useT } from '../../../i18n/i18n.ts';
import { dinero, menosDinero } from '../../../lib/format.ts';
import css from './lineas.module.css';

type Montos = 'subtotal' | 'descuento' | 'base' | 'iva' | 'total' | 'codigo' | 'reembolsado';

interface Props {
  factura: Pick<FacturaDetalle, Montos>;
  /** Label of the net amount after refunds; without it the row is left out. */
  neto?: string;
}

/** The totals of an invoice. */
export function Sumas({ factura, neto }: Props) {
  const t = useT();
  const { subtotal, descuento, base, iva, total, codigo, reembolsado } = factura;
  const quitado = codigo ? t('facturas.lineas.codigo', { codigo }) : t('facturas.lineas.descuento');
  return (
    <dl className={css.sums}>
      <Suma que={t('facturas.lineas.subtotal')} texto={dinero(subtotal)} />
      {descuento > 0 && <Suma que={quitado} texto={menosDinero(descuento)} />}
      <Suma que={t('facturas.lineas.base')} texto={dinero(base)} />
      <Suma que={t('facturas.lineas.iva')} texto={dinero(iva)} />
      <Suma que={t('facturas.lineas.total')} texto={dinero(total)} main />
      {reembolsado > 0 && <Suma que={t('facturas.lineas.reembolsado')} texto={menosDinero(reembolsado)} />}
      {reembolsado > 0 && neto && <Suma que={neto} texto={dinero(total - reembolsado)} />}
    </dl>
  );
}

function Suma({ que, texto, main = false }: { que: string; texto: string; main?: boolean }) {
  return (
    <div data-main={main}>
      <dt>{que}</dt>
      <dd>{texto}</dd>
    </div>
  );
}
