import type { Idioma } from '@fedatario/contract/base';
import type { CodigoDeProveedor } from './capacidades.ts';

export type EstadoDeCobro = 'iniciado' | 'requiereAccion' | 'autorizado' | 'capturado' | 'rechazado' | 'cancelado';

/** Reason of a refusal, as far as the customer is told. */
export type MotivoDeRechazo =
  | 'fondosInsuficientes'
  | 'tarjetaVencida'
  | 'cvcIncorrecto'
  | 'tarjetaInvalida'
  | 'confirmacionFallida'
  | 'rechazadaPorElBanco'
  | 'otro';

export interface Tarjeta {
  readonly referencia: string;
  readonly marca: string;
  readonly ultimos4: string;
  /** Its last month and year; null if the provider does not say them. */
  readonly mes: number | null;
  readonly anio: number | null;
  /** Identical for one card however often it is saved; null if the provider does not give it. */
  readonly huella: string | null;
  /** Whether it stays with its customer and can be charged again. */
  readonly guardada: boolean;
}

export interface Cobro {
  /** A page (`cs_…`) or a charge of a saved card (`pi_…`). */
  readonly referencia: string;
  /** The payment intent, which a refund names; a page has none before the first try to pay on it. */
  readonly intento: string | null;
  readonly estado: EstadoDeCobro;
  /** Integer minor units: the amount asked, or captured once it was. */
  readonly monto: number;
  readonly moneda: string;
  /** Reason of the last refusal: a page stays `iniciado` after one, for another card may be tried on it. */
  readonly motivo: MotivoDeRechazo | null;
  /** Address the customer must visit now. */
  readonly url: string | null;
  readonly tarjeta: Tarjeta | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly creadoEn: Date;
}

export interface Devolucion {
  readonly referencia: string;
  readonly intento: string | null;
  readonly estado: 'enProceso' | 'completado' | 'rechazado';
  readonly monto: number;
  readonly metadata: Readonly<Record<string, string>>;
}

interface Importe {
  readonly monto: number;
  /** ISO 4217. */
  readonly moneda: string;
  readonly descripcion: string;
  readonly cliente: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface NuevaPagina extends Importe {
  /** Whether the card stays with the customer once it paid. */
  readonly recordar: boolean;
  readonly vuelta: string;
  readonly cancelacion: string;
  /** Between 30 minutes and 24 hours from now; the same at every try of one key. */
  readonly venceEn: Date;
  readonly idioma: Idioma;
}

export interface CobroGuardado extends Importe {
  readonly tarjeta: string;
  /** Address to which the bank sends customers back after a confirmation. */
  readonly vuelta: string;
}

export interface Guardado {
  readonly estado: 'pendiente' | 'hecho' | 'vencido';
  readonly cliente: string | null;
  readonly tarjeta: Tarjeta | null;
}

/** A notice of the provider. It may come twice, late, or in any order: only an end state in it is a fact. */
export type EventoDePago = { readonly id: string; readonly creadoEn: Date } & (
  | { readonly tipo: 'cobro'; readonly cobro: Cobro }
  | { readonly tipo: 'devolucion'; readonly devolucion: Devolucion }
  | { readonly tipo: 'tarjeta'; readonly referencia: string }
);

/**
 * A payment provider. No card number passes through us: a new card is typed on a page of the provider. `key` is ours: the
 * same key with the same input is the same operation, however often it is asked, where the provider takes keys. Every operation
 * throws {@link PaymentError} for any failure that an outsider can cause.
 */
export interface Payments {
  /** Its abilities are listed under it in `capacidades.ts`. */
  readonly codigo: CodigoDeProveedor;
  readonly createCustomer: (
    input: { readonly idUsuario: string; readonly email: string; readonly nombre: string },
    key: string,
  ) => Promise<string>;
  readonly openCardPage: (input: NuevaPagina, key: string) => Promise<Cobro>;
  /** A refused card is an answer, `rechazado` with its motive, not an error. */
  readonly chargeSaved: (input: CobroGuardado, key: string) => Promise<Cobro>;
  /** Finds the charge of this customer by its metadata, when the answer was lost; it never charges. */
  readonly findCobro: (
    cliente: string,
    mark: { readonly clave: string; readonly valor: string },
  ) => Promise<Cobro | null>;
  readonly readCobro: (referencia: string) => Promise<Cobro>;
  /** Closes it if that is still possible; the answer says how it ended, `capturado` too. */
  readonly cancelCobro: (referencia: string) => Promise<Cobro>;
  readonly openSetupPage: (
    input: {
      readonly cliente: string;
      readonly moneda: string;
      readonly vuelta: string;
      readonly cancelacion: string;
      readonly idioma: Idioma;
    },
    key: string,
  ) => Promise<{ readonly referencia: string; readonly url: string }>;
  readonly readSetup: (referencia: string) => Promise<Guardado>;
  /** Deletes a saved card; one that no longer exists counts as deleted. */
  readonly forgetCard: (tarjeta: string) => Promise<void>;
  readonly refund: (
    input: {
      readonly intento: string;
      readonly monto: number;
      /** The whole charge, in minor units: a provider that gives back all or nothing refuses any other amount. */
      readonly cobrado: number;
      readonly metadata: Readonly<Record<string, string>>;
    },
    key: string,
  ) => Promise<Devolucion>;
  readonly readDevolucion: (referencia: string) => Promise<Devolucion>;
  /** Finds the refund of this charge by its metadata, when the answer was lost; it never refunds. */
  readonly findDevolucion: (
    intento: string,
    mark: { readonly clave: string; readonly valor: string },
  ) => Promise<Devolucion | null>;
  /**
   * Reads a notice, whose signature stands in headers of the provider's. Null for a kind we do not use. Throws `firma-invalida` for what
   * is forged or older than five minutes.
   */
  readonly readEvent: (raw: Buffer, header: (name: string) => string | undefined) => Promise<EventoDePago | null>;
  readonly close: () => void;
}

/**
 * rechazado: the bank refused (see `motivo`). incierto: it may have happened; ask again. no-disponible: it did not happen;
 * try later. no-existe: the provider does not know the object. no-permitido: its state or amount does not allow that.
 * firma-invalida: not from the provider. configuracion: our keys or our use of them.
 */
export type CodigoDePago =
  | 'rechazado'
  | 'incierto'
  | 'no-disponible'
  | 'no-existe'
  | 'no-permitido'
  | 'firma-invalida'
  | 'configuracion';

export class PaymentError extends Error {
  readonly codigo: CodigoDePago;
  readonly motivo: MotivoDeRechazo | null;

  constructor(codigo: CodigoDePago, options: { readonly motivo?: MotivoDeRechazo; readonly cause?: unknown } = {}) {
    super(`Cobro: ${codigo}`, { cause: options.cause });
    this.codigo = codigo;
    this.motivo = options.motivo ?? null;
  }
}
