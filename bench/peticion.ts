import { createTemplate } from '@fedatario/server/testing';
import autocannon from 'autocannon';
import { type Escenario, withEscenario } from './escenario/escenario.ts';
import { type RequestBench, startRequestBench } from './fixtures/peticion.ts';

const SECONDS = 2;
/** The two sides take turns, and the middle round counts: a busy machine disturbs both alike. */
const ROUNDS = 5;
const CONNECTIONS = 16;

/** Requests per second through the whole path, against a bare Fastify with one statement on the same database. */
export const measure = () => withEscenario('peticion', measureIn);

async function measureIn({ keep }: Escenario) {
  await createTemplate();
  const bench = keep(await startRequestBench(), ({ close }) => close());
  const rows = [];
  for (const pair of bench.pairs) rows.push(await compare(bench, pair));
  return rows;
}

async function compare(bench: RequestBench, { name, method, whole, bare, body }: RequestBench['pairs'][number]) {
  const fire = (url: string, duration: number) =>
    autocannon({
      url,
      method,
      connections: CONNECTIONS,
      duration,
      headers: { authorization: bench.authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    });
  await fire(bench.bareUrl + bare, 1);
  await fire(bench.wholeUrl + whole, 2);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await fire(bench.bareUrl + bare, SECONDS);
    const ours = await fire(bench.wholeUrl + whole, SECONDS);
    if (ours.non2xx + ours.errors + floor.non2xx + floor.errors > 0)
      throw new Error(`${name}: hubo respuestas fallidas`);
    rounds.push({ ours: ours.requests.average, floor: floor.requests.average, p99: ours.latency.p99 });
  }
  const middle = rounds.sort((x, y) => x.ours / x.floor - y.ours / y.floor)[Math.floor(ROUNDS / 2)] ?? {
    ours: 0,
    floor: 1,
    p99: 0,
  };
  return {
    medida: name,
    'todo el camino (por s)': Math.round(middle.ours),
    'Fastify solo (por s)': Math.round(middle.floor),
    razón: Math.round((middle.ours / middle.floor) * 100) / 100,
    'p99 (ms)': middle.p99,
  };
}
