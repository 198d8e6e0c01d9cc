import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { until } from '../server/src/testing/until.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = [];
const children = [];
const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
/** Tests as root start the demonstration as this user, as most people do. */
const ordinary = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
/** Only a start that hangs takes so long: on a busy machine one has taken more than half a minute. */
const HANGS_MS = 300_000;
const patient = { timeout: 2 * HANGS_MS };

after(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('un primer inicio en una carpeta vacía, como usuario corriente', patient, () => {
  const dataDir = newFolder();
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  const env = { DATA_DIR: dataDir, ...(isRoot && { HOME: dataDir }) };
  let first;

  test('dice la dirección y las tres cuentas, y sus claves quedan solo para su dueño', async () => {
    first = await start(env, ordinary);
    assert.equal(statSync(join(dataDir, 'postgres')).uid, isRoot ? NOBODY : process.getuid());
    assert.equal(statSync(join(dataDir, 'cuentas-demo.json')).mode & 0o777, 0o600);
    const accounts = JSON.parse(readFileSync(join(dataDir, 'cuentas-demo.json'), 'utf8'));
    assert.deepEqual(
      accounts.map(({ email }) => email),
      ['admin@demo.test', 'notario@demo.test', 'cliente@demo.test'],
    );
    for (const { email, clave } of accounts) {
      assert.match(first.said(), new RegExp(`${email}\\s+${clave}`));
      assert.equal((await signIn(first.url, email, clave)).status, 200);
    }
  });

  test('la página, la salud y la documentación responden', async () => {
    for (const path of ['/', '/livez', '/readyz', '/api/openapi.json', '/api/docs']) {
      assert.equal((await fetch(first.url + path)).status, 200, path);
    }
    const page = await fetch(first.url);
    const nonce = /nonce-([^']+)'/.exec(page.headers.get('content-security-policy'))?.[1];
    assert.ok(nonce && (await page.text()).includes(`nonce="${nonce}"`));
  });

  test('matado con kill -9, el segundo inicio encuentra la base que quedó en marcha y los mismos datos', async () => {
    const postmaster = databasePid(dataDir);
    await first.kill('SIGKILL');
    const second = await start(env, ordinary);
    assert.equal(databasePid(dataDir), postmaster);
    const [{ email, clave }] = JSON.parse(readFileSync(join(dataDir, 'cuentas-demo.json'), 'utf8'));
    assert.equal((await signIn(second.url, email, clave)).status, 200);
    assert.equal(await second.kill('SIGINT'), 0);
    assert.ok(!existsSync(pidFile(dataDir)));
    await assert.rejects(fetch(second.url));
  });
});

test('debajo de una carpeta que solo root atraviesa, la base va donde su usuario llega', {
  ...patient,
  skip: !isRoot && 'solo root',
}, async () => {
  const dataDir = join(mkdtempSync('/root/fedatario-'), 'data');
  folders.push(join(dataDir, '..'));
  const server = await start({ DATA_DIR: dataDir });
  const staged = /La base de datos queda en (\S+):/.exec(server.said())?.[1];
  assert.ok(staged?.startsWith('/var/lib/fedatario/'));
  folders.push(staged);
  assert.equal(await server.kill('SIGTERM'), 0);
});

describe('en producción', patient, () => {
  const secret = 'f3Jk9sLq0zXv7Bn2Wm5Tr8Yp1Hd4Gc6A';
  const whole = {
    NODE_ENV: 'production',
    STRIPE_SECRET_KEY: 'sk_live_de_prueba',
    STRIPE_WEBHOOK_SECRET: 'whsec_de_prueba',
    APP_SECRET: secret,
    SMTP_URL: 'smtp://127.0.0.1:1',
    BASE_URL: 'https://notaria.ejemplo.com',
    ADMIN_EMAIL: 'directora@ejemplo.com',
    FEL: 'infile',
    FEL_AMBIENTE: 'pruebas',
    INFILE_USER: 'PREFIJO',
    INFILE_API_KEY: 'llave',
    INFILE_SIGNING_KEY: 'firma',
  };

  test('sin secretos propios no inicia y dice todo lo que falta', async () => {
    const missing = { APP_SECRET: 'changeme-changeme-changeme-changeme', SMTP_URL: '', ADMIN_EMAIL: undefined };
    const wrong = { ...whole, ...missing, BASE_URL: 'http://notaria.ejemplo.com' };
    const { child, said } = launch({ DATA_DIR: newFolder(), ...wrong });
    assert.deepEqual(await once(child, 'close'), [1, null]);
    for (const name of ['APP_SECRET', 'SMTP_URL', 'BASE_URL', 'ADMIN_EMAIL']) assert.match(said.text, new RegExp(name));
  });

  test('no siembra nada: solo invita al primer administrador, y no hay buzón', async () => {
    const dataDir = newFolder();
    const server = await start({ DATA_DIR: dataDir, ...whole });
    assert.ok(!existsSync(join(dataDir, 'cuentas-demo.json')));
    assert.equal((await fetch(`${server.url}/api/public/buzon`)).status, 404);
    assert.equal(
      (await fetch(`${server.url}/livez`)).headers.get('strict-transport-security')?.split(';')[0],
      'max-age=31536000',
    );
    // Not counted while a worker holds it: each try is refused at once, and the letter waits again.
    const waits = /fedatario_cola_pendientes\{cola="enviar-correo"\} 1/;
    await until(async () => waits.test(await (await fetch(`${server.url}/metrics`)).text()), Boolean, 120);
    assert.equal(await server.kill('SIGTERM'), 0);
  });
});

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-inicio-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

function launch(env, identity = {}) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: '/',
    env: { ...inherited, PORT: '0', DEMO_YEAR: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...identity,
  });
  children.push(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said.text += chunk));
  const exited = new Promise((done) => child.once('exit', (code) => done(code)));
  return { child, said, exited };
}

/** Starts the product; resolves once it says its port, and fails with what it said when it ends before or hangs. */
async function start(env, identity) {
  const { child, said, exited } = launch(env, identity);
  const port = await new Promise((listening, fail) => {
    const failed = () => fail(new Error(`No inició: ${said.text}`));
    const guard = setTimeout(failed, HANGS_MS);
    const look = () => {
      const found = /Escuchando en el puerto (\d+)/.exec(said.text)?.[1];
      if (!found) return;
      clearTimeout(guard);
      listening(found);
    };
    child.stdout.on('data', look);
    child.once('exit', () => {
      clearTimeout(guard);
      failed();
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => said.text,
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

function signIn(url, email, password) {
  return fetch(`${url}/api/public/identidad/sesion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
}

/** PostgreSQL removes it when it stops. */
function pidFile(dataDir) {
  return join(dataDir, 'postgres/postmaster.pid');
}

function databasePid(dataDir) {
  return Number(readFileSync(pidFile(dataDir), 'utf8').split('\n')[0]);
}
