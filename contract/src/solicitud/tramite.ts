import { definirMaquina, estadosCon, estadosDonde } from '../base/maquina.ts';
import {
  type AccionTramite,
  type AgenteTramite,
  type EstadoTramite,
  estadosTramite,
  hechosDeTramite,
} from './hechos-de-tramite.ts';

interface Paso {
  readonly de: EstadoTramite;
  readonly accion: AccionTramite;
  /** The states it may lead to; {@link destinoDe} chooses among several. */
  readonly a: readonly EstadoTramite[];
  readonly agentes: readonly AgenteTramite[];
  /** A person who does it must say why. */
  readonly motivo?: true;
}

const trabajo: readonly EstadoTramite[] = ['sinAsignar', 'asignado', 'enRevision'];
const delCliente: readonly EstadoTramite[] = ['requisitosPendientes', 'enCorreccion', 'porAprobar'];
/** Before it is signed, and not at rest. */
const vivos: readonly EstadoTramite[] = [...trabajo, ...delCliente, 'porFirmar'];
const conNotario = vivos.filter((estado) => estado !== 'sinAsignar');

const desde = (states: readonly EstadoTramite[], rest: (de: EstadoTramite) => Omit<Paso, 'de'>): Paso[] =>
  states.map((de) => ({ de, ...rest(de) }));

const pasos: readonly Paso[] = [
  { de: 'requisitosPendientes', accion: 'entregarRequisitos', a: trabajo, agentes: ['sistema'] },
  { de: 'sinAsignar', accion: 'asignar', a: ['asignado'], agentes: ['admin', 'sistema'] },
  { de: 'asignado', accion: 'aceptar', a: ['enRevision'], agentes: ['notario'] },
  { de: 'asignado', accion: 'devolver', a: ['sinAsignar'], agentes: ['notario', 'sistema'], motivo: true },
  {
    de: 'enRevision',
    accion: 'pedirRequisitos',
    a: ['requisitosPendientes'],
    agentes: ['notario', 'sistema'],
    motivo: true,
  },
  { de: 'enRevision', accion: 'observar', a: ['enCorreccion'], agentes: ['notario'] },
  { de: 'enRevision', accion: 'enviarMinuta', a: ['porAprobar'], agentes: ['notario'] },
  { de: 'enRevision', accion: 'rechazar', a: ['rechazado'], agentes: ['notario'], motivo: true },
  { de: 'enCorreccion', accion: 'corregir', a: ['asignado', 'enRevision', 'firmado'], agentes: ['cliente'] },
  { de: 'porAprobar', accion: 'comentarMinuta', a: ['enRevision'], agentes: ['cliente'], motivo: true },
  { de: 'porAprobar', accion: 'aprobarMinuta', a: ['porFirmar'], agentes: ['cliente'] },
  { de: 'porFirmar', accion: 'firmar', a: ['firmado'], agentes: ['notario'] },
  { de: 'porFirmar', accion: 'reabrir', a: ['enRevision'], agentes: ['cliente', 'notario'], motivo: true },
  { de: 'firmado', accion: 'fallar', a: ['noEntregado'], agentes: ['sistema'], motivo: true },
  { de: 'noEntregado', accion: 'reintentar', a: ['firmado'], agentes: ['admin', 'sistema'] },
  { de: 'noEntregado', accion: 'observar', a: ['enCorreccion'], agentes: ['admin'] },
  { de: 'noEntregado', accion: 'cancelar', a: ['cancelado'], agentes: ['cliente', 'admin'], motivo: true },
  { de: 'firmado', accion: 'entregar', a: ['entregado'], agentes: ['sistema'] },
  { de: 'entregado', accion: 'cerrar', a: ['cerrado'], agentes: ['sistema'] },
  ...desde(conNotario, (de) => {
    // A trámite that waits for the customer keeps waiting; the new notary accepts it when it comes back.
    const a = de === 'requisitosPendientes' || de === 'enCorreccion' ? de : 'asignado';
    return { accion: 'reasignar', a: [a], agentes: ['admin'], motivo: true };
  }),
  ...desde(vivos, (de) => {
    const suyo = de !== 'sinAsignar' && de !== 'asignado';
    return { accion: 'pausar', a: ['enPausa'], agentes: suyo ? ['notario', 'admin'] : ['admin'], motivo: true };
  }),
  { de: 'enPausa', accion: 'reanudar', a: vivos, agentes: ['notario', 'admin', 'sistema'] },
  ...desde(delCliente, () => ({ accion: 'caducar', a: ['caducado'], agentes: ['sistema'] })),
  ...desde([...vivos, 'enPausa'], (de) => {
    const suyo = de !== 'porFirmar';
    return { accion: 'cancelar', a: ['cancelado'], agentes: suyo ? ['cliente', 'admin'] : ['admin'], motivo: true };
  }),
];

