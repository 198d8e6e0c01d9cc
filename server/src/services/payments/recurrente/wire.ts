import { z } from 'zod';
import type { Cobro, Devolucion, EstadoDeCobro, MotivoDeRechazo, Tarjeta } from '../payments.ts';

/** Fields of Recurrente's answers that are read here; whatever else they hold is ignored. */

const amount = z.coerce.number().int();
const marks = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((given) =>
    Object.fromEntries(
      Object.entries(given ?? {}).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]])),
    ),
  );

const PaymentMethod = z
  .object({
    id: z.string(),
    type: z.string().nullish(),
    card: z.object({ last4: z.string(), network: z.string().nullish() }).nullish(),
  })
  .nullish();

export const Checkout = z.object({
  id: z.string(),
  status: z.string().nullish(),
  total_in_cents: amount.nullish(),
  currency: z.string().nullish(),
  live_mode: z.boolean().nullish(),
  metadata: marks,
  created_at: z.string().nullish(),
  expires_at: z.string().nullish(),
  checkout_url: z.string().nullish(),
  payment: z.object({ id: z.string() }).nullish(),
  payment_method: PaymentMethod,
  latest_intent: z.object({ id: z.string(), type: z.string().nullish() }).nullish(),
});
export type Checkout = z.output<typeof Checkout>;

export const NewCheckout = z.object({ id: z.string(), checkout_url: z.url() });

export const OneTimePayment = z.object({
  id: z.string(),
  status: z.string(),
  payment: z.object({ id: z.string() }).nullish(),
  payment_method: PaymentMethod,
  failure_reason: z.string().nullish(),
});
export type OneTimePayment = z.output<typeof OneTimePayment>;

export const Refund = z.object({
  id: z.string(),
  status: z.string(),
  customer_refunded_amount_in_cents: amount.nullish(),
});

export const User = z.object({ id: z.string() });

/** Mark of a charge of a kept card, where a refusal is the end; on a page another card may be tried. */
export const SAVED_MARK = 'guardada';

const states: Readonly<Record<string, EstadoDeCobro>> = {
  paid: 'capturado',
  succeeded: 'capturado',
  // The bank took it and the provider still verifies it, up to 24 hours.
  payment_in_progress: 'autorizado',
  pending: 'autorizado',
  processing: 'autorizado',
  failed: 'rechazado',
  rejected: 'rechazado',
  expired: 'cancelado',
  cancelled: 'cancelado',
  canceled: 'cancelado',
};

export function cobroOfCheckout(checkout: Checkout, now = new Date()): Cobro {
  const { id, total_in_cents, currency, metadata, created_at, checkout_url } = checkout;
  const { [SAVED_MARK]: saved, ...ours } = metadata;
  const estado = saved ? stateOfSaved(checkout) : stateOfPage(checkout, now);
  return {
    referencia: id,
    intento: intentOf(checkout),
    estado,
    monto: total_in_cents ?? 0,
    moneda: (currency ?? '').toLowerCase(),
    motivo: estado === 'rechazado' ? 'rechazadaPorElBanco' : null,
    url: estado === 'iniciado' ? (checkout_url ?? null) : null,
    tarjeta: cardOf(checkout.payment_method),
    metadata: ours,
    creadoEn: dateOf(created_at),
  };
}

/** An unpaid page stays unpaid when it expires: only its date says so. */
function stateOfPage({ status, expires_at }: Checkout, now: Date): EstadoDeCobro {
  const known = states[status ?? ''] ?? 'iniciado';
  const expired = expires_at != null && Date.parse(expires_at) <= now.getTime();
  return known === 'iniciado' && expired ? 'cancelado' : known === 'rechazado' ? 'iniciado' : known;
}

function stateOfSaved({ status, latest_intent }: Checkout): EstadoDeCobro {
  const known = states[status ?? ''];
  return known ?? (latest_intent ? 'rechazado' : 'autorizado');
}

function intentOf({ payment, latest_intent }: Checkout): string | null {
  if (latest_intent && (latest_intent.type ?? 'PaymentIntent') === 'PaymentIntent') return latest_intent.id;
  return payment?.id ?? null;
}

/** The wire says neither when a card expires nor which card it is by a print: a card that paid again is another one here. */
export function cardOf(method: z.output<typeof PaymentMethod>): Tarjeta | null {
  if (!method?.card) return null;
  const { last4, network } = method.card;
  const vence = { mes: null, anio: null };
  return { referencia: method.id, marca: network ?? '', ultimos4: last4, ...vence, huella: null, guardada: true };
}

export function stateOfCharge(status: string): EstadoDeCobro {
  return states[status] ?? 'autorizado';
}

export function devolucionOf({ id, status, customer_refunded_amount_in_cents }: z.output<typeof Refund>): Devolucion {
  const end = stateOfCharge(status);
  return {
    referencia: id,
    intento: null,
    estado: end === 'capturado' ? 'completado' : end === 'autorizado' ? 'enProceso' : 'rechazado',
    monto: customer_refunded_amount_in_cents ?? 0,
    metadata: {},
  };
}

const motives: readonly (readonly [RegExp, MotivoDeRechazo])[] = [
  [/fondos|insufficient/i, 'fondosInsuficientes'],
  [/vencid|expir/i, 'tarjetaVencida'],
  [/cvc|cvv|seguridad/i, 'cvcIncorrecto'],
  [/autentic|3ds|confirm/i, 'confirmacionFallida'],
  [/banco|rechaz|declin/i, 'rechazadaPorElBanco'],
];

/** The reasons come as sentences for people; their words are the only sign of which one it is. */
export function motiveOf(sentence: string | null | undefined): MotivoDeRechazo {
  return motives.find(([words]) => words.test(sentence ?? ''))?.[1] ?? 'otro';
}

export function dateOf(text: string | null | undefined): Date {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? new Date() : date;
}
