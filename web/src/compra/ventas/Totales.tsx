import type { TotalesDeVentas } from '@fedatario/contract';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import css from './ventas.module.css';

/** Totals of the filtered sales, over all pages; while they are recalculated the old figures stay, dimmed. */
export function Totales({ totales, stale }: { totales: TotalesDeVentas | undefined; stale: boolean }) {
  const t = useT();
  const figures = [
    [t('ventas.totales.pagadas'), totales && t('ventas.totales.de', { n: totales.pagadas, m: totales.cantidad })],
    [t('ventas.totales.ingresos'), totales && dinero(totales.ingresos)],
    [t('ventas.totales.reembolsado'), totales && dinero(totales.reembolsado)],
    [t('ventas.totales.neto'), totales && dinero(totales.neto)],
  ] as const;
  return (
    <section aria-label={t('ventas.totales.titulo')} aria-busy={stale}>
      <dl className={css.totales} data-stale={stale}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure ?? '…'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
