import type { EstadoFactura } from '@fedatario/contract/compra';
import type { ReactNode } from 'react';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { fechaHora } from '../../../lib/format.ts';
import { DetailHead } from '../../../ui/Detail.tsx';
import { EstadoDeFactura } from './EstadoDeFactura.tsx';

interface Factura {
  readonly numero: string | null;
  readonly referencia: string;
  readonly estado: EstadoFactura;
  readonly comprobantePorRevisar: boolean;
  readonly creadaEn: string;
  readonly pagadaEn: string | null;
}

interface Props {
  factura: Factura;
  propia?: boolean;
  /** The reason of an annulment, if any. */
  children: ReactNode;
}

/** Head of an order; once paid it is titled with its invoice number. */
export function Cabecera({
  factura: { numero, referencia, estado, comprobantePorRevisar, creadaEn, pagadaEn },
  propia = false,
  children,
}: Props) {
  const t = useT();
  const titulo = numero ? t('facturas.factura', { numero }) : t('facturas.pedido', { referencia });
  return (
    <>
      <Titulo pantalla={titulo} />
      <DetailHead
        title={titulo}
        state={<EstadoDeFactura estado={estado} comprobantePorRevisar={comprobantePorRevisar} propia={propia} />}
      >
        <p>
          {numero && `${t('facturas.referencia', { referencia })} · `}
          {pagadaEn
            ? t('facturas.pagado', { fecha: fechaHora(pagadaEn) })
            : t('facturas.hecho', { fecha: fechaHora(creadaEn) })}
        </p>
        {children}
      </DetailHead>
    </>
  );
}
