import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const START_WITHIN = 60_000;

/** Starts the product as a newcomer would, in an empty folder, for all the journeys; stops it at the end. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-recorridos-'));
  chmodSync(dataDir, 0o755);
  const [PORT, SANDBOX_PORT] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))], {
    env: { ...process.env, PORT, SANDBOX_PORT, DATA_DIR: dataDir, RATE_LIMIT: '100000', RATE_LIMIT_IDENTITY: '100000' },
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
  process.env.PRODUCT_URL = `http://localhost:${port}`;
  process.env.DEMO_ACCOUNTS = readFileSync(join(dataDir, 'cuentas-demo.json'), 'utf8');
  return async () => {
    const exited = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** A port nobody listens at: the bank of the demo sends people back to the product's address, known before it starts. */
function freePort(): Promise<string> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => done(String(typeof address === 'object' ? address?.port : '')));
    });
  });
}
