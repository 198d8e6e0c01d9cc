import { HOUR, MINUTE } from '../base/duracion.ts';
import { type EstadoCita, estadosAcordablesDeCita, estadosVivosDeCita } from './estados-de-cita.ts';
import { HORAS_DE_RECLAMO, MINUTOS_DE_ESPERA } from './limites-de-cita.ts';

export const clasesDeCita = ['firma', 'asesoria'] as const;
export type ClaseDeCita = (typeof clasesDeCita)[number];

export const agentesCita = ['cliente', 'notario', 'admin', 'sistema'] as const;
export type AgenteCita = (typeof agentesCita)[number];

/** The two sides that agree on a time. */
export const ladosDeCita = ['cliente', 'oficina'] as const;
export type LadoDeCita = (typeof ladosDeCita)[number];

export const accionesCita = [
  'solicitar',
  'soltar',
  'confirmar',
  'rechazar',
  'cancelar',
  'proponer',
  'aceptarCambio',
  'rechazarCambio',
  'retirarCambio',
  'mover',
  'realizar',
  'noVinoCliente',
  'noVinoNotario',
] as const;
export type AccionCita = (typeof accionesCita)[number];

/** When a step may be taken, measured from the beginning of the appointment. */
type Momento = 'antes' | 'conTiempo' | 'despues' | 'enPlazo';

interface Paso {
  readonly de: EstadoCita;
  readonly accion: AccionCita;
  readonly a: EstadoCita;
  readonly agentes: readonly AgenteCita[];
  /** A person who does it must say why. */
  readonly motivo?: true;
  readonly cuando?: Momento;
  /** `propia`: a time that this side proposed waits; `ajena`: one of the other side; `ninguna`: none does. */
  readonly propuesta?: 'propia' | 'ajena' | 'ninguna';
  /** Only while its customer may still say that the notary did not come. */
  readonly reclamable?: true;
}

const personal: readonly AgenteCita[] = ['notario', 'admin'];
const todos: readonly AgenteCita[] = ['cliente', ...personal];
/** The states that the office may have noted wrongly: the customer says so, or the administration corrects it. */
const anotados: readonly EstadoCita[] = ['realizada', 'noAsistioCliente'];
const enDuda = { motivo: true, cuando: 'enPlazo', reclamable: true } as const;

