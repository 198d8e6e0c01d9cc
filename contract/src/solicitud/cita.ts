import { HOUR, MINUTE } from '../base/duracion.ts';
import {
  type AccionCita,
  type AgenteCita,
  type EstadoCita,
  estadosVivosDeCita,
  faseDeCita,
  type MomentoDeCita,
  maquinaDeCita,
  type PasoDeCita,
} from './estados-de-cita.ts';
import { HORAS_DE_RECLAMO, MINUTOS_DE_ESPERA } from './limites-de-cita.ts';

export const clasesDeCita = ['firma', 'asesoria'] as const;
export type ClaseDeCita = (typeof clasesDeCita)[number];

/** The two sides that agree on a time. */
export const ladosDeCita = ['cliente', 'oficina'] as const;
export type LadoDeCita = (typeof ladosDeCita)[number];

/** The facts about an appointment that decide which steps it offers. */
export interface SituacionCita {
  readonly estado: EstadoCita;
  /** Milliseconds of time. */
  readonly inicio: number;
  readonly fin: number;
  readonly propuestaPor: LadoDeCita | null;
  /** The proposal can still be answered; one that ran out waits for the system alone. */
  readonly propuestaVigente: boolean;
  /** Moves that its customer asked for. */
  readonly cambios: number;
  /** Its customer did not say yet that the notary did not come, and its act was not signed. */
  readonly reclamable: boolean;
}

/** The rules of the office that bind customers. */
export interface LimitesDeCliente {
  readonly horasParaCambiar: number;
  readonly cambiosMaximos: number;
}

export const impedimentosCita = [
  'noEsSuyo',
  'terminada',
  'yaPaso',
  'todaviaNo',
  'pocoTiempo',
  'muchosCambios',
  'hayPropuesta',
  'sinPropuesta',
] as const;
export type ImpedimentoCita = (typeof impedimentosCita)[number];

/** Whether an appointment waits for an answer of the office: it was not confirmed, or its customer proposed another hour. */
export function esperaALaOficina(cita: {
  readonly estado: EstadoCita;
  readonly propuesta: { readonly por: LadoDeCita } | null;
}): boolean {
  return faseDeCita(cita.estado) === 'porConfirmar' || cita.propuesta?.por === 'cliente';
}

export function ladoDe(agente: AgenteCita): LadoDeCita {
  return agente === 'cliente' ? 'cliente' : 'oficina';
}

interface Pregunta extends LimitesDeCliente {
  readonly accion: AccionCita;
  readonly agente: AgenteCita;
  readonly ahora: number;
}

/** The step that this agent may take now, or the impediment that keeps them from it. */
export function pasoDeCita(
  situacion: SituacionCita,
  pregunta: Pregunta,
): { readonly paso: PasoDeCita } | { readonly impedimento: ImpedimentoCita } {
  const { accion, agente } = pregunta;
  const suyos = maquinaDeCita.pasos.filter((paso) => paso.accion === accion && paso.agentes.includes(agente));
  if (suyos.length === 0) return { impedimento: 'noEsSuyo' };
  const paso = suyos.find(({ de }) => de === situacion.estado);
  if (!paso) return { impedimento: estadosVivosDeCita.includes(situacion.estado) ? 'todaviaNo' : 'terminada' };
  if (paso.reclamable && !situacion.reclamable) return { impedimento: 'terminada' };
  const impedimento = dePropuesta(situacion, paso, agente) ?? deTiempo(situacion, paso, pregunta);
  return impedimento ? { impedimento } : { paso };
}

function dePropuesta(
  { propuestaPor, propuestaVigente }: SituacionCita,
  { propuesta }: PasoDeCita,
  agente: AgenteCita,
): ImpedimentoCita | null {
  if (propuesta === undefined) return null;
  if (agente === 'sistema') return delSistema(propuestaPor !== null, propuesta);
  if (propuesta === 'ninguna') return propuestaVigente ? 'hayPropuesta' : null;
  const propia = propuestaPor === ladoDe(agente);
  return propuestaVigente && propia === (propuesta === 'propia') ? null : 'sinPropuesta';
}

/** The system waits for no answer: a proposal that ran out is there until it withdraws it. */
function delSistema(hay: boolean, propuesta: NonNullable<PasoDeCita['propuesta']>): ImpedimentoCita | null {
  if (propuesta === 'ninguna') return hay ? 'hayPropuesta' : null;
  return hay ? null : 'sinPropuesta';
}

function deTiempo(
  situacion: SituacionCita,
  { cuando, accion }: PasoDeCita,
  pregunta: Pregunta,
): ImpedimentoCita | null {
  if (cuando === undefined) return null;
  const { ahora, agente, horasParaCambiar, cambiosMaximos } = pregunta;
  if (cuando === 'despues' || cuando === 'enPlazo') return despues(situacion, cuando, pregunta);
  const { inicio, cambios } = situacion;
  if (ahora >= inicio) return 'yaPaso';
  if (cuando === 'conTiempo' && ahora > inicio - horasParaCambiar * HOUR) return 'pocoTiempo';
  return accion === 'proponer' && agente === 'cliente' && cambios >= cambiosMaximos ? 'muchosCambios' : null;
}

function despues(
  { inicio, fin }: SituacionCita,
  cuando: MomentoDeCita,
  { accion, ahora }: Pregunta,
): ImpedimentoCita | null {
  const desde = accion === 'realizar' ? inicio : inicio + MINUTOS_DE_ESPERA * MINUTE;
  if (ahora < desde) return 'todaviaNo';
  return cuando === 'enPlazo' && ahora > fin + HORAS_DE_RECLAMO * HOUR ? 'yaPaso' : null;
}
