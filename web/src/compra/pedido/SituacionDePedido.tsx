import type { FacturaDetalle } from '@fedatario/contract/compra';
import {
  IconBuildingBank,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHourglass,
  IconReceiptRefund,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type T, useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Situation } from '../../ui/Situation.tsx';
import { Enviado } from '../comprobantes/Enviado.tsx';
import { EnviarComprobante } from '../comprobantes/EnviarComprobante.tsx';
import { type Situacion as EnQue, sePuedePagarDeNuevo } from '../facturas/situacion.ts';
import { PagarDeNuevo } from './PagarDeNuevo.tsx';
import { PlazoDePago } from './PlazoDePago.tsx';
import { QueSigue } from './QueSigue.tsx';
import { TransferenciaDePedido } from './TransferenciaDePedido.tsx';

const signs = {
  pagada: { icon: IconCircleCheck, tone: 'listo' },
  reembolsada: { icon: IconReceiptRefund, tone: 'detenido' },
  transferencia: { icon: IconBuildingBank, tone: 'toca' },
  enRevision: { icon: IconHourglass, tone: 'proceso' },
  comprobanteRechazado: { icon: IconCircleX, tone: 'problema' },
  continuar: { icon: IconClock, tone: 'toca' },
  sinPago: { icon: IconClock, tone: 'toca' },
  sinProveedor: { icon: IconClock, tone: 'toca' },
  preguntando: { icon: IconHourglass, tone: 'proceso' },
  incierta: { icon: IconHourglass, tone: 'proceso' },
  rechazada: { icon: IconCircleX, tone: 'problema' },
  vencida: { icon: IconCircleX, tone: 'detenido' },
  anulada: { icon: IconCircleX, tone: 'detenido' },
} as const satisfies Record<EnQue, unknown>;

interface Props {
  pedido: FacturaDetalle;
  situacion: EnQue;
}

/** State of the order and the actions it allows. */
export function SituacionDePedido({ pedido, situacion }: Props) {
  const t = useT();
  const { numero, pagos, venceEn } = pedido;
  const motivo = motivoDe(pedido, situacion, t);
  return (
    <Situation
      {...signs[situacion]}
      title={t(`facturas.situacion.${situacion}.titulo`)}
      said={
        <>
          {motivo && <p>{motivo}</p>}
          <p>{t(`facturas.situacion.${situacion}.texto`, { numero: numero ?? '' })}</p>
        </>
      }
    >
      {venceEn && sePuedePagarDeNuevo(situacion) && <PlazoDePago hasta={venceEn} />}
      {accionDe({ pedido, situacion, t })}
      {sePuedePagarDeNuevo(situacion) && <PagarDeNuevo key={pagos[0]?.idPago} pedido={pedido} situacion={situacion} />}
    </Situation>
  );
}

/** Reason of the state: the bank's about the card, or the office's about the receipt. */
function motivoDe({ pagos: [ultimo], comprobante }: FacturaDetalle, situacion: EnQue, t: T): string | undefined {
  if (situacion === 'comprobanteRechazado') return t('facturas.motivo', { motivo: comprobante?.motivo ?? '' });
  if (situacion === 'pagada' || situacion === 'reembolsada' || !ultimo?.motivo) return undefined;
  return t('facturas.ultimo', { motivo: t(`pago.motivo.${ultimo.motivo}`) });
}

function accionDe({ pedido, situacion, t }: Props & { t: T }): ReactNode {
  const url = pedido.pagos[0]?.url;
  if (situacion === 'pagada') return <QueSigue lineas={pedido.lineas} />;
  if (situacion === 'enRevision') return <Enviado pedido={pedido} />;
  if (situacion === 'comprobanteRechazado')
    return <EnviarComprobante pedido={pedido} titulo={t('comprobantes.enviar.otro')} />;
  if (situacion === 'transferencia') {
    return (
      <>
        <TransferenciaDePedido pedido={pedido} />
        <EnviarComprobante pedido={pedido} titulo={t('comprobantes.enviar.titulo')} />
      </>
    );
  }
  if (situacion === 'vencida' || situacion === 'anulada') {
    return <ButtonLink to="/checkout">{t('facturas.irAlCarrito')}</ButtonLink>;
  }
  if (!url || (situacion !== 'continuar' && situacion !== 'rechazada')) return null;
  return (
    <ButtonLink to={url} reloadDocument>
      {t(`facturas.situacion.${situacion}.boton`, { total: dinero(pedido.total) })}
    </ButtonLink>
  );
}
