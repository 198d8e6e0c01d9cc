import { createScratchDatabase, startBare, startProduct } from '@fedatario/server/testing';
import autocannon from 'autocannon';
import pg from 'pg';
import { buy } from './compra/comprar.ts';
import { crowd, hangUp } from './compra/multitud.ts';
import { countStatements } from './compra/sentencias.ts';
import { startVendure } from './compra/vendure.ts';
import { type Escenario, withEscenario } from './escenario/escenario.ts';
import { type Comprador, createCompradores } from './fixtures/compra.ts';

const CUSTOMERS = 8;
const ROUNDS = 3;
const SECONDS = 4;
/** Both as processes that have been up a while. */
const WARM_UP = 8;
/** Each customer of the eight is several people in turn: one person may have a hundred drafts. */
const PEOPLE = 40;

/**
 * Whole purchases per second with eight customers at once: a complete draft into the cart, a promo code, the cart read,
 * a saved card charged, and back come the invoice with its number and the trámite. In turn with it, on the same PostgreSQL,
 * Vendure's checkout, and a bare Fastify whose route is a transaction of four INSERTs. The jobs that follow (fiscal
 * document, PDF, mail) are left to another process, which is not there; nor is Vendure's.
 */
export const measure = () => withEscenario('compra', measureIn);

async function measureIn({ dataDir, database, keep }: Escenario) {
  const { url: databaseUrl } = await createScratchDatabase();
  keep(undefined, hangUp);
  const settings = { RUN_JOBS: 'false', DATABASE_POOL: '8' };
  const product = keep(await startProduct(databaseUrl, dataDir, settings), ({ stop }) => stop());
  const bare = keep(await startBare(databaseUrl), ({ stop }) => stop());
  const vendure = keep(await startVendure(await emptyDatabase(database.urlOf), PEOPLE), ({ stop }) => stop());
  const people = await createCompradores({ url: product.url, databaseUrl, dataDir }, PEOPLE);
  const buyHere = (turn: number) => buy(product.url, people[turn % people.length] as Comprador);
  const statements = await countStatements(databaseUrl, dataDir, () => buyHere(0));
  const rounds = await inTurn({ buyHere, buyThere: vendure.buy, floor: `${bare.url}/cuatro` });
  const [here, there, floor] = (['here', 'there', 'floor'] as const).map((side) =>
    middle(rounds.map((round) => round[side])),
  ) as [Pace, Pace, Pace];
  const row = (medida: string, { perSecond, p50, p99 }: Pace, { memory }: Mide, sentencias: number | null) => ({
    medida,
    'por segundo': Math.round(perSecond * 10) / 10,
    'p50 (ms)': Math.round(p50),
    'p99 (ms)': Math.round(p99),
    'veces Vendure': Math.round((perSecond / there.perSecond) * 10) / 10,
    'memoria después (MB)': memory(),
    'sentencias por compra': sentencias,
  });
  return [
    row('compras completas, 8 clientes', here, product, statements),
    row('compras en Vendure, 8 clientes', there, vendure, null),
    row('cuatro INSERT solos, 8 clientes', floor, bare, 6),
  ];
}

type Mide = Pick<Awaited<ReturnType<typeof startBare>>, 'memory'>;

interface Pace {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}
type Buy = (turn: number) => Promise<void>;

/** A busy machine disturbs all alike: they take turns, after one that does not count. */
async function inTurn({ buyHere, buyThere, floor }: { buyHere: Buy; buyThere: Buy; floor: string }) {
  await crowd(buyHere, { customers: CUSTOMERS, seconds: WARM_UP });
  await crowd(buyThere, { customers: CUSTOMERS, seconds: WARM_UP });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const here = await crowd(buyHere, { customers: CUSTOMERS, seconds: SECONDS });
    const there = await crowd(buyThere, { customers: CUSTOMERS, seconds: SECONDS });
    const bare = await autocannon({ url: floor, method: 'POST', connections: CUSTOMERS, duration: 2 });
    const { requests, latency } = bare;
    rounds.push({ here, there, floor: { perSecond: requests.average, p50: latency.p50, p99: latency.p99 } });
  }
  return rounds;
}

function middle(paces: readonly Pace[]): Pace {
  const sorted = [...paces].sort((x, y) => x.perSecond - y.perSecond);
  return sorted[Math.floor(sorted.length / 2)] as Pace;
}

async function emptyDatabase(urlOf: (name: string) => string): Promise<string> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query('create database vendure');
  await client.end();
  return urlOf('vendure');
}
