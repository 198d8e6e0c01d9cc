import { definirMaquina, estadosCon, type Tono } from '../base/maquina.ts';

export const estadosFactura = [
  'pendientePago',
  'pagada',
  'parcialmenteReembolsada',
  'reembolsada',
  'vencida',
  'anulada',
] as const;
export type EstadoFactura = (typeof estadosFactura)[number];

interface HechosDeFactura {
  /** `cobrada`: paid, and the money or a part of it stays; `vencida` and `anulada`: given up without being paid. */
  readonly fase: 'porPagar' | 'cobrada' | 'devuelta' | 'vencida' | 'anulada';
  readonly tono: Tono;
}

const hechosDeFactura: Readonly<Record<EstadoFactura, HechosDeFactura>> = {
  pendientePago: { fase: 'porPagar', tono: 'proceso' },
  pagada: { fase: 'cobrada', tono: 'listo' },
  parcialmenteReembolsada: { fase: 'cobrada', tono: 'proceso' },
  reembolsada: { fase: 'devuelta', tono: 'detenido' },
  vencida: { fase: 'vencida', tono: 'detenido' },
  anulada: { fase: 'anulada', tono: 'detenido' },
};

interface PasoDeFactura {
  readonly de: EstadoFactura;
  readonly accion: 'pagar' | 'vencer' | 'anular' | 'reembolsar';
  readonly a: readonly EstadoFactura[];
  readonly agentes: readonly ('cliente' | 'admin' | 'sistema')[];
}

const devueltas = ['parcialmenteReembolsada', 'reembolsada'] as const;

/** The system gives up by itself an order that was charged and could not be delivered. Decision 0046. */
const pasosFactura: readonly PasoDeFactura[] = [
  { de: 'pendientePago', accion: 'pagar', a: ['pagada'], agentes: ['sistema', 'admin'] },
  { de: 'pendientePago', accion: 'vencer', a: ['vencida'], agentes: ['sistema'] },
  { de: 'pendientePago', accion: 'anular', a: ['anulada'], agentes: ['cliente', 'admin', 'sistema'] },
  { de: 'pagada', accion: 'reembolsar', a: devueltas, agentes: ['admin', 'sistema'] },
  { de: 'parcialmenteReembolsada', accion: 'reembolsar', a: devueltas, agentes: ['admin', 'sistema'] },
];

/** The states of an order and of the invoice that it becomes, what follows from each, and its steps. */
export const maquinaDeFactura = definirMaquina({
  nombre: 'factura',
  estados: estadosFactura,
  hechos: hechosDeFactura,
  pasos: pasosFactura,
});

export const faseDeFactura = (estado: EstadoFactura) => hechosDeFactura[estado].fase;

/** Whether it is an order that can still be paid. */
export const esperaPago = (estado: EstadoFactura): boolean => faseDeFactura(estado) === 'porPagar';

export const facturasPorPagar = estadosCon(maquinaDeFactura, 'fase', 'porPagar');
/** The states of what has no number yet, or never will: an order. */
export const facturasSinPagar = estadosCon(maquinaDeFactura, 'fase', 'porPagar', 'vencida', 'anulada');
/** The states of an order that was given up: what it held is free again. */
export const facturasCaidas = estadosCon(maquinaDeFactura, 'fase', 'vencida', 'anulada');

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

interface HechosDePago {
  /**
   * `enPagina`: its customer can still do something for it at the provider; `preguntando`: nobody knows yet how it ends; `cobrado`: the money
   * came; of a payment `rechazado` or `cancelado` it did not, and will not.
   */
  readonly fase: 'enPagina' | 'preguntando' | 'cobrado' | 'rechazado' | 'cancelado';
  /** Asking the provider for it again tells how it ended. */
  readonly seRepite: boolean;
}

const hechosDePago: Readonly<Record<EstadoPago, HechosDePago>> = {
  iniciado: { fase: 'enPagina', seRepite: true },
  requiereAccion: { fase: 'enPagina', seRepite: false },
  autorizado: { fase: 'preguntando', seRepite: false },
  capturado: { fase: 'cobrado', seRepite: false },
  rechazado: { fase: 'rechazado', seRepite: false },
  cancelado: { fase: 'cancelado', seRepite: false },
  incierto: { fase: 'preguntando', seRepite: true },
};

