/** Estimated seconds to read, think and type one answer: 240 answers an hour. */
const SEGUNDOS_POR_RESPUESTA = 15;

/** The number of answers left, and the minutes they take, rounded up. */
export function faltanDe({ respondidas, total }: { respondidas: number; total: number }) {
  const n = Math.max(0, total - respondidas);
  return { n, minutos: Math.ceil((n * SEGUNDOS_POR_RESPUESTA) / 60) };
}
