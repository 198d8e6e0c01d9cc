import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CODIGO,
  type Comprador,
  createCompradores,
  createScratchDatabase,
  PRECIO,
  startBare,
  startEmbedded,
  startProduct,
} from '@fedatario/server/testing';
import autocannon from 'autocannon';
import pg from 'pg';

const CUSTOMERS = 8;
const ROUNDS = 3;
const SECONDS = 4;
/** Each customer of the eight is several people in turn: one person may have a hundred drafts. */
const PEOPLE = 40;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Whole purchases per second with eight customers at once: a complete draft into the cart, the cart read, a promo code,
 * a saved card charged, and back come the invoice with its number and the trámite. Beside it, on the same database, a bare
 * Fastify whose route is a transaction of four INSERTs. The jobs that follow (fiscal document, PDF, mail) are left to
 * another process, which is not there.
 */
export async function measure() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-compra-'));
  chmodSync(dataDir, 0o755);
  const database = await startEmbedded({ dataDir });
  process.env.TEST_DATABASE_URL = database.urlOf('postgres');
  const { url: databaseUrl } = await createScratchDatabase();
  const product = await startProduct(databaseUrl, dataDir, { RUN_JOBS: 'false', DATABASE_POOL: '8' });
  const bare = await startBare(databaseUrl);
  const people = await createCompradores({ url: product.url, databaseUrl, dataDir }, PEOPLE);
  const statements = await countStatements(databaseUrl, dataDir, () => buy(product.url, people[0] as Comprador));
  await crowd(product.url, people, 1);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await autocannon({ url: `${bare.url}/cuatro`, method: 'POST', connections: CUSTOMERS, duration: 2 });
    rounds.push({ ...(await crowd(product.url, people, SECONDS)), floor: floor.requests.average });
  }
  await Promise.all([bare.stop(), product.stop()]);
  await database.stop();
  agent.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  const middle = rounds.sort((x, y) => x.perSecond - y.perSecond)[Math.floor(ROUNDS / 2)] ?? rounds[0];
  return [
    {
      medida: 'compras completas, 8 clientes',
      'por segundo': Math.round(middle?.perSecond ?? 0),
      'p50 (ms)': Math.round(middle?.p50 ?? 0),
      'p99 (ms)': Math.round(middle?.p99 ?? 0),
      'cuatro INSERT solos (por s)': Math.round(middle?.floor ?? 0),
      razón: Math.round(((middle?.perSecond ?? 0) / (middle?.floor ?? 1)) * 1000) / 1000,
      'sentencias por compra': statements,
    },
  ];
}

/** Everybody buys for some seconds, each one thing after another. */
async function crowd(url: string, people: readonly Comprador[], seconds: number) {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const start = performance.now();
  const one = async (first: number) => {
    for (let turn = first; performance.now() < end; turn += CUSTOMERS) {
      const before = performance.now();
      await buy(url, people[turn % people.length] as Comprador);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: CUSTOMERS }, (_, n) => one(n)));
  times.sort((x, y) => x - y);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { perSecond: times.length / ((performance.now() - start) / 1000), p50: at(0.5), p99: at(0.99) };
}

async function buy(url: string, { authorization, borradores, idFormaPago }: Comprador): Promise<void> {
  const idBorrador = borradores.pop();
  if (!idBorrador) throw new Error('Se acabaron los borradores: haga más compradores.');
  const call = (method: string, path: string, body?: object) => send(url + path, method, authorization, body);
  await call('POST', '/api/private/carrito/lineas', { idBorrador });
  await call('POST', '/api/private/carrito/codigo', { codigo: CODIGO });
  const cart = await call('GET', '/api/private/carrito');
  const { total } = (cart as { totales: { total: number } }).totales;
  const receptor = { tipo: 'CF', numero: 'CF', nombre: 'Ana Ruiz', direccion: null };
  const metodo = { tipo: 'tarjetaGuardada', idFormaPago };
  const done = await call('POST', '/api/private/compras', { total, receptor, metodo, terminos: true });
  const { numero, lineas } = done as { numero: string | null; lineas: { solicitud: object | null }[] };
  if (total >= PRECIO || !numero || !lineas[0]?.solicitud) throw new Error(`No se compró: ${JSON.stringify(done)}`);
}

function send(url: string, method: string, authorization: string, body?: object): Promise<unknown> {
  const headers = {
    authorization,
    'idempotency-key': randomUUID(),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise((done, fail) => {
    const sent = ask(url, { method, headers, agent }, async (answer) => {
      let text = '';
      for await (const part of answer) text += part;
      if (answer.statusCode === 200) done((JSON.parse(text) as { data: unknown }).data);
      else fail(new Error(`${method} ${url}: ${answer.statusCode} ${text}`));
    });
    sent.on('error', fail);
    sent.end(body && JSON.stringify(body));
  });
}

/** What the database was asked during the work, by its own log: the transactions' begin and commit count too. */
async function countStatements(url: string, dataDir: string, work: () => Promise<void>): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const log = join(dataDir, 'postgres.log');
  const log_statement = async (value: string) => {
    await client.query(`alter system set log_statement = '${value}'`);
    await client.query('select pg_reload_conf()');
    await new Promise((rest) => setTimeout(rest, 500));
  };
  await work();
  await log_statement('all');
  const before = readFileSync(log, 'utf8').length;
  await work();
  const said = readFileSync(log, 'utf8').slice(before);
  await log_statement('none');
  await client.end();
  return said.split('\n').filter((line) => /(?:execute|statement)[^:]*: /.test(line) && !/pgboss|listen /i.test(line))
    .length;
}
