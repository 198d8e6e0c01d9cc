import type { MaquinaDe, PasoDe } from '../base/maquina.ts';
import type { EstadoDeSolicitud } from './estado-de-solicitud.ts';
import { destinoDeGestion, impedimentoDeGestion, maquinaDeGestion, pasoDeGestion } from './gestion.ts';
import { accionesGestion, agentesGestion } from './hechos-de-gestion.ts';
import { accionesTramite, agentesTramite } from './hechos-de-tramite.ts';
import { destinoDe, impedimentoDe, maquinaDeTramite, pasoDeTramite } from './tramite.ts';

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
  /** The step of the system when the time of a state has ended; null where no time runs. */
  alVencer(estado: EstadoDeSolicitud): string | null;
}

type SituacionDe<E> = Omit<SituacionDeSolicitud, 'estado' | 'estadoAnterior'> & {
  readonly estado: E;
  readonly estadoAnterior: E | null;
};

interface Hechos<A extends string> {
  readonly agente: string | null;
  readonly reloj: string;
  readonly alVencer: A | null;
}

/** The machine of one kind, with its own words. */
interface Propia<E extends EstadoDeSolicitud, A extends string, G extends string> {
  readonly maquina: MaquinaDe<E, Hechos<A>, PasoDe<E>>;
  readonly acciones: readonly A[];
  readonly agentes: readonly G[];
  readonly enRevision: E;
  paso(situacion: SituacionDe<E>, accion: A, agente: G): PasoDeMaquina | undefined;
  destino(paso: { readonly a: readonly E[] }, situacion: SituacionDe<E>): E;
  impedimento(situacion: SituacionDe<E>, accion: A, agente: G): string | null;
}

/** A machine for the code that serves both kinds: each word is looked up in its own table. Throws for a state of the other one. */
function paraAmbas<E extends EstadoDeSolicitud, A extends string, G extends string>(suya: Propia<E, A, G>): Maquina {
  const { maquina, acciones, agentes, enRevision } = suya;
  const situada = ({ estadoAnterior, ...situacion }: SituacionDeSolicitud): SituacionDe<E> => ({
    ...situacion,
    estado: maquina.suyo(situacion.estado),
    estadoAnterior: estadoAnterior === null ? null : maquina.suyo(estadoAnterior),
  });
  const conPalabras = <T>(accion: string, agente: string, luego: (accion: A, agente: G) => T): T | undefined => {
    const suAccion = acciones.find((una) => una === accion);
    const suAgente = agentes.find((uno) => uno === agente);
    return suAccion === undefined || suAgente === undefined ? undefined : luego(suAccion, suAgente);
  };
  return {
    estados: maquina.estados,
    acciones,
    enRevision,
    turno: (estado) => maquina.hechos[maquina.suyo(estado)],
    paso: (situacion, accion, agente) =>
      conPalabras(accion, agente, (una, uno) => suya.paso(situada(situacion), una, uno)),
    destino: ({ a }, situacion) => suya.destino({ a: a.map(maquina.suyo) }, situada(situacion)),
    impedimento: (situacion, accion, agente) => {
      const dicho = conPalabras(accion, agente, (una, uno) => suya.impedimento(situada(situacion), una, uno));
      return dicho === undefined ? 'noEsSuyo' : dicho;
    },
    alVencer: (estado) => maquina.hechos[maquina.suyo(estado)].alVencer,
  };
}

/** Both machines, by the kind of the solicitud. */
export const maquinas: Readonly<Record<TipoDeSolicitud, Maquina>> = {
  tramite: paraAmbas({
    maquina: maquinaDeTramite,
    acciones: accionesTramite,
    agentes: agentesTramite,
    enRevision: 'enRevision',
    paso: pasoDeTramite,
    destino: destinoDe,
    impedimento: impedimentoDe,
  }),
  gestion: paraAmbas({
    maquina: maquinaDeGestion,
    acciones: accionesGestion,
    agentes: agentesGestion,
    enRevision: 'enPreparacion',
    paso: pasoDeGestion,
    destino: destinoDeGestion,
    impedimento: impedimentoDeGestion,
  }),
};
