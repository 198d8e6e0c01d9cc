import type { TestCardKind } from './cards.ts';

export interface Customer {
  readonly id: string;
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface Method {
  readonly id: string;
  readonly created: number;
  readonly customer: string | null;
  /** Behaviour of the test card; its number is forgotten once the page is sent. */
  readonly kind: TestCardKind;
  readonly brand: string;
  readonly last4: string;
  readonly month: number;
  readonly year: number;
}

export interface Refusal {
  readonly code: string;
  readonly decline_code?: string;
  readonly method: string;
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface Intent {
  readonly id: string;
  readonly created: number;
  readonly status: IntentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly method: string | null;
  readonly refusal: Refusal | null;
  readonly returnUrl: string | null;
  /** The page it belongs to. */
  readonly session: string | null;
  readonly refunded: number;
}

export interface Session {
  readonly id: string;
  readonly created: number;
  readonly mode: 'payment' | 'setup';
  /** verifying: a card paid, and the provider looks at it before it says so. */
  readonly status: 'open' | 'complete' | 'expired' | 'verifying';
  readonly customer: string | null;
  readonly amount: number | null;
  readonly currency: string;
  readonly description: string;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly expires: number;
  readonly locale: 'es' | 'en';
  readonly metadata: Readonly<Record<string, string>>;
  readonly intentMetadata: Readonly<Record<string, string>>;
  readonly remember: boolean;
  readonly intent: string | null;
  readonly setup: string | null;
}

export interface Setup {
  readonly id: string;
  readonly created: number;
  readonly status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  readonly customer: string | null;
  readonly method: string | null;
  readonly session: string;
  readonly refusal: Refusal | null;
}

export interface Refund {
  readonly id: string;
  readonly created: number;
  readonly intent: string;
  readonly amount: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly metadata: Readonly<Record<string, string>>;
  /** The state it will reach by itself. */
  readonly next: 'succeeded' | 'failed' | null;
}

export interface Notice {
  readonly id: string;
  readonly created: number;
  readonly type: string;
  readonly body: string;
}

export interface Endpoint {
  readonly id: string;
  readonly created: number;
  readonly url: string;
  readonly events: readonly string[];
}

/** Answer stored under a key. */
interface Kept {
  readonly id: string;
  readonly created: number;
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

export interface Kinds {
  customer: Customer;
  method: Method;
  intent: Intent;
  session: Session;
  setup: Setup;
  refund: Refund;
  notice: Notice;
  endpoint: Endpoint;
  kept: Kept;
}
