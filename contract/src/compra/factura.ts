import { jurisdiccion } from '@fedatario/document-engine';
import * as z from 'zod/mini';
import { idPersonal, impresoOpcional, imprimible, linea, m, nombreDePersona } from '../base/campos.ts';
import type { ClaveMensaje } from '../base/mensajes.ts';
import { PASAPORTE } from '../base/patrones.ts';

export const estadosFactura = [
  'pendientePago',
  'pagada',
  'parcialmenteReembolsada',
  'reembolsada',
  'vencida',
  'anulada',
] as const;
export type EstadoFactura = (typeof estadosFactura)[number];

interface Paso {
  readonly de: EstadoFactura;
  readonly accion: 'pagar' | 'vencer' | 'anular' | 'reembolsar';
  readonly a: readonly EstadoFactura[];
  readonly agentes: readonly ('cliente' | 'admin' | 'sistema')[];
}

const devueltas = ['parcialmenteReembolsada', 'reembolsada'] as const;

/**
 * The machine of an invoice; what is not here cannot happen. The system gives up by itself an order that was charged and could not
 * be delivered. Source: docs/states.md; decision 0046.
 */
const pasosFactura: readonly Paso[] = [
  { de: 'pendientePago', accion: 'pagar', a: ['pagada'], agentes: ['sistema', 'admin'] },
  { de: 'pendientePago', accion: 'vencer', a: ['vencida'], agentes: ['sistema'] },
  { de: 'pendientePago', accion: 'anular', a: ['anulada'], agentes: ['cliente', 'admin', 'sistema'] },
  { de: 'pagada', accion: 'reembolsar', a: devueltas, agentes: ['admin', 'sistema'] },
  { de: 'parcialmenteReembolsada', accion: 'reembolsar', a: devueltas, agentes: ['admin', 'sistema'] },
];

/** The step of this action from there; undefined when there is none. */
export function pasoDeFactura(de: EstadoFactura, accion: Paso['accion']): Paso | undefined {
  return pasosFactura.find((paso) => paso.de === de && paso.accion === accion);
}

export const estadosPago = [
  'iniciado',
  'requiereAccion',
  'autorizado',
  'capturado',
  'rechazado',
  'cancelado',
  'incierto',
] as const;
export type EstadoPago = (typeof estadosPago)[number];

/** The machine of a payment. `incierto` is nobody's knowledge: it may still turn out to be anything. */
export const transicionesPago: Readonly<Record<EstadoPago, readonly EstadoPago[]>> = {
  iniciado: ['requiereAccion', 'autorizado', 'capturado', 'rechazado', 'cancelado', 'incierto'],
  requiereAccion: ['autorizado', 'capturado', 'rechazado', 'cancelado', 'incierto'],
  autorizado: ['capturado', 'rechazado', 'cancelado', 'incierto'],
  incierto: ['requiereAccion', 'autorizado', 'capturado', 'rechazado', 'cancelado'],
  capturado: [],
  rechazado: [],
  cancelado: [],
};

/** In these nobody knows yet how the payment ends. */
export const estadosPagoVivo: readonly EstadoPago[] = ['iniciado', 'requiereAccion', 'autorizado', 'incierto'];

export const metodosDePago = ['tarjeta', 'transferencia', 'sinCosto'] as const;
export type MetodoDePago = (typeof metodosDePago)[number];

/** `reemplazado`: the customer sent another receipt before anybody looked at this one. */
export const estadosComprobante = ['enRevision', 'aceptado', 'rechazado', 'reemplazado'] as const;
export type EstadoComprobante = (typeof estadosComprobante)[number];

export const motivosDeRechazo = [
  'fondosInsuficientes',
  'tarjetaVencida',
  'cvcIncorrecto',
  'tarjetaInvalida',
  'confirmacionFallida',
  'rechazadaPorElBanco',
  'otro',
] as const;
export type MotivoDeRechazo = (typeof motivosDeRechazo)[number];

/** Minutes a card order waits, and hours one that is paid by bank transfer. Source: docs/states.md. */
export const MINUTOS_PARA_PAGAR = 30;
export const HORAS_PARA_TRANSFERIR = 48;

/**
 * Until when an order waits to be paid; null when it does not, or while the receipt of its transfer is reviewed. The one rule of
 * order, list and cart.
 */
export function venceElPedido<T>(pedido: {
  readonly estado: EstadoFactura;
  readonly comprobantePorRevisar: boolean;
  readonly venceEn: T;
}): T | null {
  return pedido.estado === 'pendientePago' && !pedido.comprobantePorRevisar ? pedido.venceEn : null;
}

/** How the buyer is identified on the invoice: tax number, final consumer, CUI, or a foreigner's passport. */
export const tiposReceptor = ['NIT', 'CF', 'CUI', 'EXT'] as const;

/** The recipient an invoice is made out to. Source: domain-gt 3.3, 3.4. */
export const Receptor = z.object({
  tipo: z.enum(tiposReceptor),
  /** Normalised: a NIT without hyphen, 13 digits of a CUI, a passport, or `CF`. */
  numero: z.string(),
  nombre: z.string(),
  direccion: z.nullable(z.string()),
});
export type Receptor = z.output<typeof Receptor>;

/** The buyer as typed; leaves normalised. A NIT and a CUI must hold their check digit. */
export const ReceptorEscrito = z.pipe(
  z
    .strictObject({
      tipo: z.enum(tiposReceptor, m('opcion')),
      numero: linea(30),
      nombre: nombreDePersona().check(imprimible),
      direccion: impresoOpcional(200),
    })
    .check(
      z.check((payload) => {
        const { tipo, numero } = payload.value;
        if (normalizar(tipo, numero) !== undefined) return;
        const message = numero === '' ? 'requerido' : errorDeNumero[tipo];
        payload.issues.push({ code: 'custom', message, path: ['numero'], input: numero });
      }),
    ),
  z.transform((receptor): Receptor => ({ ...receptor, numero: normalizar(receptor.tipo, receptor.numero) ?? '' })),
);

const errorDeNumero = {
  NIT: 'nit',
  CF: 'invalido',
  CUI: 'cui',
  EXT: 'documento',
} as const satisfies Record<Receptor['tipo'], ClaveMensaje>;

function normalizar(tipo: Receptor['tipo'], numero: string): string | undefined {
  if (tipo === 'CF') return jurisdiccion.idTributaria.comodin;
  if (tipo === 'CUI') return idPersonal(numero);
  if (tipo === 'EXT') return PASAPORTE.test(numero) ? numero.toUpperCase() : undefined;
  const leido = jurisdiccion.idTributaria.parse(numero);
  return leido.ok && leido.valor.tipo !== 'CF' ? leido.valor.valor : undefined;
}
