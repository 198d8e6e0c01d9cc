import { HOUR, idiomaConocido, MINUTE } from '@fedatario/contract/base';
import { estadosPagoRepetible } from '@fedatario/contract/compra';
import type { OutsideContext } from '../../http/route.ts';
import { capacidades } from '../../services/payments/capacidades.ts';
import { type Cobro, PaymentError, type Payments } from '../../services/payments/payments.ts';
import type { Receptores } from '../facturas/facturas.ts';
import { alHacer } from './en-curso.ts';
import { type Cobrable, findCobrable, markSinEnviar, takePorEnviar } from './queries.ts';
import { type DePago, guardarCobro, guardarEstadoDePago } from './resultado.ts';
import { findCliente, insertCliente } from './tarjetas/queries.ts';

/** The payment provider, and the origin of the addresses people return to. */
export interface PaymentServices {
  readonly payments: Payments;
  readonly baseUrl: string;
  /** The registry of buyers; nobody is asked without one. */
  readonly receptores?: Receptores | undefined;
}

type PaymentContext = Pick<OutsideContext, 'transact' | 'now'>;

/** Milliseconds for which the provider surely knows a key: Stripe forgets keys once they are 24 hours old. */
const KEY_LIFE = 23 * HOUR;

/** Milliseconds for which a page, or a charge of a kept card, that is not found may still be on its way, where there are no keys. */
const PAGE_ON_ITS_WAY = 2 * MINUTE;
const CHARGE_ON_ITS_WAY = HOUR;

/** A payment as the provider has it; null when it never got there, `enCamino` when that cannot be said yet. */
type Hallado = Cobro | 'enCamino' | null;

/**
 * Asks the provider for a payment and notes its answer. The key is the payment's own id, so that asking again after a crash
 * or a lost answer does not charge twice; once the provider may have forgotten the key it is looked for instead. An unknown
 * outcome is noted as such, and a job finds it out unless its customer repeats the purchase before. A provider without keys is asked
 * once, by whoever takes the payment first; everybody else looks for it.
 */
export async function cobrar(
  services: PaymentServices,
  context: PaymentContext,
  cobrable: Cobrable | undefined,
): Promise<void> {
  if (!cobrable || !estadosPagoRepetible.includes(cobrable.estado) || cobrable.metodo !== 'tarjeta') return;
  if (esDeOtro(services, cobrable)) return;
  const { claveDeIdempotencia } = capacidades[services.payments.codigo];
  const pide = claveDeIdempotencia
    ? context.now.getTime() - cobrable.creadoEn.getTime() < KEY_LIFE
    : await context.transact((db) => takePorEnviar(db, cobrable.idPago, context.now));
  await pedirYGuardar(context, cobrable, () => {
    if (!pide) return buscar(services, context, cobrable);
    return claveDeIdempotencia ? pedir(services, context, cobrable) : pedirUnaVez(services, context, cobrable);
  });
}

/** A call that surely did not leave may be sent again. */
async function pedirUnaVez(services: PaymentServices, context: PaymentContext, cobrable: Cobrable): Promise<Cobro> {
  try {
    return await pedir(services, context, cobrable);
  } catch (error) {
    if (error instanceof PaymentError && error.codigo === 'no-disponible')
      await context.transact((db) => markSinEnviar(db, cobrable.idPago));
    throw error;
  }
}

/** Asks the provider how a payment stands, and notes it. One that never reached the provider is given up. */
export async function preguntar(services: PaymentServices, context: PaymentContext, idPago: string): Promise<void> {
  const cobrable = await context.transact((db) => findCobrable(db, idPago));
  if (cobrable?.metodo !== 'tarjeta' || esDeOtro(services, cobrable)) return;
  await pedirYGuardar(context, cobrable, () => buscar(services, context, cobrable));
}

/** Closes a live payment before its order is paid otherwise or given up; it may turn out to be captured. */
export async function cerrar(services: PaymentServices, context: PaymentContext, idPago: string): Promise<void> {
  const cobrable = await context.transact((db) => findCobrable(db, idPago));
  if (!cobrable) return;
  if (cobrable.metodo !== 'tarjeta') return void (await cancelar(context, cobrable));
  if (esDeOtro(services, cobrable)) return;
  await pedirYGuardar(context, cobrable, async () => {
    const cobro = await buscar(services, context, cobrable);
    return cobro === null || cobro === 'enCamino' ? cobro : services.payments.cancelCobro(cobro.referencia);
  });
}

