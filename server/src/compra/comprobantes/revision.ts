import {
  type ComprobantePorRevisar,
  esperaPago,
  facturasCaidas,
  HORAS_PARA_TRANSFERIR,
} from '@fedatario/contract/compra';
import { notificar } from '../../casa/notificaciones/notificaciones.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { type FacturaRow, lockFactura, reabrirPlazo } from '../facturas/facturas.ts';
import { guardarTransferencia } from '../pagos/pagos.ts';
import { toPorRevisar } from './comprobantes.ts';
import { type ComprobanteRow, findComprobante, updateComprobante } from './queries.ts';

interface Aceptacion {
  /** Centavos that staff saw arrive. */
  readonly montoRecibido: number;
  readonly motivo: string | null;
}

/** Accepts the transfer: the order is paid in the same transaction. Repeated, by anybody, it changes nothing. */
export async function aceptar(
  request: Context<'admin'>,
  idComprobante: string,
  { montoRecibido, motivo }: Aceptacion,
): Promise<ComprobantePorRevisar> {
  const { db, actor, now } = request;
  const { comprobante, factura } = await tomar(request, idComprobante);
  if (comprobante.estado !== 'aceptado') {
    if (comprobante.estado !== 'enRevision' || !esperaPago(factura.estado)) throw new AppError('estado-no-permite');
    if (montoRecibido !== factura.total && !motivo) throw invalidField('motivo', 'diferencia');
    await guardarTransferencia(db, factura, `comprobante-${idComprobante}`, now);
    const revision = { revisadoPor: actor.idUsuario, revisadoEn: now, montoRecibido, motivo };
    await updateComprobante(db, idComprobante, { ...revision, estado: 'aceptado' });
  }
  return leer(request, idComprobante);
}

/** Tells the customer why it does not do; the order waits for another one. */
export async function rechazar(
  request: Context<'admin'>,
  idComprobante: string,
  motivo: string,
): Promise<ComprobantePorRevisar> {
  const { db, actor, now } = request;
  const { comprobante, factura } = await tomar(request, idComprobante);
  if (comprobante.estado !== 'rechazado') {
    if (comprobante.estado !== 'enRevision') throw new AppError('estado-no-permite');
    const revision = { revisadoPor: actor.idUsuario, revisadoEn: now, motivo };
    await updateComprobante(db, idComprobante, { ...revision, estado: 'rechazado' });
    const pendiente = esperaPago(factura.estado);
    if (pendiente) await reabrirPlazo(db, factura, now);
    const { idUsuario, idFactura } = factura;
    const variables = { pedido: comprobante.pedido, motivo, sigue: sigueDe(factura.estado) };
    const enlace = `/detalle-pago/${idFactura}`;
    await notificar(db, { idUsuario, tipo: 'comprobanteRechazado', variables, enlace });
  }
  return leer(request, idComprobante);
}

function sigueDe(estado: FacturaRow['estado']): string {
  if (esperaPago(estado)) return OTRO;
  return facturasCaidas.includes(estado) ? YA_CERRADO : YA_PAGADO;
}

const YA_CERRADO = 'El pedido ya no está por pagar. Si transfirió, escríbanos y le devolvemos su dinero.';
const OTRO = `Suba otro en la página del pedido: lo esperamos ${HORAS_PARA_TRANSFERIR} horas más. Si ya transfirió, no transfiera de nuevo.`;
const YA_PAGADO = 'El pedido ya estaba pagado de otra forma: no tiene que subir otro.';

/** Locks the order first, as everywhere, and then reads the receipt, which nobody else can be deciding. */
async function tomar(
  { db }: Context<'admin'>,
  idComprobante: string,
): Promise<{ comprobante: ComprobanteRow; factura: FacturaRow }> {
  const found = await findComprobante(db, idComprobante);
  const factura = found && (await lockFactura(db, found.idFactura));
  const comprobante = factura && (await findComprobante(db, idComprobante));
  if (!comprobante) throw new AppError('no-encontrado');
  return { comprobante, factura };
}

async function leer({ db, now }: Context<'admin'>, idComprobante: string): Promise<ComprobantePorRevisar> {
  return toPorRevisar((await findComprobante(db, idComprobante)) as ComprobanteRow, now);
}
