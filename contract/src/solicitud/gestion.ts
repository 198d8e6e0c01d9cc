import { definirMaquina, estadosCon, estadosDonde } from '../base/maquina.ts';
import {
  type AccionGestion,
  type AgenteGestion,
  type EstadoGestion,
  estadosGestion,
  hechosDeGestion,
  type TurnoDeGestion,
} from './hechos-de-gestion.ts';

interface Paso {
  readonly de: EstadoGestion;
  readonly accion: AccionGestion;
  /** The states it may lead to; {@link destinoDeGestion} chooses among several. */
  readonly a: readonly EstadoGestion[];
  readonly agentes: readonly AgenteGestion[];
  /** A person who does it must say why. */
  readonly motivo?: true;
}

/** Before it is presented for the first time, when its customer may still give it up. */
const antes: readonly EstadoGestion[] = ['requisitosPendientes', 'sinAsignar', 'asignada', 'enPreparacion'];
const anteLaInstitucion: readonly EstadoGestion[] = ['presentada', 'observada', 'porResponder', 'resuelta', 'denegada'];
const vivos: readonly EstadoGestion[] = [...antes, ...anteLaInstitucion];
const conGestor = vivos.filter((estado) => estado !== 'sinAsignar');
/** The gestor works on it, or whoever writes for them in the office. */
const trabajan: readonly AgenteGestion[] = ['gestor', 'admin'];

const desde = (states: readonly EstadoGestion[], rest: (de: EstadoGestion) => Omit<Paso, 'de'>): Paso[] =>
  states.map((de) => ({ de, ...rest(de) }));

const pasos: readonly Paso[] = [
  {
    de: 'requisitosPendientes',
    accion: 'entregarRequisitos',
    a: ['sinAsignar', 'asignada', 'enPreparacion'],
    agentes: ['sistema'],
  },
  { de: 'sinAsignar', accion: 'asignar', a: ['asignada'], agentes: ['admin', 'sistema'] },
  { de: 'asignada', accion: 'aceptar', a: ['enPreparacion'], agentes: trabajan },
  { de: 'asignada', accion: 'devolver', a: ['sinAsignar'], agentes: trabajan, motivo: true },
  {
    de: 'enPreparacion',
    accion: 'pedirRequisitos',
    a: ['requisitosPendientes'],
    agentes: [...trabajan, 'sistema'],
    motivo: true,
  },
  ...desde(['enPreparacion', 'presentada', 'observada', 'resuelta'], () => ({
    accion: 'cobrarGastos',
    a: ['gastosPorPagar'],
    // With a result that has its files, the system charges what was spent and not paid.
    agentes: ['admin', 'sistema'],
  })),
  // Paid, or given up by its customer, the gestión goes on where it was.
  ...(['pagarGastos', 'dejarGastos'] as const).map((accion) => ({
    de: 'gastosPorPagar' as const,
    accion,
    a: ['enPreparacion', 'presentada', 'observada', 'resuelta'] as const,
    agentes: ['sistema'] as const,
  })),
  ...desde(['enPreparacion', 'observada', 'resuelta'], () => ({
    accion: 'presentar',
    a: ['presentada'],
    agentes: trabajan,
  })),
  { de: 'presentada', accion: 'observar', a: ['observada', 'porResponder'], agentes: trabajan },
  { de: 'porResponder', accion: 'responder', a: ['observada'], agentes: ['cliente'] },
  ...desde(['presentada', 'observada'], () => ({ accion: 'resolver', a: ['resuelta'], agentes: trabajan })),
  ...desde(['presentada', 'observada'], () => ({
    accion: 'denegar',
    a: ['denegada'],
    agentes: trabajan,
    motivo: true,
  })),
  { de: 'denegada', accion: 'insistir', a: ['enPreparacion'], agentes: ['cliente'], motivo: true },
  { de: 'denegada', accion: 'apelar', a: ['enPreparacion'], agentes: ['cliente'], motivo: true },
  { de: 'denegada', accion: 'cerrarSinExito', a: ['cerradaSinExito'], agentes: ['cliente', 'sistema'] },
  { de: 'resuelta', accion: 'entregar', a: ['entregada'], agentes: ['sistema'] },
  { de: 'entregada', accion: 'reclamar', a: ['resuelta'], agentes: ['cliente', 'admin'], motivo: true },
  { de: 'entregada', accion: 'cerrar', a: ['cerrada'], agentes: ['sistema'] },
  ...desde(conGestor, (de) => ({
    accion: 'reasignar',
    // Before it was presented the new gestor says yes; afterwards the case goes on where it is.
    a: [de === 'enPreparacion' ? 'asignada' : de],
    agentes: ['admin'],
    motivo: true,
  })),
  ...desde(vivos, () => ({ accion: 'pausar', a: ['enPausa'], agentes: ['admin'], motivo: true })),
  { de: 'enPausa', accion: 'reanudar', a: vivos, agentes: ['admin', 'sistema'] },
  ...desde(['requisitosPendientes', 'gastosPorPagar', 'porResponder'], () => ({
    accion: 'caducar',
    a: ['caducada'],
    agentes: ['sistema'],
  })),
  ...desde([...vivos, 'gastosPorPagar', 'enPausa'], (de) => ({
    accion: 'cancelar',
    a: ['cancelada'],
    agentes: anteLaInstitucion.includes(de) ? ['admin'] : ['cliente', 'admin'],
    motivo: true,
  })),
];

