/** Abilities of a provider as its adapter offers them. Callers ask here before they offer something to a person. */
export interface Capacidades {
  /** A charge can be given back in part; otherwise whole or not at all. */
  readonly devolucionParcial: boolean;
  /** Days after a charge in which the provider gives it back; null when it names no term. */
  readonly diasDeDevolucion: number | null;
  readonly cuotas: boolean;
  /** A card that paid can be charged again without its customer typing it. */
  readonly tarjetaGuardada: boolean;
  /** A card can be typed to be kept without paying with it. */
  readonly guardarSinCobro: boolean;
  /** The same key is the same operation, so that a write whose answer was lost can be sent again. */
  readonly claveDeIdempotencia: boolean;
  readonly avisosFirmados: boolean;
  /** A charge can be authorised now and captured later. */
  readonly autorizarAparte: boolean;
  /** ISO 4217; null for any. */
  readonly monedas: readonly string[] | null;
}

const deStripe: Capacidades = {
  devolucionParcial: true,
  diasDeDevolucion: null,
  cuotas: false,
  tarjetaGuardada: true,
  guardarSinCobro: true,
  claveDeIdempotencia: true,
  avisosFirmados: true,
  autorizarAparte: false,
  monedas: null,
};

/** Source: public documents of 2024 to 2026, see docs/recurrente.md. */
const deRecurrente: Capacidades = {
  devolucionParcial: false,
  diasDeDevolucion: 30,
  cuotas: false,
  tarjetaGuardada: true,
  guardarSinCobro: false,
  claveDeIdempotencia: false,
  avisosFirmados: true,
  autorizarAparte: false,
  monedas: ['GTQ', 'USD'],
};

/**
 * The providers by their code, as rows of payments and cards keep it. The processes that play one speak its wire and can do the same:
 * `sandbox` plays Stripe, `recurrente-prueba` Recurrente.
 */
export const capacidades = {
  sandbox: deStripe,
  stripe: deStripe,
  recurrente: deRecurrente,
  'recurrente-prueba': deRecurrente,
} satisfies Record<string, Capacidades>;

export type CodigoDeProveedor = keyof typeof capacidades;

/** Undefined for a code that no adapter has any more. */
export function capacidadesDe(codigo: string): Capacidades | undefined {
  return Object.hasOwn(capacidades, codigo) ? capacidades[codigo as CodigoDeProveedor] : undefined;
}