/** The machine of an appointment: the one table of server and screens. */
export const pasosCita: readonly Paso[] = [
  { de: 'retenida', accion: 'solicitar', a: 'solicitada', agentes: ['cliente', ...personal], cuando: 'antes' },
  { de: 'retenida', accion: 'soltar', a: 'vencida', agentes: ['cliente', 'sistema'] },
  { de: 'solicitada', accion: 'confirmar', a: 'confirmada', agentes: [...personal, 'sistema'], cuando: 'antes' },
  { de: 'solicitada', accion: 'rechazar', a: 'rechazada', agentes: [...personal, 'sistema'], motivo: true },
  ...estadosAcordablesDeCita.flatMap((de): Paso[] => [
    { de, accion: 'cancelar', a: 'canceladaCliente', agentes: ['cliente'], motivo: true, cuando: 'conTiempo' },
    { de, accion: 'cancelar', a: 'canceladaPersonal', agentes: [...personal, 'sistema'], motivo: true },
    { de, accion: 'proponer', a: de, agentes: ['cliente'], motivo: true, cuando: 'conTiempo', propuesta: 'ninguna' },
    // The system offers an earlier hour to a customer who waits for one.
    {
      de,
      accion: 'proponer',
      a: de,
      agentes: [...personal, 'sistema'],
      motivo: true,
      cuando: 'antes',
      propuesta: 'ninguna',
    },
    { de, accion: 'aceptarCambio', a: 'confirmada', agentes: todos, propuesta: 'ajena' },
    { de, accion: 'rechazarCambio', a: de, agentes: todos, motivo: true, propuesta: 'ajena' },
    { de, accion: 'retirarCambio', a: de, agentes: [...todos, 'sistema'], propuesta: 'propia' },
    { de, accion: 'mover', a: 'confirmada', agentes: personal, motivo: true, cuando: 'antes' },
  ]),
  { de: 'confirmada', accion: 'realizar', a: 'realizada', agentes: personal, cuando: 'despues' },
  // The act was signed, whatever the clock says.
  { de: 'solicitada', accion: 'realizar', a: 'realizada', agentes: ['sistema'] },
  { de: 'confirmada', accion: 'realizar', a: 'realizada', agentes: ['sistema'] },
  { de: 'confirmada', accion: 'noVinoCliente', a: 'noAsistioCliente', agentes: personal, cuando: 'despues' },
  {
    de: 'confirmada',
    accion: 'noVinoNotario',
    a: 'noAsistioNotario',
    agentes: ['admin'],
    motivo: true,
    cuando: 'despues',
  },
  // The customer says so; the office answers, and its silence agrees.
  { de: 'confirmada', accion: 'noVinoNotario', a: 'reclamada', agentes: ['cliente'], motivo: true, cuando: 'enPlazo' },
  { de: 'reclamada', accion: 'noVinoNotario', a: 'noAsistioNotario', agentes: [...personal, 'sistema'] },
  { de: 'reclamada', accion: 'realizar', a: 'realizada', agentes: ['admin'], motivo: true },
  { de: 'reclamada', accion: 'noVinoCliente', a: 'noAsistioCliente', agentes: ['admin'], motivo: true },
  ...anotados.flatMap((de): Paso[] => [
    { de, accion: 'noVinoNotario', a: 'reclamada', agentes: ['cliente'], ...enDuda },
    { de, accion: 'noVinoNotario', a: 'noAsistioNotario', agentes: ['admin'], ...enDuda },
  ]),
  { de: 'noAsistioCliente', accion: 'realizar', a: 'realizada', agentes: ['admin'], ...enDuda },
  { de: 'realizada', accion: 'noVinoCliente', a: 'noAsistioCliente', agentes: ['admin'], ...enDuda },
];

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
): { readonly paso: Paso } | { readonly impedimento: ImpedimentoCita } {
  const { accion, agente } = pregunta;
  const suyos = pasosCita.filter((paso) => paso.accion === accion && paso.agentes.includes(agente));
  if (suyos.length === 0) return { impedimento: 'noEsSuyo' };
  const paso = suyos.find(({ de }) => de === situacion.estado);
  if (!paso) return { impedimento: estadosVivosDeCita.includes(situacion.estado) ? 'todaviaNo' : 'terminada' };
  if (paso.reclamable && !situacion.reclamable) return { impedimento: 'terminada' };
  const impedimento = dePropuesta(situacion, paso, agente) ?? deTiempo(situacion, paso, pregunta);
  return impedimento ? { impedimento } : { paso };
}

function dePropuesta(
  { propuestaPor, propuestaVigente }: SituacionCita,
  { propuesta }: Paso,
  agente: AgenteCita,
): ImpedimentoCita | null {
  if (propuesta === undefined) return null;
  if (agente === 'sistema') return delSistema(propuestaPor !== null, propuesta);
  if (propuesta === 'ninguna') return propuestaVigente ? 'hayPropuesta' : null;
  const propia = propuestaPor === ladoDe(agente);
  return propuestaVigente && propia === (propuesta === 'propia') ? null : 'sinPropuesta';
}

/** The system waits for no answer: a proposal that ran out is there until it withdraws it. */
function delSistema(hay: boolean, propuesta: NonNullable<Paso['propuesta']>): ImpedimentoCita | null {
  if (propuesta === 'ninguna') return hay ? 'hayPropuesta' : null;
  return hay ? null : 'sinPropuesta';
}

function deTiempo(situacion: SituacionCita, { cuando, accion }: Paso, pregunta: Pregunta): ImpedimentoCita | null {
  if (cuando === undefined) return null;
  const { ahora, agente, horasParaCambiar, cambiosMaximos } = pregunta;
  if (cuando === 'despues' || cuando === 'enPlazo') return despues(situacion, cuando, pregunta);
  const { inicio, cambios } = situacion;
  if (ahora >= inicio) return 'yaPaso';
  if (cuando === 'conTiempo' && ahora > inicio - horasParaCambiar * HOUR) return 'pocoTiempo';
  return accion === 'proponer' && agente === 'cliente' && cambios >= cambiosMaximos ? 'muchosCambios' : null;
}

function despues({ inicio, fin }: SituacionCita, cuando: Momento, { accion, ahora }: Pregunta): ImpedimentoCita | null {
  const desde = accion === 'realizar' ? inicio : inicio + MINUTOS_DE_ESPERA * MINUTE;
  if (ahora < desde) return 'todaviaNo';
  return cuando === 'enPlazo' && ahora > fin + HORAS_DE_RECLAMO * HOUR ? 'yaPaso' : null;
}
