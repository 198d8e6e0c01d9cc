/** Kinds of requests, told apart by how they may fail: a public read has the replica, a read of one's own has not. */
export type Clase = 'escritura' | 'propia' | 'publica' | 'subida';

interface Respuesta {
  /** Milliseconds of `performance.now()`. */
  readonly at: number;
  readonly clase: Clase;
  /** `bien`, the status, or how it failed without one. */
  readonly suerte: string;
}

export interface Tramo {
  readonly desde: number;
  readonly hasta: number;
}

export interface Registro {
  readonly note: (clase: Clase, suerte: string) => void;
  /** Answers of a stretch of time, counted by how they ended. */
  readonly suertes: (tramo: Tramo) => ReadonlyMap<string, number>;
  /** Successes of these kinds in a stretch. */
  readonly logros: (tramo: Tramo, clases: readonly Clase[]) => number;
  /** Longest time of a stretch without one success of these kinds, in seconds. */
  readonly silencio: (tramo: Tramo, clases: readonly Clase[]) => number;
}

/** Everything that was answered, to be asked about afterwards. */
export function openRegistro(): Registro {
  const todas: Respuesta[] = [];
  const de = ({ desde, hasta }: Tramo) => todas.filter(({ at }) => at >= desde && at <= hasta);
  const logrosDe = (tramo: Tramo, clases: readonly Clase[]) =>
    de(tramo).flatMap(({ at, clase, suerte }) => (suerte === 'bien' && clases.includes(clase) ? [at] : []));
  return {
    note: (clase, suerte) => void todas.push({ at: performance.now(), clase, suerte }),
    suertes: (tramo) => {
      const cuenta = new Map<string, number>();
      for (const { suerte } of de(tramo)) cuenta.set(suerte, (cuenta.get(suerte) ?? 0) + 1);
      return cuenta;
    },
    logros: (tramo, clases) => logrosDe(tramo, clases).length,
    silencio: (tramo, clases) => longestGap(tramo, logrosDe(tramo, clases)),
  };
}

/** Longest time between neighbours, the ends of the stretch among them, in seconds. */
export function longestGap({ desde, hasta }: Tramo, moments: readonly number[]): number {
  const all = [desde, ...moments, hasta];
  const gaps = all.slice(1).map((at, i) => at - (all[i] ?? at));
  return Math.max(...gaps) / 1_000;
}
