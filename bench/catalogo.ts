import { createScratchDatabase, startBare, startProduct } from '@fedatario/server/testing';
import autocannon from 'autocannon';
import { type Escenario, withEscenario } from './escenario/escenario.ts';
import { type EnVenta, growCatalogo } from './fixtures/catalogo.ts';

const SECONDS = 1;
/** The two sides take turns, and the middle round counts: a busy machine disturbs both alike. */
const ROUNDS = 7;
const CONNECTIONS = 16;
const MANY = 10_000;

/**
 * Requests per second of the catalogue as browsers ask for it, against a bare Fastify that does one SELECT by primary
 * key on the same database. Product, bare server and who asks are three processes.
 */
export const measure = () => withEscenario('catalogo', measureIn);

async function measureIn({ dataDir, keep }: Escenario) {
  const { url } = await createScratchDatabase();
  const product = keep(await startProduct(url, dataDir), ({ stop }) => stop());
  const bare = keep(await startBare(url), ({ stop }) => stop());
  const rows = [];
  for (const many of [0, MANY]) {
    const products = await growCatalogo(url, many);
    const floor = `${bare.url}/productos/${products[0]?.id}`;
    for (const [medida, paths] of asked(products))
      rows.push(await compare(`${medida}, ${products.length} productos`, product.url, paths, floor));
  }
  return rows;
}

/** The requests measured: a name and the paths asked for, in turn if there are several. */
function asked(products: readonly EnVenta[]): [string, string[]][] {
  const { slug = '' } = products[0] ?? {};
  const different = products.slice(0, 300).map((one) => one.slug);
  return [
    ['la lista', ['/api/public/productos?orden=nombre&limite=12']],
    ['un producto', [`/api/public/productos/${slug}`]],
    ['productos distintos, por turno', different.map((one) => `/api/public/productos/${one}`)],
    ['la página de inicio', ['/']],
    ['la página de un producto', [`/productos/${slug}`]],
  ];
}

async function compare(medida: string, base: string, paths: readonly string[], floorUrl: string) {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  const fire = (url: string, duration: number, list?: typeof requests) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      ...(list && { requests: list }),
    });
  await fire(floorUrl, 1);
  await fire(base, 2, requests);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await fire(floorUrl, SECONDS);
    const ours = await fire(base, SECONDS, requests);
    if (ours.non2xx + ours.errors + floor.non2xx + floor.errors > 0)
      throw new Error(`${medida}: hubo respuestas fallidas`);
    rounds.push({ ours: ours.requests.average, floor: floor.requests.average, p99: ours.latency.p99 });
  }
  const middle = rounds.sort((x, y) => x.ours / x.floor - y.ours / y.floor)[Math.floor(ROUNDS / 2)];
  if (!middle) throw new Error('No hubo rondas.');
  return {
    medida,
    'el producto (por s)': Math.round(middle.ours),
    'Fastify solo (por s)': Math.round(middle.floor),
    razón: Math.round((middle.ours / middle.floor) * 100) / 100,
    'p99 (ms)': middle.p99,
  };
}
