/** Choices that come out alike for one seed. */
export interface Azar {
  /** A whole number from 0 up to, but not including, this one. */
  readonly menorQue: (hasta: number) => number;
  /** A whole number of these two and those between them. */
  readonly entre: (desde: number, hasta: number) => number;
  readonly uno: <T>(de: readonly T[]) => T;
  /** True in so many of a hundred. */
  readonly porCiento: (veces: number) => boolean;
}

/** Parameters of a linear congruential generator (Numerical Recipes). */
const FACTOR = 1_664_525;
const SUMANDO = 1_013_904_223;
const MODULO = 2 ** 32;

/** Choices of one part of the year: each part has a name, so that one more choice in a part changes no other. */
export function azarDe(semilla: number, parte: string): Azar {
  let estado = [...parte].reduce((suma, letra) => (suma * 31 + (letra.codePointAt(0) ?? 0)) % MODULO, semilla % MODULO);
  const menorQue = (hasta: number) => {
    estado = (estado * FACTOR + SUMANDO) % MODULO;
    return Math.floor((estado / MODULO) * hasta);
  };
  const entre = (desde: number, hasta: number) => desde + menorQue(hasta - desde + 1);
  return {
    menorQue,
    entre,
    uno: <T>(de: readonly T[]) => de[menorQue(de.length)] as T,
    porCiento: (veces) => menorQue(100) < veces,
  };
}
