import { esperaPago, type VentaDetalle } from '@fedatario/contract/compra';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { DetailColumns } from '../../../ui/Detail.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Cabecera } from '../../facturas/partes/Cabecera.tsx';
import { AnularVenta } from './AnularVenta.tsx';
import { Fiscal } from './Fiscal.tsx';
import { Cliente, PagosDeVenta } from './Hechos.tsx';
import { HistoriaDeVenta } from './HistoriaDeVenta.tsx';
import { LineasDeVenta } from './LineasDeVenta.tsx';
import { ReembolsosDeVenta } from './ReembolsosDeVenta.tsx';

const CADA_MINUTO = 60_000;

const VENTAS = '/admin/historial-ventas';

interface Props {
  decide: boolean;
  /** Transfer receipts of the order, if it is paid by bank transfer. */
  transferencia: (venta: VentaDetalle) => ReactNode;
}

/** One sale and the office's actions on it. `decide`: only the administration sees the payments and moves money. */
export function VentaPage({ decide, transferencia }: Props) {
  const t = useT();
  const { idFactura = '' } = useParams();
  const { data, error, refetch } = useCall(calls.ventas.read, { params: { idFactura } }, { every: CADA_MINUTO });
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 220, 260]} label={t('comun.cargando')} />;
  return <Venta venta={data} decide={decide} transferencia={transferencia} />;
}

function Venta({ venta, decide, transferencia }: Props & { venta: VentaDetalle }) {
  const t = useT();
  const { state } = useLocation();
  const { estado, motivoAnulacion } = venta;
  return (
    <>
      <Text as="nav" bottom={3} size={3} aria-label={t('ventas.volver')}>
        <Link to={String(state?.lista).startsWith(VENTAS) ? state.lista : VENTAS}>{t('ventas.volver')}</Link>
      </Text>
      <Cabecera factura={venta}>
        {motivoAnulacion && <p>{t('ventas.anulada', { motivo: motivoAnulacion })}</p>}
      </Cabecera>
      <DetailColumns
        facts={
          <>
            <Cliente venta={venta} />
            {decide && <PagosDeVenta venta={venta} />}
            {decide && <Fiscal venta={venta} />}
            {decide && esperaPago(estado) && <AnularVenta venta={venta} />}
          </>
        }
      >
        {venta.metodo === 'transferencia' && transferencia(venta)}
        <LineasDeVenta venta={venta} />
        {decide && <ReembolsosDeVenta venta={venta} />}
        <HistoriaDeVenta hechos={venta.hechos} />
      </DetailColumns>
    </>
  );
}
