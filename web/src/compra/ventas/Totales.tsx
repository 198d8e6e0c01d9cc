import type { Input } from '@fedatario/contract/base';
import type { notasDeCredito, ventas } from '@fedatario/contract/compra';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { reading } from '../../lib/api.ts';
import { dinero } from '../../lib/format.ts';
import css from './ventas.module.css';

/** Totals of the filtered sales, over all pages. */
export function Totales({ query }: Input<typeof ventas.totals>) {
  const t = useT();
  const { data, isPlaceholderData } = useQuery({
    ...reading(calls.ventas.totals, { query }),
    placeholderData: keepPreviousData,
  });
  const figures = [
    [t('ventas.totales.pagadas'), data && t('ventas.totales.de', { n: data.pagadas, m: data.cantidad })],
    [t('ventas.totales.ingresos'), data && dinero(data.ingresos)],
    [t('ventas.totales.reembolsado'), data && dinero(data.reembolsado)],
    [t('ventas.totales.neto'), data && dinero(data.neto)],
  ] as const;
  return <Cifras figures={figures} stale={isPlaceholderData} />;
}

/** The number and the sum of the filtered notes, over all pages. */
export function TotalesDeNotas({ query }: Input<typeof notasDeCredito.totals>) {
  const t = useT();
  const { data, isPlaceholderData } = useQuery({
    ...reading(calls.notasDeCredito.totals, { query }),
    placeholderData: keepPreviousData,
  });
  const figures = [
    [t('notas.lista.titulo'), data?.cantidad.toLocaleString('en')],
    [t('notas.suma'), data && dinero(data.monto)],
  ] as const;
  return <Cifras figures={figures} stale={isPlaceholderData} />;
}

interface CifrasProps {
  figures: readonly (readonly [label: string, figure: string | undefined])[];
  stale: boolean;
}

/** While figures are recalculated the old ones stay, dimmed. */
function Cifras({ figures, stale }: CifrasProps) {
  const t = useT();
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
