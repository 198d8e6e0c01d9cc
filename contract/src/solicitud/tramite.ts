/** A trámite's way. Source: docs/states.md, "Trámite". */
export const estadosTramite = [
  'requisitosPendientes',
  'sinAsignar',
  'asignado',
  'enRevision',
  'enCorreccion',
  'porAprobar',
  'porFirmar',
  'enPausa',
  'firmado',
  'noEntregado',
  'entregado',
  'cerrado',
  'cancelado',
  'rechazado',
  'caducado',
] as const;
export type EstadoTramite = (typeof estadosTramite)[number];

/** As what somebody acts on a trámite. `cliente` is its own; `notario`, the one it is assigned to. */
export const agentesTramite = ['cliente', 'notario', 'admin', 'sistema'] as const;
export type AgenteTramite = (typeof agentesTramite)[number];

/** Whether the hours that were promised pass: they stop for good where nothing is left to do. */
export type Reloj = 'corre' | 'pausa' | 'detenido';

/** The agent that must act in each state, and whether the service clock runs there. */
export const turnosTramite: Readonly<Record<EstadoTramite, { agente: AgenteTramite | null; reloj: Reloj }>> = {
  requisitosPendientes: { agente: 'cliente', reloj: 'pausa' },
  sinAsignar: { agente: 'admin', reloj: 'corre' },
  asignado: { agente: 'notario', reloj: 'corre' },
  enRevision: { agente: 'notario', reloj: 'corre' },
  enCorreccion: { agente: 'cliente', reloj: 'pausa' },
  porAprobar: { agente: 'cliente', reloj: 'pausa' },
  porFirmar: { agente: 'notario', reloj: 'corre' },
  enPausa: { agente: 'sistema', reloj: 'pausa' },
  firmado: { agente: 'sistema', reloj: 'corre' },
  noEntregado: { agente: 'admin', reloj: 'corre' },
  entregado: { agente: 'notario', reloj: 'detenido' },
  cerrado: { agente: null, reloj: 'detenido' },
  cancelado: { agente: null, reloj: 'detenido' },
  rechazado: { agente: null, reloj: 'detenido' },
  caducado: { agente: null, reloj: 'detenido' },
};

export const accionesTramite = [
  'entregarRequisitos',
  'asignar',
  'reasignar',
  'aceptar',
  'devolver',
  'pedirRequisitos',
  'observar',
  'corregir',
  'enviarMinuta',
  'comentarMinuta',
  'aprobarMinuta',
  'reabrir',
  'firmar',
  'fallar',
  'reintentar',
  'entregar',
  'cerrar',
  'rechazar',
  'pausar',
  'reanudar',
  'caducar',
  'cancelar',
] as const;
export type AccionTramite = (typeof accionesTramite)[number];

interface Paso {
  readonly from: EstadoTramite;
  readonly action: AccionTramite;
  /** The states it may lead to; {@link destinoDe} chooses among several. */
  readonly to: readonly EstadoTramite[];
  readonly actors: readonly AgenteTramite[];
  /** A person who does it must say why. */
  readonly motivo?: true;
}

const trabajo: readonly EstadoTramite[] = ['sinAsignar', 'asignado', 'enRevision'];
const delCliente: readonly EstadoTramite[] = ['requisitosPendientes', 'enCorreccion', 'porAprobar'];
/** Before it is signed, and not at rest. */
const vivos: readonly EstadoTramite[] = [...trabajo, ...delCliente, 'porFirmar'];
const conNotario = vivos.filter((estado) => estado !== 'sinAsignar');

const desde = (states: readonly EstadoTramite[], rest: (from: EstadoTramite) => Omit<Paso, 'from'>): Paso[] =>
  states.map((from) => ({ from, ...rest(from) }));

