import Stripe from 'stripe';
import { type MotivoDeRechazo, PaymentError } from './payments.ts';

const { errors } = Stripe;

/** The answer, or its failure as our error. `write`: whether it may have changed something before it failed. */
export async function answerOf<T>(asked: Promise<T>, { write }: { readonly write: boolean }): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw paymentError(error, write);
  }
}

function paymentError(cause: unknown, write: boolean): PaymentError {
  const unknown = write ? 'incierto' : 'no-disponible';
  if (cause instanceof errors.StripeCardError) return new PaymentError('rechazado', { motivo: motiveOf(cause), cause });
  if (cause instanceof errors.StripeConnectionError) {
    return new PaymentError(neverSent(cause) ? 'no-disponible' : unknown, { cause });
  }
  if (cause instanceof errors.StripeRateLimitError) return new PaymentError('no-disponible', { cause });
  if (cause instanceof errors.StripeInvalidRequestError) {
    return new PaymentError(cause.code === 'resource_missing' ? 'no-existe' : 'no-permitido', { cause });
  }
  // Only failures of Stripe's side remain: 5xx, an unreadable answer, and 409, where the same key is still being processed.
  if (cause instanceof errors.StripeAPIError) return new PaymentError(unknown, { cause });
  return new PaymentError('configuracion', { cause });
}

const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

function neverSent({ detail }: { readonly detail?: unknown }): boolean {
  const code = typeof detail === 'object' && detail !== null && 'code' in detail ? detail.code : undefined;
  return NEVER_SENT.includes(String(code));
}

interface Refusal {
  readonly code?: string | null | undefined;
  readonly decline_code?: string | null | undefined;
}

const motives: Readonly<Record<string, MotivoDeRechazo>> = {
  insufficient_funds: 'fondosInsuficientes',
  withdrawal_count_limit_exceeded: 'fondosInsuficientes',
  card_velocity_exceeded: 'fondosInsuficientes',
  expired_card: 'tarjetaVencida',
  invalid_expiry_month: 'tarjetaVencida',
  invalid_expiry_year: 'tarjetaVencida',
  incorrect_cvc: 'cvcIncorrecto',
  invalid_cvc: 'cvcIncorrecto',
  incorrect_number: 'tarjetaInvalida',
  invalid_number: 'tarjetaInvalida',
  card_not_supported: 'tarjetaInvalida',
  invalid_account: 'tarjetaInvalida',
  authentication_required: 'confirmacionFallida',
  payment_intent_authentication_failure: 'confirmacionFallida',
  setup_intent_authentication_failure: 'confirmacionFallida',
};

export function motiveOf({ code, decline_code }: Refusal): MotivoDeRechazo {
  const known = motives[decline_code ?? ''] ?? motives[code ?? ''];
  return known ?? (code === 'card_declined' ? 'rechazadaPorElBanco' : 'otro');
}
