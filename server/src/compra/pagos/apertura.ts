import { esperaPago, type MetodoElegido } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import {
  esEntregable,
  examinarFactura,
  type FacturaRow,
  lockFactura,
  pagarFactura,
  prorrogarFactura,
} from '../facturas/facturas.ts';
import type { PaymentServices } from './cobro.ts';
import {
  type Cobrable,
  findCobrable,
  findPorClave,
  findVivo,
  hasComprobanteEnRevision,
  insertPagoLater,
} from './queries.ts';
import { type MedioRow, selectMedio, tokenDe } from './tarjetas/queries.ts';

interface Comprador {
  readonly idUsuario: string;
  readonly now: Date;
}

interface PagoPedido {
  readonly idFactura: string;
  readonly clave: string;
  /** Centavos. */
  readonly monto: number;
  readonly metodo: MetodoElegido;
}

/** An order that was just written, as far as its payment needs it. */
interface PedidoNuevo extends Comprador {
  readonly clave: string;
  readonly compra: { readonly metodo: MetodoElegido };
}

export type FacturaNueva = Pick<FacturaRow, 'idFactura' | 'moneda' | 'referencia' | 'total'> & {
  readonly metodo: string;
};

/**
 * The payment that an order begins with, by these means, as it is written and as the provider is asked for it. Undefined for
 * an order that costs nothing. Refuses a card that is not the customer's; writes nothing.
 */
export function primerPago(
  services: PaymentServices,
  con: MedioRow | undefined,
  { pedido, factura }: { readonly pedido: PedidoNuevo; readonly factura: FacturaNueva },
) {
  const { idUsuario, clave, compra, now } = pedido;
  const { idFactura, metodo, moneda, referencia, total: monto } = factura;
  if (metodo === 'sinCosto') return undefined;
  const pago = nuevoPago(services, con, { idFactura, clave, monto, metodo: compra.metodo }, now);
  const cobrable: Cobrable = {
    ...pago,
    ...deQuien(con),
    idUsuario,
    pedido: referencia,
    moneda,
    referencia: null,
  };
  return { pago, cobrable };
}

/** Writes the payment that an order for a plan begins with, and answers it as the provider is asked for it. */
export async function abrirPago(
  db: Db,
  services: PaymentServices,
  pedido: PedidoNuevo,
  factura: FacturaNueva,
): Promise<Cobrable | undefined> {
  const { idUsuario, clave, compra, now } = pedido;
  const elegida = { idUsuario, proveedor: services.payments.codigo, idFormaPago: tarjetaDe(compra.metodo) };
  const [con] = await selectMedio.rows(db, elegida);
  const primero = primerPago(services, con, { pedido, factura });
  if (primero) await insertPagoLater(db, primero.pago);
  else await regalar(db, { idFactura: factura.idFactura, clave, now });
  return primero?.cobrable;
}

/** The payment of an order whose outcome is open. */
export async function pagoVivo(db: Db, idFactura: string): Promise<Cobrable | undefined> {
  const idPago = await findVivo(db, idFactura);
  return idPago === undefined ? undefined : findCobrable(db, idPago);
}

/** The payment that the same request began before. */
export async function pagoHecho(db: Db, idFactura: string, clave: string): Promise<Cobrable | undefined> {
  const idPago = await findPorClave(db, idFactura, clave);
  return idPago === undefined ? undefined : findCobrable(db, idPago);
}

/** A new payment of an order that waits; undefined when it no longer does. */
export async function otroPago(
  db: Db,
  services: PaymentServices,
  { idUsuario, now }: Comprador,
  pedido: PagoPedido,
): Promise<Cobrable | undefined> {
  const factura = await pendiente(db, pedido.idFactura);
  if (!factura) return undefined;
  const examen = await examinarFactura(db, factura.idFactura, now);
  if (!esEntregable(examen)) throw new AppError('borrador-incompleto', { errores: examen.faltas.flat() });
  const metodo = pedido.metodo.tipo === 'transferencia' ? 'transferencia' : 'tarjeta';
  const con = { idUsuario, proveedor: services.payments.codigo, idFormaPago: tarjetaDe(pedido.metodo) };
  const [medio] = await selectMedio.rows(db, con);
  const pago = nuevoPago(services, medio, pedido, now);
  await prorrogarFactura(db, factura, metodo, now);
  await insertPagoLater(db, pago);
  const cobrable = await findCobrable(db, pago.idPago);
  if (!cobrable) throw new AppError('pago-en-curso', { espera: 10 });
  return cobrable;
}

/** The kept card that was chosen. */
export function tarjetaDe(metodo: MetodoElegido): string | null {
  return metodo.tipo === 'tarjetaGuardada' ? metodo.idFormaPago : null;
}

/** An order that waits to be paid, held. */
export async function pendiente(db: Db, idFactura: string): Promise<FacturaRow | undefined> {
  const factura = await lockFactura(db, idFactura);
  await exigirSinComprobante(db, idFactura);
  return factura && esperaPago(factura.estado) ? factura : undefined;
}

/** A submitted receipt is reviewed before its order is paid otherwise or given up. */
export async function exigirSinComprobante(db: Db, idFactura: string): Promise<void> {
  if (await hasComprobanteEnRevision(db, idFactura)) throw new AppError('comprobante-en-revision');
}

function nuevoPago({ payments }: PaymentServices, con: MedioRow | undefined, pedido: PagoPedido, now: Date) {
  const { metodo, ...resto } = pedido;
  const guardada = metodo.tipo === 'tarjetaGuardada';
  if (guardada && !con?.idFormaPago) throw invalidField('metodo.idFormaPago', 'opcion');
  return {
    ...resto,
    idPago: uuidv7(),
    estado: 'iniciado' as const,
    creadoEn: now,
    actualizadoEn: now,
    metodo: metodo.tipo === 'transferencia' ? ('transferencia' as const) : ('tarjeta' as const),
    proveedor: metodo.tipo === 'transferencia' ? 'banco' : payments.codigo,
    recordar: metodo.tipo === 'tarjetaNueva' && metodo.recordar,
    idFormaPago: con?.idFormaPago ?? null,
    marca: con?.marca ?? null,
    ultimosCuatro: con?.ultimosCuatro ?? null,
  };
}

/** The customer and the card, as the provider is told. */
function deQuien(con: MedioRow | undefined) {
  if (!con) throw new AppError('no-encontrado');
  const { email, nombreCompleto, idioma, cliente } = con;
  return { email, nombreCompleto, idioma, cliente, tarjeta: tokenDe(con) };
}

/** An order that a code covers whole needs no payment. */
export async function regalar(db: Db, { idFactura, clave, now }: Gratis): Promise<void> {
  const factura = await pendiente(db, idFactura);
  if (!factura) return;
  const examen = await examinarFactura(db, idFactura, now);
  const fechas = { creadoEn: now, actualizadoEn: now };
  const pago = { idPago: uuidv7(), idFactura, clave, metodo: 'sinCosto', proveedor: 'ninguno', monto: 0 } as const;
  await insertPagoLater(db, { ...pago, ...fechas, estado: 'capturado', aplicado: true });
  await pagarFactura(db, factura, examen, now);
}

type Gratis = Pick<PagoPedido, 'idFactura' | 'clave'> & Pick<Comprador, 'now'>;