/** The provider says where a payment leads; `incierto` is nobody's knowledge, and may still turn out to be anything. */
const pasosPago = [
  {
    de: 'iniciado',
    accion: 'anotar',
    a: ['requiereAccion', 'autorizado', 'capturado', 'rechazado', 'cancelado', 'incierto'],
    agentes: ['proveedor'],
  },
  {
    de: 'requiereAccion',
    accion: 'anotar',
    a: ['autorizado', 'capturado', 'rechazado', 'cancelado', 'incierto'],
    agentes: ['proveedor'],
  },
  {
    de: 'autorizado',
    accion: 'anotar',
    a: ['requiereAccion', 'capturado', 'rechazado', 'cancelado', 'incierto'],
    agentes: ['proveedor'],
  },
  {
    de: 'incierto',
    accion: 'anotar',
    a: ['requiereAccion', 'autorizado', 'capturado', 'rechazado', 'cancelado'],
    agentes: ['proveedor'],
  },
  // A provider may find late that it charged what it had refused or lost: the money pays the order, or goes back.
  { de: ['rechazado', 'cancelado'], accion: 'anotar', a: 'capturado', agentes: ['proveedor'] },
] as const;

/** The states of a payment, what follows from each, and where it may lead. */
export const maquinaDePago = definirMaquina({
  nombre: 'pago',
  estados: estadosPago,
  hechos: hechosDePago,
  pasos: pasosPago,
});

/** Whether a payment of that state may be noted to be in the other one. */
export function llegaPago(de: EstadoPago, a: EstadoPago): boolean {
  return maquinaDePago.origenes('anotar', a).includes(de);
}

/** In these nobody knows yet how the payment ends. */
export const estadosPagoVivo = estadosCon(maquinaDePago, 'fase', 'enPagina', 'preguntando');
/** In these its customer can go on with it at the provider. */
export const estadosPagoEnPagina = estadosCon(maquinaDePago, 'fase', 'enPagina');
export const estadosPagoRepetible = estadosCon(maquinaDePago, 'seRepite', true);
/** In these it is known how it ended. */
export const estadosPagoFinal = estadosCon(maquinaDePago, 'fase', 'cobrado', 'rechazado', 'cancelado');
export const estadosPagoCobrado = estadosCon(maquinaDePago, 'fase', 'cobrado');
export const estadosPagoRechazado = estadosCon(maquinaDePago, 'fase', 'rechazado');

/** `reemplazado`: the customer sent another receipt before anybody looked at this one. */
export const estadosComprobante = ['enRevision', 'aceptado', 'rechazado', 'reemplazado'] as const;
export type EstadoComprobante = (typeof estadosComprobante)[number];

interface HechosDeComprobante {
  readonly fase: 'porRevisar' | 'aceptado' | 'rechazado' | 'reemplazado';
}

const hechosDeComprobante: Readonly<Record<EstadoComprobante, HechosDeComprobante>> = {
  enRevision: { fase: 'porRevisar' },
  aceptado: { fase: 'aceptado' },
  rechazado: { fase: 'rechazado' },
  reemplazado: { fase: 'reemplazado' },
};

export const maquinaDeComprobante = definirMaquina({
  nombre: 'comprobante',
  estados: estadosComprobante,
  hechos: hechosDeComprobante,
  pasos: [
    { de: 'enRevision', accion: 'aceptar', a: 'aceptado', agentes: ['admin'] },
    { de: 'enRevision', accion: 'rechazar', a: 'rechazado', agentes: ['admin'] },
    { de: 'enRevision', accion: 'enviarOtro', a: 'reemplazado', agentes: ['cliente'] },
  ],
});

export const faseDeComprobante = (estado: EstadoComprobante) => hechosDeComprobante[estado].fase;

export const comprobantesPorRevisar = estadosCon(maquinaDeComprobante, 'fase', 'porRevisar');
export const comprobantesAceptados = estadosCon(maquinaDeComprobante, 'fase', 'aceptado');
export const comprobantesRechazados = estadosCon(maquinaDeComprobante, 'fase', 'rechazado');
