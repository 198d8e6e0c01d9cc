import { type CodigoDeProveedor, capacidades } from './capacidades.ts';

/** Values of `PAYMENTS`: the providers by their code. */
export const proveedores = Object.keys(capacidades) as [CodigoDeProveedor, ...CodigoDeProveedor[]];

interface Settings {
  readonly production: boolean;
  readonly PAYMENTS?: CodigoDeProveedor | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly RECURRENTE_PUBLIC_KEY?: string | undefined;
  readonly RECURRENTE_SECRET_KEY?: string | undefined;
  readonly RECURRENTE_WEBHOOK_SECRET?: string | undefined;
}

/** The provider that was named; otherwise Stripe when its keys are there, and the test bank. */
export function providerOf({ PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Settings): CodigoDeProveedor {
  return PAYMENTS ?? (STRIPE_SECRET_KEY || STRIPE_WEBHOOK_SECRET ? 'stripe' : 'sandbox');
}

/** Faults of the settings, in Spanish for the terminal. No value of a key is ever in one. */
export function paymentProblems(settings: Settings): string[] {
  const provider = providerOf(settings);
  if (provider === 'stripe') return stripeProblems(settings);
  if (provider === 'recurrente') return recurrenteProblems(settings);
  if (settings.production) return [ofPlay(settings.PAYMENTS)];
  const unused = settings.PAYMENTS === undefined && settings.RECURRENTE_SECRET_KEY;
  return unused
    ? ['RECURRENTE_SECRET_KEY no se usa todavía: para cobrar con Recurrente ponga PAYMENTS=recurrente.']
    : [];
}

function ofPlay(named: CodigoDeProveedor | undefined): string {
  return named
    ? `PAYMENTS=${named} cobra de mentira y en producción no se admite: ponga stripe o recurrente, con sus llaves.`
    : 'Falta con quién se cobra: PAYMENTS=recurrente o PAYMENTS=stripe (STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET), con sus llaves. Sin ellas nadie puede pagar con tarjeta.';
}

function stripeProblems({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook }: Settings): string[] {
  if (key && webhook) return [];
  if (key || webhook) return ['STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET van juntas: ponga las dos.'];
  return ['Para PAYMENTS=stripe faltan STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET.'];
}

const OF_TEST = /^.k_test_/;

const beginnings = {
  RECURRENTE_PUBLIC_KEY: ['pk_live_', 'pk_test_'],
  RECURRENTE_SECRET_KEY: ['sk_live_', 'sk_test_'],
  RECURRENTE_WEBHOOK_SECRET: ['whsec_'],
} as const;
type Key = keyof typeof beginnings;

function recurrenteProblems(settings: Settings): string[] {
  const keys = Object.keys(beginnings) as Key[];
  const missing = keys.filter((key) => !settings[key]);
  if (missing.length > 0) {
    const place = 'Las da Recurrente en Mi Cuenta › Desarrolladores y API (la de los avisos, en su Webhooks).';
    const lista = new Intl.ListFormat('es').format(missing);
    return [`Para PAYMENTS=recurrente ${missing.length > 1 ? 'faltan' : 'falta'} ${lista}. ${place}`];
  }
  const wrong = keys.filter((key) => !beginnings[key].some((beginning) => settings[key]?.startsWith(beginning)));
  if (wrong.length > 0) return wrong.map((key) => `${key} debe empezar con ${beginnings[key].join(' o ')}.`);
  const ofTest = [settings.RECURRENTE_PUBLIC_KEY, settings.RECURRENTE_SECRET_KEY].map((key) => OF_TEST.test(key ?? ''));
  if (ofTest[0] !== ofTest[1])
    return ['RECURRENTE_PUBLIC_KEY y RECURRENTE_SECRET_KEY no van juntas: una es de prueba y la otra no.'];
  return [];
}

/** The key that says whether money moves; undefined where a process of ours plays the provider. */
function decidingKey(settings: Settings): string | undefined {
  const key = { stripe: settings.STRIPE_SECRET_KEY, recurrente: settings.RECURRENTE_SECRET_KEY };
  const provider = providerOf(settings);
  return provider === 'stripe' || provider === 'recurrente' ? (key[provider] ?? '') : undefined;
}

/** Whether money moves, by the beginning of the key. */
export function modeOf(settings: Settings): 'simulado' | 'prueba' | 'produccion' {
  const key = decidingKey(settings);
  if (key === undefined) return 'simulado';
  return OF_TEST.test(key) ? 'prueba' : 'produccion';
}

/** Names of the settings that hold the keys of the provider. */
export function keyNamesOf(settings: Settings): readonly string[] {
  const provider = providerOf(settings);
  if (provider === 'stripe') return ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
  return provider === 'recurrente' ? Object.keys(beginnings) : [];
}

/** Settings that production may start with but should not keep. */
export function paymentWarnings(settings: Settings): string[] {
  return modeOf(settings) === 'prueba'
    ? [`Aviso: las llaves de ${providerOf(settings)} son de prueba: ningún cobro es de verdad.`]
    : [];
}
