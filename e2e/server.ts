import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const START_WITHIN = 60_000;

export interface Producto {
  readonly url: string;
  /** The demo accounts, as JSON. */
  readonly cuentas: string;
  readonly stop: () => Promise<void>;
}

/** Starts the product for all journeys and returns a function that stops it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { url, cuentas, stop } = await startOwn({ RATE_LIMIT: '100000', RATE_LIMIT_IDENTITY: '100000' });
  process.env.PRODUCT_URL = url;
  process.env.DEMO_ACCOUNTS = cuentas;
  return stop;
}

/** Starts the product in an empty folder, as a new user would, with some environment variables. */
export async function startOwn(chosen: Readonly<Record<string, string>>): Promise<Producto> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-recorridos-'));
  chmodSync(dataDir, 0o755);
  const [PORT, SANDBOX_PORT] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))], {
    env: Object.assign({}, process.env, { PORT, SANDBOX_PORT, DATA_DIR: dataDir }, chosen),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((done, fail) => {
    let said = '';
    const late = setTimeout(() => fail(new Error(`El producto no inició: ${said}`)), START_WITHIN);
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /Escuchando en el puerto (\d+)/.exec(said)?.[1];
      if (found) {
        clearTimeout(late);
        done(found);
      }
    });
    child.once('exit', () => fail(new Error(`El producto no inició: ${said}`)));
  });
  const stop = async () => {
    const exited = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, cuentas: readFileSync(join(dataDir, 'cuentas-demo.json'), 'utf8'), stop };
}

/** A free port, because the demo bank redirects to the product's address, which must be known before the start. */
function freePort(): Promise<string> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(String(typeof address === 'object' ? address?.port : '')));
    });
  });
}
