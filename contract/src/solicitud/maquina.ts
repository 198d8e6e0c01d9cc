import {
  accionesGestion,
  destinoDeGestion,
  type EstadoGestion,
  estadosGestion,
  impedimentoDeGestion,
  pasoDeGestion,
  turnosGestion,
} from './gestion.ts';
import type { EstadoDeSolicitud } from './requisito.ts';
import {
  accionesTramite,
  destinoDe,
  type EstadoTramite,
  estadosTramite,
  impedimentoDe,
  pasoDeTramite,
  turnosTramite,
} from './tramite.ts';

export const tiposDeSolicitud = ['tramite', 'gestion'] as const;
export type TipoDeSolicitud = (typeof tiposDeSolicitud)[number];

interface PasoDeMaquina {
  readonly a: readonly EstadoDeSolicitud[];
  readonly motivo?: true;
}

/** The facts of a solicitud of either kind that its machine decides by; each machine reads its own. */
export interface SituacionDeSolicitud {
  readonly estado: EstadoDeSolicitud;
  readonly estadoAnterior: EstadoDeSolicitud | null;
  readonly idNotario: string | null;
  readonly idGestor: string | null;
  readonly aceptado: boolean;
  readonly automatica: boolean;
  readonly respondeCliente?: boolean;
}

/** A state machine as the code that serves both kinds of solicitud reads it. It is asked only with the words of its own table. */
export interface Maquina {
  readonly estados: readonly EstadoDeSolicitud[];
  readonly acciones: readonly string[];
  /** The state in which the work on a requisito that was rejected or expired stops. */
  readonly enRevision: EstadoDeSolicitud;
  turno(estado: EstadoDeSolicitud): { readonly agente: string | null; readonly reloj: string };
  paso(situacion: SituacionDeSolicitud, accion: string, agente: string): PasoDeMaquina | undefined;
  destino(paso: PasoDeMaquina, situacion: SituacionDeSolicitud): EstadoDeSolicitud;
  impedimento(situacion: SituacionDeSolicitud, accion: string, agente: string): string | null;
  /** The step of the system when the time of a state has ended. */
  alVencer(estado: EstadoDeSolicitud): string;
}

const deTramite = {
  estados: estadosTramite,
  acciones: accionesTramite,
  enRevision: 'enRevision' as const,
  turno: (estado: EstadoTramite) => turnosTramite[estado],
  paso: pasoDeTramite,
  destino: destinoDe,
  impedimento: impedimentoDe,
  alVencer: (estado: EstadoTramite) => {
    if (estado === 'asignado') return 'devolver';
    return estado === 'enPausa' ? 'reanudar' : 'caducar';
  },
};

const deGestion = {
  estados: estadosGestion,
  acciones: accionesGestion,
  enRevision: 'enPreparacion' as const,
  turno: (estado: EstadoGestion) => turnosGestion[estado],
  paso: pasoDeGestion,
  destino: destinoDeGestion,
  impedimento: impedimentoDeGestion,
  alVencer: (estado: EstadoGestion) => {
    if (estado === 'enPausa') return 'reanudar';
    if (estado === 'entregada') return 'cerrar';
    return estado === 'denegada' ? 'cerrarSinExito' : 'caducar';
  },
};

/** Both machines, by the kind of the solicitud. */
export const maquinas: Readonly<Record<TipoDeSolicitud, Maquina>> = {
  tramite: deTramite as unknown as Maquina,
  gestion: deGestion as unknown as Maquina,
};
