import { z } from 'zod';
import type { Cobro, EventoDePago } from '../payments.ts';
import { Checkout, cardOf, cobroOfCheckout, dateOf, motiveOf, SAVED_MARK } from './wire.ts';

const Body = z.object({
  id: z.string(),
  event_type: z.string(),
  created_at: z.string().nullish(),
  live_mode: z.boolean().nullish(),
  checkout: Checkout.nullish(),
  amount_in_cents: z.coerce.number().int().nullish(),
  currency: z.string().nullish(),
  failure_reason: z.string().nullish(),
  payment: z
    .object({ id: z.string().nullish(), paymentable: z.object({ id: z.string().nullish() }).nullish() })
    .nullish(),
});
type Body = z.output<typeof Body>;

/** The names of 2026 and those by kind of payment, which go on being sent: one payment comes under both. */
const KIND = /^(?:intent|payment_intent|bank_transfer_intent)\.(succeeded|pending|failed|canceled|cancelled)$/;

/**
 * A verified notice as ours; null for a kind that is not used, and for one of test mode where live keys are set. `id` is that of the
 * delivery: the body has only the payment's. Throws SyntaxError for what is no notice.
 */
export function eventOf(raw: Buffer, id: string, live: boolean): EventoDePago | null {
  const body = bodyOf(raw);
  if (live && (body.live_mode ?? body.checkout?.live_mode) === false) return null;
  const [, outcome] = KIND.exec(body.event_type) ?? [];
  if (!outcome) return null;
  return { id, creadoEn: dateOf(body.created_at), tipo: 'cobro', cobro: cobroOf(body, outcome) };
}

/** The catalogue of events shows the body flat, a guide shows it under `data`. */
function bodyOf(raw: Buffer): Body {
  const read = JSON.parse(raw.toString('utf8')) as unknown;
  const { data, ...rest } = Object(read) as Readonly<Record<string, unknown>>;
  const parsed = Body.safeParse(typeof data === 'object' && data !== null ? { ...rest, ...data } : read);
  if (!parsed.success) throw new SyntaxError('Not a notice', { cause: parsed.error });
  return parsed.data;
}

function cobroOf(body: Body, outcome: string): Cobro {
  const { id, checkout, payment, amount_in_cents, currency, failure_reason } = body;
  const paid = outcome === 'succeeded';
  // A refusal on a page is no end: another card may be tried there.
  const onPage = checkout != null && !checkout.metadata[SAVED_MARK];
  const ended = outcome === 'pending' ? 'autorizado' : onPage ? 'iniciado' : 'rechazado';
  return {
    referencia: checkout?.id ?? payment?.paymentable?.id ?? id,
    intento: id,
    estado: paid ? 'capturado' : ended,
    monto: amount_in_cents ?? checkout?.total_in_cents ?? 0,
    moneda: (currency ?? '').toLowerCase(),
    motivo: failure_reason ? motiveOf(failure_reason) : null,
    url: null,
    tarjeta: cardOf(checkout?.payment_method),
    metadata: checkout ? cobroOfCheckout(checkout).metadata : {},
    creadoEn: dateOf(body.created_at),
  };
}
