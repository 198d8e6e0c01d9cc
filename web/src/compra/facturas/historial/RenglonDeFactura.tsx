import type { FacturaResumen } from '@fedatario/contract/compra';
import { useT } from '../../../i18n/i18n.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { RowName } from '../../../ui/RowName.tsx';
import { EstadoDeFactura } from '../partes/EstadoDeFactura.tsx';
import css from './historial.module.css';

/** One order or invoice; the whole row is its link. */
export function RenglonDeFactura({ factura }: { factura: FacturaResumen }) {
  const t = useT();
  const { idFactura, numero, referencia, estado, comprobantePorRevisar, total, conceptos } = factura;
  const { creadaEn, pagadaEn, metodo, reembolsado } = factura;
  return (
    <Grid as="li" gap={6} rowGap={1} align="center" className={css.row}>
      <RowName to={`/detalle-pago/${idFactura}`} name={conceptos.join(', ')}>
        {numero ? t('facturas.factura', { numero }) : t('facturas.pedido', { referencia })} ·{' '}
        {fechaHora(pagadaEn ?? creadaEn)} · {t(`pago.metodo.${metodo}`)}
        {comprobantePorRevisar && ` · ${t('facturas.comprobante.nadaQueHacer')}`}
      </RowName>
      <EstadoDeFactura propia estado={estado} comprobantePorRevisar={comprobantePorRevisar} />
      <p className={css.total}>
        {dinero(total)}
        {reembolsado > 0 && (
          <small>
            {t('facturas.lineas.reembolsado')} {dinero(reembolsado)}
          </small>
        )}
      </p>
    </Grid>
  );
}
