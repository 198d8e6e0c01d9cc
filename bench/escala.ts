import { createScratchDatabase, type Listening, startProduct } from '@fedatario/server/testing';
import pg from 'pg';
import { buy } from './compra/comprar.ts';
import { hangUp } from './compra/multitud.ts';
import { countStatements } from './compra/sentencias.ts';
import { type Consumo, consumoDe, postmasterOf } from './escala/consumo.ts';
import { crecidas, pesar } from './escala/pesos.ts';
import { type Peticion, peticiones, type Tamano } from './escala/peticiones.ts';
import { type Escenario, withEscenario } from './escenario/escenario.ts';
import { createCompradores } from './fixtures/compra.ts';
import { growSolicitudes } from './fixtures/listas.ts';

/** `ESCALA=1000,100000` measures other sizes: ten million took half an hour to fill on a busy machine. */
const TAMANOS = (process.env.ESCALA ?? '1000,100000,10000000').split(',').map(Number);
const BARRA = 1.3;
const CUSTOMERS = 3;
const PURCHASES = 240;
const IDLE_MS = 120_000;

/**
 * Statements, bytes and processor time of each kind of request over a thousand, a hundred thousand and ten million trámites, and the
 * bytes that a purchase leaves in each table. Processor time is the same on a busy machine, so nothing else has to stand still.
 */
export const measure = () => withEscenario('escala', measureIn);

async function measureIn(escenario: Escenario) {
  escenario.keep(undefined, hangUp);
  console.table(await pesosDe(escenario));
  const grown = [];
  for (const many of TAMANOS) grown.push(await grow(escenario, many));
  const tamanos: Tamano[] = [];
  // A session lasts ten minutes: customers come when all have grown.
  for (const one of grown) tamanos.push({ ...one, compradores: await createCompradores(one, CUSTOMERS) });
  const rows = [];
  for (const peticion of peticiones) rows.push(await compare(escenario, tamanos, peticion));
  return rows;
}

function startAt({ dataDir, keep }: Escenario, databaseUrl: string, jobs: boolean): Promise<Listening> {
  const settings = { RUN_JOBS: String(jobs), SANDBOX_PORT: '0' };
  return startProduct(databaseUrl, dataDir, settings).then((product) => keep(product, ({ stop }) => stop()));
}

async function grow(escenario: Escenario, many: number): Promise<Omit<Tamano, 'compradores'>> {
  const { dataDir } = escenario;
  const { url: databaseUrl } = await createScratchDatabase();
  const { url, pid } = await startAt(escenario, databaseUrl, false);
  const began = Date.now();
  const oficina = await growSolicitudes(databaseUrl, dataDir, { tipo: 'tramite', many });
  console.log(`${many} trámites en ${Math.round((Date.now() - began) / 1000)} s`);
  return { many, url, databaseUrl, dataDir, pid, oficina };
}

async function compare({ dataDir }: Escenario, tamanos: readonly Tamano[], peticion: Peticion) {
  const { nombre, veces: requests, aLaVez: atOnce } = peticion;
  const found: (Consumo & { readonly sentencias: number })[] = [];
  for (const tamano of tamanos) {
    const postmaster = await postmasterOf(tamano.databaseUrl);
    const send = () => peticion.send(tamano);
    const consumo = await consumoDe({ pid: tamano.pid, postmaster }, { send, requests, atOnce });
    const sentencias = await countStatements(tamano.databaseUrl, dataDir, () => send().then(() => undefined));
    found.push({ ...consumo, sentencias });
  }
  const total = found.map(({ producto, base }) => producto + base);
  const [first = 1, ...more] = total;
  const [largest = first, previous = first] = more.toReversed();
  return {
    petición: nombre,
    sentencias: found.map(({ sentencias }) => sentencias).join(' · '),
    bytes: found.map(({ bytes }) => bytes).join(' · '),
    'producto (ms)': found.map(({ producto }) => tenths(producto)).join(' · '),
    'base (ms)': found.map(({ base }) => tenths(base)).join(' · '),
    'veces la menor': hundredths(largest / first),
    'veces la anterior': hundredths(largest / previous),
    [`hasta ${BARRA}`]: largest / first <= BARRA ? 'sí' : 'no',
  };
}

/** Bytes that purchases of a document of a notary's leave in each table, with all that follows by itself. */
async function pesosDe(escenario: Escenario) {
  const { dataDir } = escenario;
  const { url: databaseUrl } = await createScratchDatabase();
  const product = await startAt(escenario, databaseUrl, true);
  const compradores = await createCompradores({ url: product.url, databaseUrl, dataDir }, CUSTOMERS);
  const before = await pesar(databaseUrl);
  for (let n = 0; n < PURCHASES; n += 1) {
    const one = compradores[n % CUSTOMERS];
    if (one) await buy(product.url, one);
  }
  await idle(databaseUrl);
  const rows = crecidas(before, await pesar(databaseUrl), PURCHASES);
  await product.stop();
  return [...rows, { tabla: '(todas)', bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) }];
}

/** Waits until the jobs of the purchases are done. */
async function idle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const deadline = Date.now() + IDLE_MS;
  for (let left = 1; left > 0 && Date.now() < deadline; ) {
    await new Promise((rest) => setTimeout(rest, 1_000));
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()",
    );
    left = rows[0]?.n ?? 0;
  }
  await client.end();
}

const hundredths = (n: number) => Math.round(n * 100) / 100;
const tenths = (n: number) => Math.round(n * 10) / 10;
