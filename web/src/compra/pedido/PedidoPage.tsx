import { esperaPago, type FacturaDetalle } from '@fedatario/contract/compra';
import { useParams, useSearchParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { useLive } from '../../lib/use-live.ts';
import { DetailColumns } from '../../ui/Detail.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Cabecera } from '../facturas/partes/Cabecera.tsx';
import { type Situacion as EnQue, porPreguntar, situacionDe } from '../facturas/situacion.ts';
import { ReembolsosDePedido } from '../reembolsos/ReembolsosDePedido.tsx';
import { AnularPedido } from './AnularPedido.tsx';
import { Conceptos } from './Conceptos.tsx';
import { Documentos } from './Documentos.tsx';
import { Facturado, PagosDePedido } from './Hechos.tsx';
import { SituacionDePedido } from './SituacionDePedido.tsx';
import { useComprobar } from './use-comprobar.ts';

/** Milliseconds between refreshes while staff may confirm a transfer. */
const CADA_MINUTO = 60_000;

/** An order, and once paid its invoice: next step, lines, payments. */
export function PedidoPage() {
  const t = useT();
  const { idFactura = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useCall(calls.facturas.read, { params: { idFactura } }, { every: CADA_MINUTO });
  // The document may be delivered while the customer has this page open.
  useLive('tramites', [calls.facturas.read]);
  const asked = useComprobar(data);
  if (error && !data) {
    const exit = { to: '/historial-compras', text: t('facturas.verCompras') };
    return <Failure error={error} retry={refetch} heading="h1" exit={exit} />;
  }
  if (!data) return <Skeleton pieces={[48, 180, 260]} label={t('comun.cargando')} />;
  const situacion = situacionDe(data);
  // Right after the provider's page the stored state is old, so it is shown as unknown until the provider was asked.
  const back = search.has('pago') && !asked && porPreguntar(data);
  return <Pedido pedido={data} situacion={back ? 'preguntando' : situacion} />;
}

/** Whether the order can be cancelled: not while money may be on its way. */
function seAnula(situacion: EnQue): boolean {
  return !['preguntando', 'incierta', 'enRevision'].includes(situacion);
}

function Pedido({ pedido, situacion }: { pedido: FacturaDetalle; situacion: EnQue }) {
  const t = useT();
  const { numero, estado, motivoAnulacion } = pedido;
  return (
    <>
      <Cabecera factura={pedido} propia>
        {motivoAnulacion && <p>{t('facturas.motivoAnulacion', { motivo: motivoAnulacion })}</p>}
      </Cabecera>
      <SituacionDePedido pedido={pedido} situacion={situacion} />
      <DetailColumns
        facts={
          <>
            <Documentos pedido={pedido} />
            <Facturado receptor={pedido.receptor} />
            <PagosDePedido pagos={pedido.pagos} />
            {numero && <ReembolsosDePedido pedido={pedido} />}
            {esperaPago(estado) && seAnula(situacion) && <AnularPedido pedido={pedido} />}
          </>
        }
      >
        <Conceptos pedido={pedido} />
      </DetailColumns>
    </>
  );
}
