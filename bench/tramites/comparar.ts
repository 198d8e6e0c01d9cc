import { estadosTramite } from '@fedatario/contract';
import { ask, type Pregunta, preguntasDe, type Side } from './preguntas.ts';

/** Every question is asked so often of both in turn; of each family, those that came out worst are asked again, more often. */
const ROUNDS = 7;
const WARM_UP = 2;
const WORST = 3;
const ROUNDS_OF_THE_WORST = 60;
const WARM_UP_OF_THE_WORST = 12;
const BAR = 3;

/** Of each family of questions, the one whose p95 over the many is most times that over the few. */
export async function compareOffices(few: Side, lots: Side) {
  const pairs = await pair(few, lots);
  const rows = [];
  for (const familia of new Set(pairs.map((one) => one.familia)))
    rows.push(
      await worstOf(
        familia,
        pairs.filter((one) => one.familia === familia),
      ),
    );
  return rows;
}

interface Pair {
  readonly familia: string;
  readonly nombre: string;
  readonly few: Pregunta;
  readonly lots: Pregunta;
}

/** The same questions of both sides: where a page begins is found in each. */
async function pair(few: Side, lots: Side): Promise<Pair[]> {
  const [ofFew, ofLots] = [await preguntasDe(few, estadosTramite), await preguntasDe(lots, estadosTramite)];
  return ofLots.flatMap((one) => {
    const same = ofFew.find(({ nombre }) => nombre === one.nombre);
    return same ? [{ familia: one.familia, nombre: one.nombre, few: same, lots: one }] : [];
  });
}

async function worstOf(familia: string, pairs: readonly Pair[]) {
  const first = [];
  for (const one of pairs) first.push({ one, ...(await compare(one, ROUNDS, WARM_UP)) });
  const suspects = first.sort((a, b) => b.ratio - a.ratio).slice(0, WORST);
  const again = [];
  for (const { one } of suspects)
    again.push({ one, ...(await compare(one, ROUNDS_OF_THE_WORST, WARM_UP_OF_THE_WORST)) });
  const worst = again.sort((a, b) => b.ratio - a.ratio)[0];
  if (!worst) throw new Error(`${familia}: no hubo preguntas`);
  return {
    medida: familia,
    preguntas: pairs.length,
    'la peor': worst.one.nombre,
    'p95 de mil (ms)': tenths(worst.few),
    'p95 de un millón (ms)': tenths(worst.lots),
    razón: tenths(worst.ratio),
    [`hasta ${BAR}`]: worst.ratio <= BAR ? 'sí' : 'no',
  };
}

async function compare({ few, lots }: Pair, rounds: number, warmUp: number) {
  const times = { few: [] as number[], lots: [] as number[] };
  // Prepared statements have their plan after some uses: as in a process that has been up a while.
  for (let round = -warmUp; round < rounds; round += 1) {
    const [a, b] = [await ask(few), await ask(lots)];
    if (round < 0) continue;
    times.few.push(a);
    times.lots.push(b);
  }
  const [small, large] = [p95(times.few), p95(times.lots)];
  return { few: small, lots: large, ratio: large / small };
}

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

const tenths = (n: number) => Math.round(n * 10) / 10;
