import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemplate, type RequestBench, startEmbedded, startRequestBench } from '@fedatario/server/testing';
import autocannon from 'autocannon';

const SECONDS = 6;
const CONNECTIONS = 16;

/** Requests per second through the whole path, against a bare Fastify with one statement on the same database. */
export async function measure() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-peticion-'));
  chmodSync(dataDir, 0o755);
  const database = await startEmbedded({ dataDir });
  process.env.TEST_DATABASE_URL = database.urlOf('postgres');
  await createTemplate();
  const bench = await startRequestBench();
  const rows = [];
  for (const pair of bench.pairs) rows.push(await compare(bench, pair));
  await bench.close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
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
  const floor = await fire(bench.bareUrl + bare, SECONDS);
  const ours = await fire(bench.wholeUrl + whole, SECONDS);
  if (ours.non2xx + ours.errors + floor.non2xx + floor.errors > 0) throw new Error(`${name}: hubo respuestas fallidas`);
  return {
    medida: name,
    'todo el camino (por s)': Math.round(ours.requests.average),
    'Fastify solo (por s)': Math.round(floor.requests.average),
    razón: Math.round((ours.requests.average / floor.requests.average) * 100) / 100,
    'p99 (ms)': ours.latency.p99,
  };
}
