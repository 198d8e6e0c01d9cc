/** Reading a question, knowing the answer and typing it: an hour of them takes some two hundred and forty. */
const SEGUNDOS_POR_RESPUESTA = 15;

/** How many answers are left, and in how many minutes they are given, rounded up. */
export function faltanDe({ respondidas, total }: { respondidas: number; total: number }) {
  const n = Math.max(0, total - respondidas);
  return { n, minutos: Math.ceil((n * SEGUNDOS_POR_RESPUESTA) / 60) };
}
