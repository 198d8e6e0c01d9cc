/** Answer of the bank to a test card. */
export type Answer =
  | { readonly tipo: 'aceptada' | 'lenta' | 'perdida' | 'confirmar' }
  | { readonly tipo: 'rechazada'; readonly code: string; readonly decline_code?: string };

const accepted = { tipo: 'aceptada' } as const;
const refused = (code: string, decline_code?: string) =>
  ({ tipo: 'rechazada', code, ...(decline_code && { decline_code }) }) as const;
const always = (answer: Answer) => ({ nueva: answer, guardar: answer, guardada: answer });

interface TestCard {
  readonly numero: string;
  /** Typed on a page to pay. */
  readonly nueva: Answer;
  /** Typed on a page to be kept. */
  readonly guardar: Answer;
  /** Charged later. */
  readonly guardada: Answer;
  readonly reembolso?: 'tarda' | 'falla';
}

const noFunds = always(refused('card_declined', 'insufficient_funds'));
const generic = refused('card_declined', 'generic_decline');
const slow = { tipo: 'lenta' } as const;
const lost = { tipo: 'perdida' } as const;

/** The numbers are Stripe's own, but for the slow card, the lost answer and the one whose funds end, which Stripe has not. */
export const testCards = {
  aceptada: { numero: '4242424242424242', ...always(accepted) },
  confirmacion: { numero: '4000000000003220', ...always({ tipo: 'confirmar' }) },
  sinFondos: { numero: '4000000000009995', ...noFunds },
  rechazada: { numero: '4000000000000002', ...always(generic) },
  vencida: { numero: '4000000000000069', ...always(refused('expired_card')) },
  cvcMalo: { numero: '4000000000000127', ...always(refused('incorrect_cvc')) },
  rechazadaDespues: { numero: '4000000000000341', nueva: generic, guardar: accepted, guardada: generic },
  sinFondosDespues: {
    numero: '4000000000006025',
    nueva: accepted,
    guardar: accepted,
    guardada: refused('card_declined', 'insufficient_funds'),
  },
  lenta: { numero: '4000000000006009', nueva: slow, guardar: accepted, guardada: slow },
  respuestaPerdida: { numero: '4000000000009003', nueva: lost, guardar: accepted, guardada: lost },
  reembolsoTarda: { numero: '4000000000005126', ...always(accepted), reembolso: 'tarda' },
  reembolsoFalla: { numero: '4000000000007726', ...always(accepted), reembolso: 'falla' },
  otraMarca: { numero: '5555555555554444', ...always(accepted) },
} as const satisfies Record<string, TestCard>;

export type TestCardKind = keyof typeof testCards;

export function answerFor(kind: TestCardKind, when: 'nueva' | 'guardar' | 'guardada'): Answer {
  return testCards[kind][when];
}

export function refundOf(kind: TestCardKind): 'tarda' | 'falla' | undefined {
  const card: TestCard = testCards[kind];
  return card.reembolso;
}

export interface TypedCard {
  readonly numero: string;
  readonly vence: string;
  readonly cvc: string;
  readonly titular: string;
}

export type WrongField = 'numero' | 'noEsDePrueba' | 'vence' | 'pasada' | 'cvc' | 'titular';

export type CheckedCard =
  | { readonly wrong: readonly WrongField[] }
  | { readonly kind: TestCardKind; readonly month: number; readonly year: number };

/** Checks a typed card as a bank would before asking; a real card is refused here, and never stored. */
export function checkCard(typed: TypedCard, now: Date): CheckedCard {
  const numero = typed.numero.replaceAll(/[\s-]/g, '');
  const kinds = Object.keys(testCards) as TestCardKind[];
  const kind = kinds.find((name) => testCards[name].numero === numero);
  const date = expiryOf(typed.vence, now);
  const wrong = [
    !kind && (isNumber(numero) ? 'noEsDePrueba' : 'numero'),
    typeof date === 'string' && date,
    !/^\d{3,4}$/.test(typed.cvc.trim()) && 'cvc',
    typed.titular.trim().length < 2 && 'titular',
  ].filter((field): field is WrongField => field !== false);
  return kind && typeof date === 'object' && wrong.length === 0 ? { kind, ...date } : { wrong };
}

function expiryOf(text: string, now: Date): { month: number; year: number } | 'vence' | 'pasada' {
  const [, mm, yy] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  const month = Number(mm);
  const year = 2000 + Number(yy);
  if (!mm || !yy || month < 1 || month > 12 || year > now.getFullYear() + 50) return 'vence';
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1 ? 'pasada' : { month, year };
}

function isNumber(numero: string): boolean {
  if (!/^\d{13,19}$/.test(numero)) return false;
  const sum = [...numero].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function brandOf(numero: string): string {
  return numero.startsWith('5') ? 'mastercard' : 'visa';
}