/** The office worked with another provider when it began: this one knows nothing of it. */
function esDeOtro({ payments }: PaymentServices, { proveedor }: Cobrable): boolean {
  return proveedor !== payments.codigo;
}

function pedirYGuardar(context: PaymentContext, de: DePago, act: () => Promise<Hallado>): Promise<void> {
  return alHacer(de.idPago, () => anotar(context, de, act));
}

async function anotar(context: PaymentContext, de: DePago, act: () => Promise<Hallado>): Promise<void> {
  try {
    const cobro = await act();
    if (cobro === 'enCamino') return;
    if (!cobro) return void (await cancelar(context, de));
    await context.transact((db) => guardarCobro(db, de, cobro, context.now));
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    await guardarError(context, de, error);
  }
}

/** A payment that was never sent can be sent again; one that may have arrived is asked about; a refused one is over. */
async function guardarError(context: PaymentContext, de: DePago, error: PaymentError): Promise<void> {
  if (error.codigo === 'no-disponible') return;
  const estado = error.codigo === 'incierto' ? 'incierto' : 'rechazado';
  const motivo = error.motivo ?? (error.codigo === 'no-existe' ? 'tarjetaInvalida' : 'otro');
  await context.transact((db) =>
    guardarEstadoDePago(db, de, estado, context.now, estado === 'rechazado' ? motivo : null),
  );
  if (error.codigo === 'configuracion') throw error;
}

async function cancelar(context: PaymentContext, de: DePago): Promise<void> {
  await context.transact((db) => guardarEstadoDePago(db, de, 'cancelado', context.now));
}

async function pedir(
  { payments, baseUrl }: PaymentServices,
  context: PaymentContext,
  cobrable: Cobrable,
): Promise<Cobro> {
  const { idPago, idFactura, monto, moneda, tarjeta, recordar, pedido, creadoEn, idioma } = cobrable;
  const cliente = cobrable.cliente ?? (await clienteDe(payments, context, cobrable.idUsuario));
  const vuelta = `${baseUrl}/detalle-pago/${idFactura}?pago=${idPago}`;
  const importe = { monto, moneda: moneda.toLowerCase(), descripcion: `Pedido ${pedido}`, cliente };
  const metadata = { idPago, idFactura };
  if (tarjeta) return payments.chargeSaved({ ...importe, tarjeta, metadata, vuelta }, idPago);
  // The same at every try, and at least half an hour ahead, as the provider demands; an order that expires closes the page
  // before.
  const hasta = new Date(creadoEn.getTime() + 120 * MINUTE);
  const pagina = { ...importe, metadata, recordar, vuelta, cancelacion: `${vuelta}&cancelado=1`, venceEn: hasta };
  return payments.openCardPage({ ...pagina, idioma: idiomaConocido(idioma) }, idPago);
}

/** The provider's id of a customer, created with the first card. */
export async function clienteDe(payments: Payments, { transact }: PaymentContext, idUsuario: string): Promise<string> {
  const { codigo: proveedor } = payments;
  const known = await transact((db) => findCliente(db, idUsuario, proveedor));
  if (known.cliente) return known.cliente;
  const { email, nombreCompleto: nombre } = known;
  const referencia = await payments.createCustomer({ idUsuario, email, nombre }, `cliente-${idUsuario}`);
  await transact((db) => insertCliente(db, { idUsuario, proveedor, referencia }));
  return referencia;
}

async function buscar({ payments }: PaymentServices, { now }: PaymentContext, cobrable: Cobrable): Promise<Hallado> {
  const { referencia, cliente, idPago: valor, actualizadoEn } = cobrable;
  if (referencia) return payments.readCobro(referencia);
  const cobro = cliente ? await payments.findCobro(cliente, { clave: 'idPago', valor }) : null;
  if (cobro || capacidades[payments.codigo].claveDeIdempotencia) return cobro;
  const espera = cobrable.tarjeta ? CHARGE_ON_ITS_WAY : PAGE_ON_ITS_WAY;
  return now.getTime() - actualizadoEn.getTime() < espera ? 'enCamino' : null;
}
