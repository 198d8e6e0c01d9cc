import type { Tono } from '../base/maquina.ts';

/** Whether the hours that were promised pass: they stop for good where nothing is left to do. */
export type Reloj = 'corre' | 'pausa' | 'detenido';

/** How far the work of a solicitud went, which says what its refund gives (`porcentajesPorEtapa`). */
export type EtapaDeTrabajo =
  | 'sinEmpezar'
  | 'enRevision'
  | 'porAprobar'
  | 'porFirmar'
  | 'presentada'
  | 'resuelta'
  | 'noEntregado'
  | 'terminado'
  | 'rechazado'
  | 'caducado'
  | 'cancelado';

/**
 * The acts that a customer is led to: to hand in requisitos, answer remarks, read the text and approve it, choose when to sign, pay the
 * expenses of the institution, answer it, decide over its denial, or download what is ready.
 */
export type ActoDelCliente =
  | 'entregar'
  | 'corregir'
  | 'leer'
  | 'citarse'
  | 'pagarGastos'
  | 'responder'
  | 'decidir'
  | 'descargar';

/** The facts that follow from a state of a solicitud of either kind. */
export interface HechosDeSolicitud {
  /** The agent that must act; null where nobody must. */
  readonly agente: string | null;
  /** The one act that its customer is led to; null where nothing is left to do but wait. */
  readonly acto: ActoDelCliente | null;
  /** Whether the service clock runs there. */
  readonly reloj: Reloj;
  /** The step that the system takes when the time of the state is over; null where no time runs. */
  readonly alVencer: string | null;
  readonly etapa: EtapaDeTrabajo;
  /** The tone of its sign where it is not the reader's turn. */
  readonly tono: Tono;
  /** The law keeps its data when the account of its customer is closed. */
  readonly conserva: boolean;
  /** Originals that were asked for are still to be brought. */
  readonly pideOriginales: boolean;
}