/** The states of a trámite, what follows from each, and its steps. What is not here cannot happen. */
export const maquinaDeTramite = definirMaquina({
  nombre: 'tramite',
  estados: estadosTramite,
  hechos: hechosDeTramite,
  pasos,
});

/** In these nobody signed it and it goes on; its requisitos are handed in and looked at. */
export const tramitesAbiertos = estadosCon(maquinaDeTramite, 'fase', 'abierto');
/** Signed, and not yet delivered. */
export const tramitesPorEntregar = estadosCon(maquinaDeTramite, 'fase', 'porEntregar');
export const tramitesEntregados = estadosCon(maquinaDeTramite, 'fase', 'entregado');
export const tramitesFirmados = estadosCon(maquinaDeTramite, 'fase', 'porEntregar', 'entregado');
/** Delivered, and not closed: duties after the act may be left. */
export const tramitesConDeberes = estadosDonde(
  maquinaDeTramite,
  ({ fase, agente }) => fase === 'entregado' && agente !== null,
);
/** The office must give it to a notary, or see to its delivery. */
export const tramitesSinAsignar = estadosDonde(
  maquinaDeTramite,
  ({ fase, agente }) => fase === 'abierto' && agente === 'admin',
);
export const tramitesNoEntregados = estadosCon(maquinaDeTramite, 'etapa', 'noEntregado');
export const tramitesPorFirmar = estadosCon(maquinaDeTramite, 'etapa', 'porFirmar');
/** Its customer corrects what they answered. */
export const tramitesPorCorregir = estadosDonde(
  maquinaDeTramite,
  ({ agente, etapa }) => agente === 'cliente' && etapa === 'enRevision',
);
/** Its notary works on what its customer answered. */
export const tramitesPorRevisar = estadosDonde(
  maquinaDeTramite,
  ({ agente, etapa }) => agente === 'notario' && (etapa === 'sinEmpezar' || etapa === 'enRevision'),
);
/** Its customer has its text to read, and it is not signed. */
export const tramitesConTexto = estadosCon(maquinaDeTramite, 'etapa', 'porAprobar', 'porFirmar');
/** It ended without a document: what was paid for it is settled. */
export const tramitesSinDocumento = estadosCon(maquinaDeTramite, 'fase', 'sinDocumento');

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
  accion: AccionTramite,
  agente: AgenteTramite,
): Paso | undefined {
  const can = (de: EstadoTramite) => maquinaDeTramite.paso(de, accion, agente);
  if (accion === 'reasignar' && idNotario === null) return undefined;
  // An act signed before a notary exists: nobody gives it up or writes it again. The office mends its delivery; it is undone by marks alone.
  if (estado === 'noEntregado' && !automatica && accion !== 'reintentar') return undefined;
  // A customer may cancel a paused trámite if they could cancel it in the state before the pause.
  if (estado === 'enPausa' && accion === 'cancelar' && agente === 'cliente')
    return estadoAnterior !== null && can(estadoAnterior) ? can(estado) : undefined;
  return can(estado);
}

/** State a step leads to: the pending work (the delivery, if the platform alone makes the document) or the one before the pause. */
export function destinoDe({ a }: Pick<Paso, 'a'>, situacion: SituacionTramite): EstadoTramite {
  const [only, ...others] = a;
  if (only && others.length === 0) return only;
  if (situacion.estado === 'enPausa') return situacion.estadoAnterior ?? 'sinAsignar';
  if (situacion.automatica && a.includes('firmado')) return 'firmado';
  if (situacion.idNotario === null) return 'sinAsignar';
  return situacion.aceptado ? 'enRevision' : 'asignado';
}

/** The impediment that keeps this agent from taking the step now; null when they may. */
export function impedimentoDe(
  situacion: SituacionTramite,
  accion: AccionTramite,
  agente: AgenteTramite,
): ImpedimentoTramite | null {
  if (pasoDeTramite(situacion, accion, agente)) return null;
  const { estado } = situacion;
  if (!pasos.some((paso) => paso.accion === accion && paso.agentes.includes(agente))) return 'noEsSuyo';
  if (estado === 'enPausa') return 'pausado';
  if (estado === 'firmado' || estado === 'entregado') return 'firmado';
  if (estado === 'noEntregado' && accion === 'cancelar' && !situacion.automatica) return 'firmado';
  if (hechosDeTramite[estado].reloj === 'detenido') return 'terminado';
  return delCliente.includes(estado) ? 'esperaCliente' : 'esperaOficina';
}
