/** A row of a state machine. `de`: the states it is taken from, null where the thing begins; `a`: the states it may lead to. */
export interface PasoDe<E extends string> {
  readonly de: E | readonly E[] | null;
  readonly accion: string;
  readonly a: E | readonly E[];
  readonly agentes: readonly string[];
}

/** The tone of the sign that tells a state: whether it goes well, goes on, waits for the reader, stopped, or went wrong. */
export type Tono = 'listo' | 'proceso' | 'toca' | 'detenido' | 'problema';

interface Definicion<E extends string, H extends object, P extends PasoDe<E>> {
  /** The name it has in `docs/states.md`. */
  readonly nombre: string;
  readonly estados: readonly E[];
  /** The facts that follow from a state alone: a new state says here to which sets it belongs. */
  readonly hechos: Readonly<Record<E, H>>;
  /** Without rows, the thing has states and sets, and whoever writes them decides the way. */
  readonly pasos?: readonly P[];
}

export interface MaquinaDe<E extends string, H extends object, P extends PasoDe<E>>
  extends Required<Definicion<E, H, P>> {
  /** A word as a state of its own; throws for one that is none. */
  suyo(palabra: string): E;
  /** The step of this action from there, that this agent may take or, without one, anybody; undefined when there is none. */
  paso(de: E | null, accion: P['accion'], agente?: P['agentes'][number]): P | undefined;
  /** The states from which this action leads there. */
  origenes(accion: P['accion'], a: E): readonly E[];
}

/** A state machine: its states, what follows from each, and its steps. It is the one table of server, screens and `docs/states.md`. */
/* @__NO_SIDE_EFFECTS__ */
export function definirMaquina<const E extends string, H extends object, P extends PasoDe<E> = PasoDe<E>>({
  nombre,
  estados,
  hechos,
  pasos = [],
}: Definicion<E, H, P>): MaquinaDe<E, H, P> {
  return {
    nombre,
    estados,
    hechos,
    pasos,
    suyo: (palabra) => {
      const found = estados.find((estado) => estado === palabra);
      if (found === undefined) throw new Error(`${palabra} no es un estado de la máquina «${nombre}».`);
      return found;
    },
    paso: (de, accion, agente) =>
      pasos.find(
        (paso) =>
          (de === null ? paso.de === null : listOf(paso.de).includes(de)) &&
          paso.accion === accion &&
          (agente === undefined || paso.agentes.includes(agente)),
      ),
    origenes: (accion, a) =>
      pasos.filter((paso) => paso.accion === accion && listOf(paso.a).includes(a)).flatMap(({ de }) => listOf(de)),
  };
}

/** The states of a machine whose fact has one of these values, in their order. */
/* @__NO_SIDE_EFFECTS__ */
export function estadosCon<E extends string, H extends object, C extends keyof H>(
  { estados, hechos }: { readonly estados: readonly E[]; readonly hechos: Readonly<Record<E, H>> },
  hecho: C,
  ...valores: readonly H[C][]
): readonly E[] {
  return estados.filter((estado) => valores.includes(hechos[estado][hecho]));
}

/** The states of a machine whose facts together say so, in their order. */
/* @__NO_SIDE_EFFECTS__ */
export function estadosDonde<E extends string, H extends object>(
  { estados, hechos }: { readonly estados: readonly E[]; readonly hechos: Readonly<Record<E, H>> },
  dicen: (hechos: H) => boolean,
): readonly E[] {
  return estados.filter((estado) => dicen(hechos[estado]));
}

/** The states that one side of a row names. */
export function listOf<E extends string>(lado: E | readonly E[] | null): readonly E[] {
  if (lado === null) return [];
  return typeof lado === 'string' ? [lado] : lado;
}
