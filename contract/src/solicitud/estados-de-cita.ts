import { definirMaquina, estadosCon, type Tono } from '../base/maquina.ts';

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

interface HechosDeCita {
  /**
   * `guardada`: an hour that is kept and was not asked for; `porConfirmar`: asked for, and the office did not answer yet; `acordada`: agreed,
   * and nobody noted yet how it went; `enDuda`: over, and not yet decided how; `celebrada`: both sides came; `faltada`: one of them did not;
   * `caida`: asked for, and its hour never came; `soltada`: kept, and never asked for.
   */
  readonly fase: 'guardada' | 'porConfirmar' | 'acordada' | 'enDuda' | 'celebrada' | 'faltada' | 'caida' | 'soltada';
  /**
   * The unit of the plan that pays it; `debida`: given back because of the office; `debidaSiFuePersona`: because of the office, unless the
   * system took the step.
   */
  readonly unidad: 'reservada' | 'consumida' | 'devuelta' | 'debida' | 'debidaSiFuePersona';
  readonly tono: Tono;
}

const hechos: Readonly<Record<EstadoCita, HechosDeCita>> = {
  retenida: { fase: 'guardada', unidad: 'reservada', tono: 'toca' },
  solicitada: { fase: 'porConfirmar', unidad: 'reservada', tono: 'proceso' },
  confirmada: { fase: 'acordada', unidad: 'reservada', tono: 'listo' },
  reclamada: { fase: 'enDuda', unidad: 'reservada', tono: 'toca' },
  realizada: { fase: 'celebrada', unidad: 'consumida', tono: 'listo' },
  noAsistioCliente: { fase: 'faltada', unidad: 'consumida', tono: 'detenido' },
  noAsistioNotario: { fase: 'faltada', unidad: 'debida', tono: 'problema' },
  rechazada: { fase: 'caida', unidad: 'debida', tono: 'problema' },
  canceladaCliente: { fase: 'caida', unidad: 'devuelta', tono: 'detenido' },
  canceladaPersonal: { fase: 'caida', unidad: 'debidaSiFuePersona', tono: 'problema' },
  vencida: { fase: 'soltada', unidad: 'devuelta', tono: 'detenido' },
};

export const agentesCita = ['cliente', 'notario', 'admin', 'sistema'] as const;
export type AgenteCita = (typeof agentesCita)[number];

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
export type MomentoDeCita = 'antes' | 'conTiempo' | 'despues' | 'enPlazo';

export interface PasoDeCita {
  readonly de: EstadoCita;
  readonly accion: AccionCita;
  readonly a: EstadoCita;
  readonly agentes: readonly AgenteCita[];
  /** A person who does it must say why. */
  readonly motivo?: true;
  readonly cuando?: MomentoDeCita;
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

const acordables = estadosCon({ estados: estadosCita, hechos }, 'fase', 'porConfirmar', 'acordada');

const pasos: readonly PasoDeCita[] = [
  { de: 'retenida', accion: 'solicitar', a: 'solicitada', agentes: ['cliente', ...personal], cuando: 'antes' },
  { de: 'retenida', accion: 'soltar', a: 'vencida', agentes: ['cliente', 'sistema'] },
  { de: 'solicitada', accion: 'confirmar', a: 'confirmada', agentes: [...personal, 'sistema'], cuando: 'antes' },
  { de: 'solicitada', accion: 'rechazar', a: 'rechazada', agentes: [...personal, 'sistema'], motivo: true },
  ...acordables.flatMap((de): PasoDeCita[] => [
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
  ...anotados.flatMap((de): PasoDeCita[] => [
    { de, accion: 'noVinoNotario', a: 'reclamada', agentes: ['cliente'], ...enDuda },
    { de, accion: 'noVinoNotario', a: 'noAsistioNotario', agentes: ['admin'], ...enDuda },
  ]),
  { de: 'noAsistioCliente', accion: 'realizar', a: 'realizada', agentes: ['admin'], ...enDuda },
  { de: 'realizada', accion: 'noVinoCliente', a: 'noAsistioCliente', agentes: ['admin'], ...enDuda },
];

/** The states of an appointment, what follows from each, and its steps. */
export const maquinaDeCita = definirMaquina({ nombre: 'cita', estados: estadosCita, hechos, pasos });

export const faseDeCita = (estado: EstadoCita) => hechos[estado].fase;

/** The states in which an appointment takes the time of its people. */
export const estadosVivosDeCita = estadosCon(maquinaDeCita, 'fase', 'guardada', 'porConfirmar', 'acordada');
/** The states of an appointment ahead that was asked for: both sides can still agree on another hour. */
export const estadosAcordablesDeCita = estadosCon(maquinaDeCita, 'fase', 'porConfirmar', 'acordada');
/** The states that a list shows: an hour that was only kept is no appointment. */
export const estadosPedidosDeCita = estadosCon(
  maquinaDeCita,
  'fase',
  'porConfirmar',
  'acordada',
  'enDuda',
  'celebrada',
  'faltada',
  'caida',
);
/** The states that a calendar shows: the appointment is ahead, or its hour came. */
export const estadosDeAgendaDeCita = estadosCon(
  maquinaDeCita,
  'fase',
  'porConfirmar',
  'acordada',
  'enDuda',
  'celebrada',
  'faltada',
);
/** The states in which a check-in is evidence of whatever is said of who came; nobody comes to an hour that was not agreed. */
export const estadosConLlegadaDeCita = estadosCon(maquinaDeCita, 'fase', 'acordada', 'enDuda', 'celebrada', 'faltada');

export const estadosGuardadosDeCita = estadosCon(maquinaDeCita, 'fase', 'guardada');
export const estadosPorConfirmarDeCita = estadosCon(maquinaDeCita, 'fase', 'porConfirmar');
export const estadosAcordadosDeCita = estadosCon(maquinaDeCita, 'fase', 'acordada');
export const estadosEnDudaDeCita = estadosCon(maquinaDeCita, 'fase', 'enDuda');
export const estadosSoltadosDeCita = estadosCon(maquinaDeCita, 'fase', 'soltada');
