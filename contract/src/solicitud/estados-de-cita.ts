/** The way of an appointment. Source: docs/states.md, "Cita". */
export const estadosCita = [
  'retenida',
  'solicitada',
  'confirmada',
  'reclamada',
  'realizada',
  'noAsistioCliente',
  'noAsistioNotario',
  'rechazada',
  'canceladaCliente',
  'canceladaPersonal',
  'vencida',
] as const;
export type EstadoCita = (typeof estadosCita)[number];

interface HechosDeEstado {
  /**
   * `guardada`: an hour that is kept and was not asked for; `acordable`: asked for or agreed, and still ahead; `enDuda`: over, and not yet
   * decided how; `celebrada`: its hour came; `caida`: asked for, and its hour never came; `soltada`: kept, and never asked for.
   */
  readonly fase: 'guardada' | 'acordable' | 'enDuda' | 'celebrada' | 'caida' | 'soltada';
  /** The unit of the plan that pays it; `debida`: given back because of the office. */
  readonly unidad: 'reservada' | 'consumida' | 'devuelta' | 'debida';
}

/** The facts that follow from a state alone. Sets of states are made of them: a new state says here to which it belongs. */
export const hechosDeCita: Readonly<Record<EstadoCita, HechosDeEstado>> = {
  retenida: { fase: 'guardada', unidad: 'reservada' },
  solicitada: { fase: 'acordable', unidad: 'reservada' },
  confirmada: { fase: 'acordable', unidad: 'reservada' },
  reclamada: { fase: 'enDuda', unidad: 'reservada' },
  realizada: { fase: 'celebrada', unidad: 'consumida' },
  noAsistioCliente: { fase: 'celebrada', unidad: 'consumida' },
  noAsistioNotario: { fase: 'celebrada', unidad: 'debida' },
  rechazada: { fase: 'caida', unidad: 'debida' },
  canceladaCliente: { fase: 'caida', unidad: 'devuelta' },
  canceladaPersonal: { fase: 'caida', unidad: 'debida' },
  vencida: { fase: 'soltada', unidad: 'devuelta' },
};

function enFase(...fases: readonly HechosDeEstado['fase'][]): readonly EstadoCita[] {
  return estadosCita.filter((estado) => fases.includes(hechosDeCita[estado].fase));
}

/** The states in which an appointment takes the time of its people. */
export const estadosVivosDeCita = enFase('guardada', 'acordable');
/** The states of an appointment ahead that was asked for: both sides can still agree on another hour. */
export const estadosAcordablesDeCita = enFase('acordable');
/** The states that a list shows: an hour that was only kept is no appointment. */
export const estadosPedidosDeCita = enFase('acordable', 'enDuda', 'celebrada', 'caida');
/** The states that a calendar shows: the appointment is ahead, or its hour came. */
export const estadosDeAgendaDeCita = enFase('acordable', 'enDuda', 'celebrada');

/** The states in which the unit of a plan that pays an appointment stands so. */
export function estadosConUnidad(...unidades: readonly HechosDeEstado['unidad'][]): readonly EstadoCita[] {
  return estadosCita.filter((estado) => unidades.includes(hechosDeCita[estado].unidad));
}
