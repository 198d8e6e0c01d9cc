import * as z from 'zod/mini';
import { instante, uuid } from '../base/campos.ts';
import { formatosDeRequisito } from '../base/formatos.ts';
import { type Etapa, etapas } from '../compra/reembolso.ts';
import { impedimentosGestion } from '../solicitud/gestion.ts';
import { accionesGestion, agentesGestion, estadosGestion, turnosPosibles } from '../solicitud/hechos-de-gestion.ts';
import { accionesTramite, agentesTramite, estadosTramite } from '../solicitud/hechos-de-tramite.ts';
import { accionesRequisito, estadosRequisito } from '../solicitud/requisito.ts';
import { impedimentosTramite } from '../solicitud/tramite.ts';

/** The words of one machine: its states, whose turn it may be, who acts, its steps and what impedes them. */
interface Palabras {
  readonly estados: readonly string[];
  readonly turnos: readonly string[];
  readonly agentes: readonly string[];
  readonly acciones: readonly string[];
  readonly impedimentos: readonly string[];
}

/** The row of a list, of a trámite or of a gestión. */
export const renglonDe = <const P extends Palabras>({ estados, turnos }: P) => ({
  idSolicitud: uuid,
  numero: z.string(),
  nombre: z.string(),
  estado: z.enum(estados as P['estados'] & readonly string[]),
  /** The agent that must act now; null when nobody must. */
  turno: z.nullable(z.enum(turnos as P['turnos'] & readonly string[])),
  /** The caller must act. */
  leToca: z.boolean(),
  /** When the promised hours end, as the clock runs; null while it stands. */
  venceEn: z.nullable(instante),
  /**
   * Until when whoever must act has: when the system acts in this state if nobody did, or before that the end of the last day that an
   * institution gave.
   */
  limiteEn: z.nullable(instante),
  creadaEn: instante,
  actualizadaEn: instante,
});

export const pasoDadoDe = <const P extends Palabras>({ estados, agentes }: P) =>
  z.object({
    accion: z.string(),
    de: z.nullable(z.string()),
    a: z.enum(estados as P['estados'] & readonly string[]),
    /** As what it was done; null for the system. */
    como: z.nullable(z.enum(agentes as P['agentes'] & readonly string[])),
    /** Name of the actor. The customer sees their own name and their notary's only; the office sees all. */
    quien: z.nullable(z.string()),
    motivo: z.nullable(z.string()),
    hechoEn: instante,
  });

export const Requisito = z.object({
  idRequisito: uuid,
  nombre: z.string(),
  instrucciones: z.string(),
  obligatorio: z.boolean(),
  /** The original has to be brought when it is signed. */
  originalEnFirma: z.boolean(),
  /** In what it is handed in, and the bytes of each file; null where any is taken. */
  formatos: z.nullable(z.array(z.enum(formatosDeRequisito))),
  tamanoMaximo: z.nullable(z.int()),
  estado: z.enum(estadosRequisito),
  motivo: z.nullable(z.string()),
  entregadoEn: z.nullable(instante),
  /** Until when what was accepted is good. */
  venceEl: z.nullable(z.string()),
  revision: z.int(),
  /** The steps the caller may take on it now. */
  acciones: z.array(z.enum(accionesRequisito)),
});
export type Requisito = z.output<typeof Requisito>;

/** The refund that stopping it now would give by the rule (decision 0021). Centavos. */
const Devolucion = z.object({
  etapa: z.enum(etapas as [Etapa, ...Etapa[]]),
  porcentaje: z.int(),
  monto: z.int(),
  total: z.int(),
  /** A refund of it was asked before, and goes on. */
  enCurso: z.boolean(),
});

/** The detail that both kinds have: the row, its requisitos, its history and the steps of who asks. */
export const detalleDe = <const P extends Palabras>(palabras: P) => ({
  ...renglonDe(palabras),
  revision: z.int(),
  idFactura: uuid,
  cliente: z.object({ idUsuario: uuid, nombre: z.string() }),
  /** Whoever does it, the notary or the gestor, accepted it. */
  aceptado: z.boolean(),
  /** The state it returns to after the pause, or once its expenses are paid. */
  estadoAnterior: z.nullable(z.enum(palabras.estados as P['estados'] & readonly string[])),
  /** Business hours promised, and those of them that passed until now. */
  plazoHoras: z.int(),
  horasConsumidas: z.number(),
  requisitos: z.array(Requisito),
  historial: z.array(pasoDadoDe(palabras)),
  /** The steps the caller may take, each with the impediment if it is not possible now. */
  acciones: z.array(
    z.object({
      accion: z.enum(palabras.acciones as P['acciones'] & readonly string[]),
      impedimento: z.nullable(z.enum(palabras.impedimentos as P['impedimentos'] & readonly string[])),
    }),
  ),
  /** Null when the caller cannot cancel it. */
  devolucion: z.nullable(Devolucion),
});

export const palabrasDeTramite = {
  estados: estadosTramite,
  turnos: agentesTramite,
  agentes: agentesTramite,
  acciones: accionesTramite,
  impedimentos: impedimentosTramite,
} as const;

export const palabrasDeGestion = {
  estados: estadosGestion,
  turnos: turnosPosibles,
  agentes: agentesGestion,
  acciones: accionesGestion,
  impedimentos: impedimentosGestion,
} as const;

const unidas = <A extends string, B extends string>(some: readonly A[], others: readonly B[]) =>
  [...new Set<A | B>([...some, ...others])] as const;

/** A trámite or a gestión, as the calls that serve both answer it. */
export const Expediente = z.object(
  detalleDe({
    estados: unidas(estadosTramite, estadosGestion),
    turnos: unidas(agentesTramite, turnosPosibles),
    agentes: unidas(agentesTramite, agentesGestion),
    acciones: unidas(accionesTramite, accionesGestion),
    impedimentos: unidas(impedimentosTramite, impedimentosGestion),
  }),
);
export type Expediente = z.output<typeof Expediente>;