/** The states of a gestión, what follows from each, and its steps. What is not here cannot happen. */
export const maquinaDeGestion = definirMaquina({
  nombre: 'gestion',
  estados: estadosGestion,
  hechos: hechosDeGestion,
  pasos,
});

/** It has its result. */
export const gestionesEntregadas = estadosCon(maquinaDeGestion, 'fase', 'entregada');
/** The office must give it to a gestor. */
export const gestionesSinAsignar = estadosCon(maquinaDeGestion, 'agente', 'admin');
/** Its customer must answer an observation of the institution. */
export const gestionesPorResponder = estadosDonde(
  maquinaDeGestion,
  ({ agente, etapa }) => agente === 'cliente' && etapa === 'presentada',
);
/** It ended without its result; nothing leaves these states. */
export const gestionesSinResultado = estadosCon(maquinaDeGestion, 'fase', 'sinExito', 'parada');
/** Nothing else is spent on it. */
export const gestionesSaldadas = estadosCon(maquinaDeGestion, 'fase', 'entregada', 'sinExito', 'parada');

/** The facts about a gestión that decide which steps its state machine offers. */
export interface SituacionGestion {
  readonly estado: EstadoGestion;
  /** The state it came from; null unless it is on pause or its expenses wait to be paid. */
  readonly estadoAnterior: EstadoGestion | null;
  readonly idGestor: string | null;
  /** Its gestor said yes to it. */
  readonly aceptado: boolean;
  /** The observation that is noted must be answered by the customer. */
  readonly respondeCliente?: boolean;
}

/** Why a step is not offered. */
export const impedimentosGestion = [
  'noEsSuyo',
  'esperaCliente',
  'esperaGestor',
  'esperaOficina',
  'esperaInstitucion',
  'pausado',
  'terminado',
] as const;
export type ImpedimentoGestion = (typeof impedimentosGestion)[number];

/** The step that this agent may take now; undefined when there is none. */
export function pasoDeGestion(
  { estado, estadoAnterior, idGestor }: SituacionGestion,
  accion: AccionGestion,
  agente: AgenteGestion,
): Paso | undefined {
  const can = (de: EstadoGestion) => maquinaDeGestion.paso(de, accion, agente);
  if (accion === 'reasignar' && idGestor === null) return undefined;
  // From a pause or from its expenses, a customer may cancel what they could cancel in the state before.
  if (accion === 'cancelar' && agente === 'cliente' && (estado === 'enPausa' || estado === 'gastosPorPagar'))
    return estadoAnterior !== null && can(estadoAnterior) ? can(estado) : undefined;
  return can(estado);
}

/** State a step leads to: the one before a pause, or the work that is pending. */
export function destinoDeGestion({ a }: Pick<Paso, 'a'>, situacion: SituacionGestion): EstadoGestion {
  const [only, ...others] = a;
  if (only && others.length === 0) return only;
  const { estado, estadoAnterior, idGestor, aceptado, respondeCliente = false } = situacion;
  if (estado === 'enPausa' || estado === 'gastosPorPagar') return estadoAnterior ?? 'enPreparacion';
  if (estado === 'presentada') return respondeCliente ? 'porResponder' : 'observada';
  if (idGestor === null) return 'sinAsignar';
  return aceptado ? 'enPreparacion' : 'asignada';
}

const esperas: Readonly<Record<TurnoDeGestion, ImpedimentoGestion>> = {
  cliente: 'esperaCliente',
  gestor: 'esperaGestor',
  admin: 'esperaOficina',
  sistema: 'esperaOficina',
  institucion: 'esperaInstitucion',
};

/** The impediment that keeps this agent from taking the step now; null when they may. */
export function impedimentoDeGestion(
  situacion: SituacionGestion,
  accion: AccionGestion,
  agente: AgenteGestion,
): ImpedimentoGestion | null {
  if (pasoDeGestion(situacion, accion, agente)) return null;
  if (!pasos.some((paso) => paso.accion === accion && paso.agentes.includes(agente))) return 'noEsSuyo';
  if (situacion.estado === 'enPausa') return 'pausado';
  const { agente: turno } = hechosDeGestion[situacion.estado];
  return turno === null ? 'terminado' : esperas[turno];
}

/** PARAM gestion.diasParaReclamar: calendar days after which a delivered gestión without a claim is closed. Source: docs/states.md. */
export const DIAS_PARA_RECLAMAR = 15;

/** The states in which its requisitos are handed in and reviewed, and those in which one may be rejected. */
export const requisitosAbiertosDeGestion: readonly EstadoGestion[] = [...antes, 'porResponder', 'observada'];
export const rechazoDeGestion: readonly EstadoGestion[] = ['requisitosPendientes', 'enPreparacion'];
