import type Stripe from 'stripe';
import { EVENTS } from './events.ts';
import type { Cobro, Devolucion, EstadoDeCobro, EventoDePago, Guardado, Tarjeta } from './payments.ts';
import { motiveOf } from './stripe-errors.ts';

/** Marks the intent of a page, where a refusal is not the end: another card may be tried. */
export const PAGE_MARK = 'enPagina';

export function cobroOfSession(session: Stripe.Checkout.Session): Cobro {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const { motivo, tarjeta } = intent ? detailOf(intent) : { motivo: null, tarjeta: null };
  return {
    referencia: session.id,
    intento: idOf(session.payment_intent),
    estado: stateOfSession(session, intent),
    monto: session.amount_total ?? 0,
    moneda: session.currency ?? '',
    motivo,
    url: session.status === 'open' ? session.url : null,
    tarjeta,
    metadata: session.metadata ?? {},
    creadoEn: dateOf(session.created),
  };
}

function stateOfSession(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): EstadoDeCobro {
  if (status === 'expired') return 'cancelado';
  if (status !== 'complete') return 'iniciado';
  if (payment_status === 'paid') return 'capturado';
  return intent ? stateOfIntent(intent) : 'iniciado';
}

export function cobroOfIntent(intent: Stripe.PaymentIntent): Cobro {
  const { [PAGE_MARK]: onPage, ...metadata } = intent.metadata;
  const estado = stateOfIntent(intent);
  return {
    referencia: intent.id,
    intento: intent.id,
    estado: onPage && estado === 'rechazado' ? 'iniciado' : estado,
    monto: estado === 'capturado' ? intent.amount_received : intent.amount,
    moneda: intent.currency,
    ...detailOf(intent),
    url: intent.next_action?.redirect_to_url?.url ?? null,
    metadata,
    creadoEn: dateOf(intent.created),
  };
}

const states: Readonly<Record<string, EstadoDeCobro>> = {
  requires_action: 'requiereAccion',
  requires_capture: 'autorizado',
  succeeded: 'capturado',
  canceled: 'cancelado',
};

function stateOfIntent({ status, last_payment_error }: Stripe.PaymentIntent): EstadoDeCobro {
  if (status === 'requires_payment_method' && last_payment_error) return 'rechazado';
  return states[status] ?? 'iniciado';
}

function detailOf({ last_payment_error: error, payment_method }: Stripe.PaymentIntent) {
  const method = typeof payment_method === 'object' && payment_method ? payment_method : error?.payment_method;
  return { motivo: error ? motiveOf(error) : null, tarjeta: method ? cardOf(method) : null };
}

function cardOf({ id, card, customer }: Stripe.PaymentMethod): Tarjeta | null {
  if (!card) return null;
  const { brand, last4, exp_month, exp_year, fingerprint } = card;
  return {
    referencia: id,
    marca: brand,
    ultimos4: last4,
    mes: exp_month,
    anio: exp_year,
    huella: fingerprint ?? null,
    guardada: customer !== null,
  };
}

export function setupOfSession({ status, customer, setup_intent }: Stripe.Checkout.Session): Guardado {
  const method = typeof setup_intent === 'object' ? setup_intent?.payment_method : null;
  return {
    estado: status === 'complete' ? 'hecho' : status === 'expired' ? 'vencido' : 'pendiente',
    cliente: idOf(customer),
    tarjeta: typeof method === 'object' && method ? cardOf(method) : null,
  };
}

export function devolucionOf({ id, status, amount, payment_intent, metadata }: Stripe.Refund): Devolucion {
  const rejected = status === 'failed' || status === 'canceled';
  return {
    referencia: id,
    intento: idOf(payment_intent),
    estado: status === 'succeeded' ? 'completado' : rejected ? 'rechazado' : 'enProceso',
    monto: amount,
    metadata: metadata ?? {},
  };
}

export function eventOf(event: Stripe.Event): EventoDePago | null {
  const known = { id: event.id, creadoEn: dateOf(event.created) };
  if (!EVENTS.some((type) => type === event.type)) return null;
  const { object } = event.data;
  if (!('object' in object)) return null;
  if (object.object === 'payment_intent') return { ...known, tipo: 'cobro', cobro: cobroOfIntent(object) };
  if (object.object === 'refund') return { ...known, tipo: 'devolucion', devolucion: devolucionOf(object) };
  if (object.object !== 'checkout.session') return null;
  if (object.mode === 'setup') return { ...known, tipo: 'tarjeta', referencia: object.id };
  return { ...known, tipo: 'cobro', cobro: cobroOfSession(object) };
}

function idOf(value: string | { readonly id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
