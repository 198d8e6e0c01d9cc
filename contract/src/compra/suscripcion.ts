import { definirMaquina, estadosCon, estadosDonde } from '../base/maquina.ts';

/** States of a subscription to a plan. Source: docs/states.md. */
export const estadosSuscripcion = [
  'pendientePago',
  'activa',
  'enMora',
  'suspendida',
  'cancelacionProgramada',
  'cambioProgramado',
  'cancelada',
] as const;
export type EstadoSuscripcion = (typeof estadosSuscripcion)[number];

export const accionesSuscripcion = [
  'activar',
  'abandonar',
  'renovar',
  'fallar',
  'suspender',
  'terminar',
  'programarCancelacion',
  'conservar',
  'programarCambio',
  'mejorar',
  'cancelar',
  'extender',
] as const;
export type AccionSuscripcion = (typeof accionesSuscripcion)[number];

interface HechosDeSuscripcion {
  /**
   * `porPagar`: its first period is not paid; `vigente`: paid, and it goes on as it is; `porCambiar`: paid, and its customer chose another plan
   * for the renewal; `enMora` and `suspendida`: its renewal was not paid; `porTerminar`: it ends with what is paid; `terminada`: it is over.
   */
  readonly fase: 'porPagar' | 'vigente' | 'porCambiar' | 'enMora' | 'suspendida' | 'porTerminar' | 'terminada';
  /** Its customer has what the plan gives: a payment that fails takes nothing away for {@link DIAS_CON_BENEFICIOS} days. */
  readonly da: boolean;
  /** It will be charged again, unless somebody stops it. */
  readonly renueva: boolean;
}

const hechos: Readonly<Record<EstadoSuscripcion, HechosDeSuscripcion>> = {
  pendientePago: { fase: 'porPagar', da: false, renueva: false },
  activa: { fase: 'vigente', da: true, renueva: true },
  enMora: { fase: 'enMora', da: true, renueva: true },
  suspendida: { fase: 'suspendida', da: false, renueva: true },
  cancelacionProgramada: { fase: 'porTerminar', da: true, renueva: false },
  cambioProgramado: { fase: 'porCambiar', da: true, renueva: true },
  cancelada: { fase: 'terminada', da: false, renueva: false },
};

type Agente = 'cliente' | 'admin' | 'sistema';

interface Paso {
  readonly de: readonly EstadoSuscripcion[];
  readonly accion: AccionSuscripcion;
  readonly a: EstadoSuscripcion;
  readonly agentes: readonly Agente[];
}

/**
 * `conservar` undoes a cancellation or a change that was to
 * come with the renewal; `mejorar` is a change that was paid and holds at once.
 */
const pasos: readonly Paso[] = [
  { de: ['pendientePago'], accion: 'activar', a: 'activa', agentes: ['sistema'] },
  { de: ['pendientePago'], accion: 'abandonar', a: 'cancelada', agentes: ['sistema'] },
  { de: ['activa', 'cambioProgramado', 'enMora', 'suspendida'], accion: 'renovar', a: 'activa', agentes: ['sistema'] },
  { de: ['activa', 'cambioProgramado'], accion: 'fallar', a: 'enMora', agentes: ['sistema'] },
  { de: ['enMora'], accion: 'suspender', a: 'suspendida', agentes: ['sistema'] },
  { de: ['cancelacionProgramada', 'enMora', 'suspendida'], accion: 'terminar', a: 'cancelada', agentes: ['sistema'] },
  {
    de: ['activa', 'cambioProgramado'],
    accion: 'programarCancelacion',
    a: 'cancelacionProgramada',
    agentes: ['cliente', 'admin'],
  },
  {
    de: ['cancelacionProgramada', 'cambioProgramado'],
    accion: 'conservar',
    a: 'activa',
    agentes: ['cliente', 'admin'],
  },
  { de: ['activa', 'cambioProgramado'], accion: 'programarCambio', a: 'cambioProgramado', agentes: ['cliente'] },
  { de: ['activa', 'cambioProgramado'], accion: 'mejorar', a: 'activa', agentes: ['sistema'] },
  { de: ['enMora', 'suspendida'], accion: 'cancelar', a: 'cancelada', agentes: ['cliente', 'admin'] },
  { de: ['activa'], accion: 'extender', a: 'activa', agentes: ['admin'] },
  { de: ['cambioProgramado'], accion: 'extender', a: 'cambioProgramado', agentes: ['admin'] },
  { de: ['cancelacionProgramada'], accion: 'extender', a: 'cancelacionProgramada', agentes: ['admin'] },
];

/** The states of a subscription, what follows from each, and its steps. */
export const maquinaDeSuscripcion = definirMaquina({
  nombre: 'suscripcion',
  estados: estadosSuscripcion,
  hechos,
  pasos,
});

export const faseDeSuscripcion = (estado: EstadoSuscripcion) => hechos[estado].fase;

/** In these a customer has what the plan gives. */
export const estadosConBeneficios = estadosCon(maquinaDeSuscripcion, 'da', true);
/** In these it gives something and is charged again. */
export const suscripcionesEnUso = estadosDonde(maquinaDeSuscripcion, ({ da, renueva }) => da && renueva);
/** In these its renewal was not paid. */
export const suscripcionesImpagas = estadosCon(maquinaDeSuscripcion, 'fase', 'enMora', 'suspendida');
/** In these what is paid runs, and it goes on afterwards. */
export const suscripcionesVigentes = estadosCon(maquinaDeSuscripcion, 'fase', 'vigente', 'porCambiar');
/** In these it goes on as it is: nothing was chosen for its renewal. */
export const suscripcionesSinCambio = estadosCon(maquinaDeSuscripcion, 'fase', 'vigente');
/** In these its first period was paid, and it is not over. */
export const suscripcionesEmpezadas = estadosCon(
  maquinaDeSuscripcion,
  'fase',
  'vigente',
  'porCambiar',
  'enMora',
  'suspendida',
  'porTerminar',
);
/** In these it is charged, now or with its next period. */
export const suscripcionesQueSiguen = estadosCon(
  maquinaDeSuscripcion,
  'fase',
  'porPagar',
  'vigente',
  'porCambiar',
  'enMora',
  'suspendida',
);
export const suscripcionesPorPagar = estadosCon(maquinaDeSuscripcion, 'fase', 'porPagar');
export const suscripcionesTerminadas = estadosCon(maquinaDeSuscripcion, 'fase', 'terminada');

export const estadosDeCargo = ['pendiente', 'aplicado', 'anulado'] as const;
export type EstadoDeCargo = (typeof estadosDeCargo)[number];
/** The charge was paid, and its subscription has what it is for. */
export const cargosAplicados: readonly EstadoDeCargo[] = ['aplicado'];
export const cargosPorPagar: readonly EstadoDeCargo[] = ['pendiente'];

/** Days before a renewal on which its amount and its date are told. */
export const DIAS_DE_AVISO_DE_PLAN = [15, 3] as const;
/** Days after a charge was refused on which it is tried again. Source: docs/states.md. */
export const DIAS_DE_REINTENTO = [1, 3, 7, 14] as const;
export const DIAS_CON_BENEFICIOS = 7;
export const DIAS_HASTA_TERMINAR = 30;
/** Days before its renewal that a subscriber is told of other terms of their plan; else they keep theirs once more. */
export const DIAS_PARA_OTRA_VERSION = 30;
/** PARAM planes.diasDeDevueltas: days in which a unit may be used that came back because of the office once its plan was over. */
export const DIAS_DE_DEVUELTAS = 30;
