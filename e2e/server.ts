import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../server/src/testing/cluster.ts';

/** Milliseconds, longer on a busy machine. */
const START_WITHIN = 60_000 * Number(process.env.PATIENCE ?? 1);
/** The journeys make what they need themselves, in an office of which nothing else is there. */
const UNLIMITED = { RATE_LIMIT: '100000', RATE_LIMIT_IDENTITY: '100000', DEMO_YEAR: 'false' };

export interface Producto {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product for all journeys, as a new user would in an empty folder; returns a function that stops it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'fedatario-recorridos-'));
  chmodSync(DATA_DIR, 0o755);
  const given = process.env.DATABASE_URL;
  // The product joins the cluster that it finds running in its folder: this one gives up durability for speed.
  const cluster = given ? undefined : await startEmbedded({ dataDir: DATA_DIR, settings: { fsync: 'off' } });
  const SANDBOX_PORT = await freePort();
  const { url, stop } = await start({ ...UNLIMITED, DATA_DIR, SANDBOX_PORT });
  process.env.PRODUCT_URL = url;
  process.env.DEMO_ACCOUNTS = readFileSync(join(DATA_DIR, 'cuentas-demo.json'), 'utf8');
  process.env.PRODUCT_DATA = JSON.stringify({ DATA_DIR, SANDBOX_PORT, DATABASE_URL: given ?? cluster?.url });
  return async () => {
    await stop();
    await cluster?.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
}

/** Starts another process of that product, on the same data, with some environment variables; it does no jobs. */
export function startBeside(chosen: Readonly<Record<string, string>>): Promise<Producto> {
  return start({ ...UNLIMITED, ...JSON.parse(process.env.PRODUCT_DATA ?? '{}'), RUN_JOBS: 'false', ...chosen });
}

async function start(chosen: Readonly<Record<string, string>>): Promise<Producto> {
  const PORT = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))], {
    env: Object.assign({}, process.env, { PORT }, chosen),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, fail) => {
    let said = '';
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`El producto no inició: ${said}`));
    }, START_WITHIN);
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      if (!said.includes('Escuchando en el puerto')) return;
      clearTimeout(late);
      done();
    });
    child.once('exit', () => fail(new Error(`El producto no inició: ${said}`)));
  });
  const stop = async () => {
    const exited = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await exited;
  };
  return { url: `http://localhost:${PORT}`, stop };
}

/** A free port, because the demo bank redirects to the product's address, which must be known before the start. */
export function freePort(): Promise<string> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(String(typeof address === 'object' ? address?.port : '')));
    });
  });
}
