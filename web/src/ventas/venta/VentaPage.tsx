import { type VentaDetalle, ventas } from '@fedatario/contract';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Estado } from '../Estado.tsx';
import { Anular } from './Anular.tsx';
import { Fiscal } from './Fiscal.tsx';
import { Cliente, Pagos } from './Hechos.tsx';
import { Historia } from './Historia.tsx';
import { Lineas } from './Lineas.tsx';
import { Reembolsos } from './Reembolsos.tsx';
import css from './venta.module.css';

const CADA_MINUTO = 60_000;

interface Props {
  decide: boolean;
  /** Draws the receipts of an order that is paid by bank transfer. */
  transferencia: (venta: VentaDetalle) => ReactNode;
}

/** One sale, and what the office does with it. `decide`: the administration, which moves money. */
export function VentaPage({ decide, transferencia }: Props) {
  const t = useT();
  const { idFactura = '' } = useParams();
  const { data, error, refetch } = useCall(ventas.read, { params: { idFactura } }, { every: CADA_MINUTO });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[48, 220, 260]} label={t('comun.cargando')} />;
  return <Venta venta={data} decide={decide} transferencia={transferencia} />;
}

function Venta({ venta, decide, transferencia }: Props & { venta: VentaDetalle }) {
  const t = useT();
  const { state } = useLocation();
  const { numero, referencia, estado, creadaEn, pagadaEn, motivoAnulacion } = venta;
  const titulo = numero ? t('facturas.factura', { numero }) : t('facturas.pedido', { referencia });
  return (
    <>
      <Titulo pantalla={titulo} />
      <nav className={css.back} aria-label={t('ventas.volver')}>
        <Link to={`/admin/historial-ventas${typeof state?.lista === 'string' ? state.lista : ''}`}>
          {t('ventas.volver')}
        </Link>
      </nav>
      <header className={css.head}>
        <div>
          <h1>{titulo}</h1>
          <Estado estado={estado} />
        </div>
        <p>
          {numero && `${t('facturas.referencia', { referencia })} · `}
          {pagadaEn
            ? t('facturas.pagado', { fecha: fechaHora(pagadaEn) })
            : t('facturas.hecho', { fecha: fechaHora(creadaEn) })}
        </p>
        {motivoAnulacion && <p>{t('ventas.anulada', { motivo: motivoAnulacion })}</p>}
      </header>
      <div className={css.columns}>
        <div>
          {venta.metodo === 'transferencia' && transferencia(venta)}
          <Lineas venta={venta} />
          <Reembolsos venta={venta} decide={decide} />
          <Historia hechos={venta.hechos} />
        </div>
        <div className={css.facts}>
          <Cliente venta={venta} />
          <Pagos venta={venta} />
          <Fiscal venta={venta} />
          {decide && estado === 'pendientePago' && <Anular venta={venta} />}
        </div>
      </div>
    </>
  );
}
