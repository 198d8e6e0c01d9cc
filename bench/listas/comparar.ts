import { ask, type Pregunta, preguntasDe, type Side } from './preguntas.ts';

/** Every question is asked so often of both in turn; of each family, those that came out worst are asked again, more often. */
const ROUNDS = 7;
const WARM_UP = 2;
const WORST = 3;
const ROUNDS_OF_THE_WORST = 60;
const WARM_UP_OF_THE_WORST = 12;
const BAR = 3;

/**
 * Finds in each family of questions the one with the highest ratio of p95 over the many rows to p95 over the few, and the p95
 * of all questions together, whatever their filter, order and page.
 */
export async function compareOffices(few: Side, lots: Side) {
  const pairs = await pair(few, lots);
  const asked: Compared[] = [];
  const rows = [];
  for (const familia of new Set(pairs.map((one) => one.familia)))
    rows.push(
      await worstOf(
        familia,
        pairs.filter((one) => one.familia === familia),
        asked,
      ),
    );
  const all = ratioOf({ few: asked.flatMap((one) => one.times.few), lots: asked.flatMap((one) => one.times.lots) });
  return [...rows, toRow('cualquier filtro, orden y página', pairs.length, '(todas)', all)];
}

interface Pair {
  readonly familia: string;
  readonly nombre: string;
  readonly few: Pregunta;
  readonly lots: Pregunta;
}

/** The same questions of both sides: where a page begins is found in each. */
async function pair(few: Side, lots: Side): Promise<Pair[]> {
  const [ofFew, ofLots] = [await preguntasDe(few), await preguntasDe(lots)];
  return ofLots.flatMap((one) => {
    const same = ofFew.find(({ nombre }) => nombre === one.nombre);
    return same ? [{ familia: one.familia, nombre: one.nombre, few: same, lots: one }] : [];
  });
}

/** `asked` gets what each question took the first time that it was asked some times. */
async function worstOf(familia: string, pairs: readonly Pair[], asked: Compared[]) {
  const first = [];
  for (const one of pairs) first.push({ one, ...(await compare(one, ROUNDS, WARM_UP)) });
  asked.push(...first);
  const suspects = first.sort((a, b) => b.ratio - a.ratio).slice(0, WORST);
  const again = [];
  for (const { one } of suspects)
    again.push({ one, ...(await compare(one, ROUNDS_OF_THE_WORST, WARM_UP_OF_THE_WORST)) });
  const worst = again.sort((a, b) => b.ratio - a.ratio)[0];
  if (!worst) throw new Error(`${familia}: no hubo preguntas`);
  return toRow(familia, pairs.length, worst.one.nombre, worst);
}

function toRow(medida: string, preguntas: number, peor: string, { few, lots, ratio }: Ratio) {
  return {
    medida,
    preguntas,
    'la peor': peor,
    'p95 de mil (ms)': tenths(few),
    'p95 de un millón (ms)': tenths(lots),
    razón: tenths(ratio),
    [`hasta ${BAR}`]: ratio <= BAR ? 'sí' : 'no',
  };
}

interface Times {
  readonly few: number[];
  readonly lots: number[];
}
interface Ratio {
  readonly few: number;
  readonly lots: number;
  readonly ratio: number;
}
interface Compared extends Ratio {
  readonly times: Times;
}

async function compare({ few, lots }: Pair, rounds: number, warmUp: number): Promise<Compared> {
  const times: Times = { few: [], lots: [] };
  // Prepared statements have their plan after some uses: as in a process that has been up a while.
  for (let round = -warmUp; round < rounds; round += 1) {
    const [a, b] = [await ask(few), await ask(lots)];
    if (round < 0) continue;
    times.few.push(a);
    times.lots.push(b);
  }
  return { ...ratioOf(times), times };
}

function ratioOf({ few, lots }: Times): Ratio {
  const [small, large] = [p95(few), p95(lots)];
  return { few: small, lots: large, ratio: large / small };
}

function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

const tenths = (n: number) => Math.round(n * 10) / 10;
