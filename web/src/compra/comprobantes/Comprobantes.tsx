import type { EstadoFactura } from '@fedatario/contract/compra';
import { lazy, Suspense, useId, useRef } from 'react';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './comprobantes.module.css';
import { DatosDeComprobante } from './DatosDeComprobante.tsx';
import { EstadoDeComprobante } from './EstadoDeComprobante.tsx';

/** Loaded on demand: few sales have a receipt to review. */
const Revision = lazy(async () => ({ default: (await import('./RevisionDeComprobante.tsx')).RevisionDeComprobante }));

interface Props {
  factura: { idFactura: string; referencia: string; estado: EstadoFactura; total: number };
}

/**
 * Receipts of an order's bank transfer on the page of its sale: the one to review with the decision, older ones below.
 */
export function Comprobantes({ factura }: Props) {
  const t = useT();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useCall(calls.comprobantes.ofFactura, { params: { idFactura: factura.idFactura } });
  if (!data) return null;
  return (
    <section aria-labelledby={id} className={css.all}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('comprobantes.revision.comprobantes')}
      </h2>
      {data.length === 0 && <p>{t('comprobantes.revision.ninguno')}</p>}
      {data.map((comprobante) =>
        comprobante.estado === 'enRevision' ? (
          <Suspense key={comprobante.idComprobante} fallback={<Skeleton pieces={[240]} label={t('comun.cargando')} />}>
            <Revision comprobante={comprobante} factura={factura} onDone={() => heading.current?.focus()} />
          </Suspense>
        ) : (
          <Stack key={comprobante.idComprobante} gap={3} align="start" className={css.past}>
            <EstadoDeComprobante estado={comprobante.estado} />
            <DatosDeComprobante comprobante={comprobante} />
          </Stack>
        ),
      )}
    </section>
  );
}
