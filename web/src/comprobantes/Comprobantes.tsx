import { comprobantes } from '@fedatario/contract';
import { useId, useRef } from 'react';
import { useT } from '../i18n/i18n.ts';
import { useCall } from '../lib/api.ts';
import css from './comprobantes.module.css';
import { Datos } from './Datos.tsx';
import { Estado } from './Estado.tsx';
import { Revision } from './Revision.tsx';

interface Props {
  factura: { idFactura: string; referencia: string; estado: string; total: number };
}

/** The receipts of an order's transfer, for the page of its sale: the one to review with what to decide, the others below. */
export function Comprobantes({ factura }: Props) {
  const t = useT();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useCall(comprobantes.ofFactura, { params: { idFactura: factura.idFactura } });
  if (!data) return null;
  return (
    <section aria-labelledby={id} className={css.all}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('comprobantes.revision.comprobantes')}
      </h2>
      {data.length === 0 && <p>{t('comprobantes.revision.ninguno')}</p>}
      {data.map((comprobante) =>
        comprobante.estado === 'enRevision' ? (
          <Revision
            key={comprobante.idComprobante}
            comprobante={comprobante}
            factura={factura}
            onDone={() => heading.current?.focus()}
          />
        ) : (
          <div key={comprobante.idComprobante} className={css.past}>
            <Estado estado={comprobante.estado} />
            <Datos comprobante={comprobante} />
          </div>
        ),
      )}
    </section>
  );
}