/** The machine of a trámite: the one table of server and screens. What is not here cannot happen. */
export const pasosTramite: readonly Paso[] = [
  { from: 'requisitosPendientes', action: 'entregarRequisitos', to: trabajo, actors: ['sistema'] },
  { from: 'sinAsignar', action: 'asignar', to: ['asignado'], actors: ['admin', 'sistema'] },
  { from: 'asignado', action: 'aceptar', to: ['enRevision'], actors: ['notario'] },
  { from: 'asignado', action: 'devolver', to: ['sinAsignar'], actors: ['notario', 'sistema'], motivo: true },
  {
    from: 'enRevision',
    action: 'pedirRequisitos',
    to: ['requisitosPendientes'],
    actors: ['notario', 'sistema'],
    motivo: true,
  },
  { from: 'enRevision', action: 'observar', to: ['enCorreccion'], actors: ['notario'] },
  { from: 'enRevision', action: 'enviarMinuta', to: ['porAprobar'], actors: ['notario'] },
  { from: 'enRevision', action: 'rechazar', to: ['rechazado'], actors: ['notario'], motivo: true },
  { from: 'enCorreccion', action: 'corregir', to: ['asignado', 'enRevision', 'firmado'], actors: ['cliente'] },
  { from: 'porAprobar', action: 'comentarMinuta', to: ['enRevision'], actors: ['cliente'], motivo: true },
  { from: 'porAprobar', action: 'aprobarMinuta', to: ['porFirmar'], actors: ['cliente'] },
  { from: 'porFirmar', action: 'firmar', to: ['firmado'], actors: ['notario'] },
  { from: 'porFirmar', action: 'reabrir', to: ['enRevision'], actors: ['cliente', 'notario'], motivo: true },
  { from: 'firmado', action: 'fallar', to: ['noEntregado'], actors: ['sistema'], motivo: true },
  { from: 'noEntregado', action: 'reintentar', to: ['firmado'], actors: ['admin', 'sistema'] },
  { from: 'noEntregado', action: 'observar', to: ['enCorreccion'], actors: ['admin'] },
  { from: 'noEntregado', action: 'cancelar', to: ['cancelado'], actors: ['cliente', 'admin'], motivo: true },
  { from: 'firmado', action: 'entregar', to: ['entregado'], actors: ['sistema'] },
  { from: 'entregado', action: 'cerrar', to: ['cerrado'], actors: ['sistema'] },
  ...desde(conNotario, (from) => {
    // A trámite that waits for the customer keeps waiting; the new notary accepts it when it comes back.
    const to = from === 'requisitosPendientes' || from === 'enCorreccion' ? from : 'asignado';
    return { action: 'reasignar', to: [to], actors: ['admin'], motivo: true };
  }),
  ...desde(vivos, (from) => {
    const suyo = from !== 'sinAsignar' && from !== 'asignado';
    return { action: 'pausar', to: ['enPausa'], actors: suyo ? ['notario', 'admin'] : ['admin'], motivo: true };
  }),
  { from: 'enPausa', action: 'reanudar', to: vivos, actors: ['notario', 'admin', 'sistema'] },
  ...desde(delCliente, () => ({ action: 'caducar', to: ['caducado'], actors: ['sistema'] })),
  ...desde([...vivos, 'enPausa'], (from) => {
    const suyo = from !== 'porFirmar';
    return { action: 'cancelar', to: ['cancelado'], actors: suyo ? ['cliente', 'admin'] : ['admin'], motivo: true };
  }),
];

/** The facts about a trámite that decide which steps its state machine offers. */
export interface SituacionTramite {
  readonly estado: EstadoTramite;
  /** The state before the pause; null unless it is on pause. */
  readonly estadoAnterior: EstadoTramite | null;
  readonly idNotario: string | null;
  /** Its notary said yes to it. */
  readonly aceptado: boolean;
  /** The platform alone makes and delivers it. */
  readonly automatica: boolean;
}

/** Why a step is not offered. */
export const impedimentosTramite = [
  'noEsSuyo',
  'esperaCliente',
  'esperaOficina',
  'pausado',
  'firmado',
  'terminado',
] as const;
export type ImpedimentoTramite = (typeof impedimentosTramite)[number];

/** The step that this agent may take now; undefined when there is none. */
export function pasoDeTramite(
  { estado, estadoAnterior, idNotario, automatica }: SituacionTramite,
  action: AccionTramite,
  agente: AgenteTramite,
): Paso | undefined {
  const can = (from: EstadoTramite) =>
    pasosTramite.find((paso) => paso.from === from && paso.action === action && paso.actors.includes(agente));
  if (action === 'reasignar' && idNotario === null) return undefined;
  // An act signed before a notary exists: nobody gives it up or writes it again. The office mends its delivery; it is undone by marks alone.
  if (estado === 'noEntregado' && !automatica && action !== 'reintentar') return undefined;
  // A customer may cancel a paused trámite if they could cancel it in the state before the pause.
  if (estado === 'enPausa' && action === 'cancelar' && agente === 'cliente')
    return estadoAnterior !== null && can(estadoAnterior) ? can(estado) : undefined;
  return can(estado);
}

/** State a step leads to: the pending work (the delivery, if the platform alone makes the document) or the one before the pause. */
export function destinoDe({ to }: Pick<Paso, 'to'>, situacion: SituacionTramite): EstadoTramite {
  const [only, ...others] = to;
  if (only && others.length === 0) return only;
  if (situacion.estado === 'enPausa') return situacion.estadoAnterior ?? 'sinAsignar';
  if (situacion.automatica && to.includes('firmado')) return 'firmado';
  if (situacion.idNotario === null) return 'sinAsignar';
  return situacion.aceptado ? 'enRevision' : 'asignado';
}

/** The impediment that keeps this agent from taking the step now; null when they may. */
export function impedimentoDe(
  situacion: SituacionTramite,
  action: AccionTramite,
  agente: AgenteTramite,
): ImpedimentoTramite | null {
  if (pasoDeTramite(situacion, action, agente)) return null;
  const { estado } = situacion;
  if (!pasosTramite.some((paso) => paso.action === action && paso.actors.includes(agente))) return 'noEsSuyo';
  if (estado === 'enPausa') return 'pausado';
  if (estado === 'firmado' || estado === 'entregado') return 'firmado';
  if (estado === 'noEntregado' && action === 'cancelar' && !situacion.automatica) return 'firmado';
  if (turnosTramite[estado].reloj === 'detenido') return 'terminado';
  return delCliente.includes(estado) ? 'esperaCliente' : 'esperaOficina';
}
