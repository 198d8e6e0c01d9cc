import type { Comprobante } from '@fedatario/contract/compra';
import { useT } from '../../i18n/i18n.ts';
import { dia, dinero, fechaHora } from '../../lib/format.ts';
import css from './comprobantes.module.css';

/** The data of a receipt, from its sender and from its reviewer. */
export function DatosDeComprobante({ comprobante, total }: { comprobante: Comprobante; total?: number }) {
  const t = useT();
  const { archivo, monto, fecha, banco, referencia, montoRecibido, motivo, creadoEn } = comprobante;
  const facts = [
    [t('comprobantes.dato.pedido'), total !== undefined && dinero(total)],
    [t('comprobantes.dato.monto'), monto !== null && dinero(monto)],
    [t('comprobantes.dato.fecha'), fecha !== null && dia(fecha)],
    [t('comprobantes.dato.banco'), banco],
    [t('comprobantes.dato.referencia'), referencia],
    [t('comprobantes.dato.montoRecibido'), montoRecibido !== null && dinero(montoRecibido)],
    [t('comprobantes.dato.motivo'), motivo],
  ] as const;
  return (
    <div className={css.said}>
      <p>
        <a href={archivo.url} target="_blank" rel="noreferrer">
          {archivo.nombre}
        </a>
        <small>{t('comprobantes.enviado.enviadoEl', { fecha: fechaHora(creadoEn) })}</small>
      </p>
      <dl>
        {facts.map(([label, fact]) =>
          fact ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  );
}
