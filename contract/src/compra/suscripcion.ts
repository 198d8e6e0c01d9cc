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

type Agente = 'cliente' | 'admin' | 'sistema';

interface Paso {
  readonly de: readonly EstadoSuscripcion[];
  readonly accion: AccionSuscripcion;
  readonly a: EstadoSuscripcion;
  readonly agentes: readonly Agente[];
}

/**
 * The machine of a subscription, the one table of server and screens. `conservar` undoes a cancellation or a change that was to
 * come with the renewal; `mejorar` is a change that was paid and holds at once.
 */
export const pasosSuscripcion: readonly Paso[] = [
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

/** The step that this agent may take from there; undefined when there is none. */
export function pasoDeSuscripcion(de: EstadoSuscripcion, accion: AccionSuscripcion, agente: Agente): Paso | undefined {
  return pasosSuscripcion.find(
    (paso) => paso.de.includes(de) && paso.accion === accion && paso.agentes.includes(agente),
  );
}

/** In these a customer has what the plan gives: a payment that fails takes nothing away for {@link DIAS_CON_BENEFICIOS} days. */
export const estadosConBeneficios: readonly EstadoSuscripcion[] = [
  'activa',
  'enMora',
  'cancelacionProgramada',
  'cambioProgramado',
];

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
