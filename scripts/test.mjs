// npm test [-- server | web | e2e | … | folders | files, journeys too]: everything on a database and a browser of its own; ends with «N passed, N failed».
import { spawn } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.mjs';

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
const groups = ['document-engine', 'contract', 'server', 'web', 'bench', 'scripts'];
const folder = mkdtempSync(join(tmpdir(), 'fedatario-pruebas-'));
const totals = { passed: 0, failed: 0 };
/** The failed tests that are not journeys: told again at the end, where the output of a run that was cut still has them. */
const failures = [];
const running = new Set();
/** The PostgreSQL to test on, when one is named; each run makes databases of its own there and drops them. */
const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
delete process.env.DATABASE_URL;
// PostgreSQL runs as another user when we are root, and must reach its folder.
chmodSync(folder, 0o755);
// Interrupted, what runs ends first, so that the database is stopped too. The journeys stop their product at SIGINT only.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGINT');
  });
}

try {
  const specs = asked.filter((name) => name.endsWith('.spec.ts'));
  const wantJourneys = asked.length === 0 || asked.includes('e2e') || specs.length > 0;
  const files = (asked.length === 0 ? groups : asked.filter((name) => name !== 'e2e' && !specs.includes(name))).flatMap(
    testsOf,
  );
  // The tests of a start time it, and one starts as a user who may not write the build.
  if (wantJourneys || files.some((file) => file.startsWith('scripts/'))) await buildWeb();
  if (files.length > 0) await units(files);
  if (wantJourneys) await journeys(asked.includes('e2e') ? [] : specs);
} catch (error) {
  console.error(error);
  totals.failed += 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.log(`\n✖ ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;

/** The tests of a workspace or folder, or the one that is named. Throws when there are none. */
function testsOf(name) {
  if (/[.]test[.](ts|mjs)$/.test(name)) return [name];
  const found = globSync(`${name}/**/*.test.{ts,mjs}`, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  if (found.length === 0) throw new Error(`No hay pruebas en «${name}».`);
  return found;
}

async function units(files) {
  const { startEmbedded, createTemplate } = await import('../server/src/testing/index.ts');
  const database = given
    ? undefined
    : await startEmbedded({ dataDir: folder, settings: { fsync: 'off', max_connections: '200' } });
  process.env.TEST_DATABASE_URL = given ?? database.urlOf('postgres');
  try {
    await createTemplate();
    const counts = join(folder, 'unidades.json');
    const reporter = join(root, 'scripts/count-reporter.mjs');
    const args = [
      '--test',
      // One more than the cores there are at least: many wait for a process, a pause or the database.
      '--test-concurrency=3',
      '--test-timeout=120000',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
    ];
    args.push(`--test-reporter=${reporter}`, `--test-reporter-destination=${counts}`, ...files);
    const code = await run(process.execPath, args);
    const unitTotals = JSON.parse(readFileSync(counts, 'utf8'));
    failures.push(...unitTotals.failures);
    count(unitTotals, code);
  } finally {
    await database?.stop();
  }
}

async function buildWeb() {
  const { ensureWebBuild } = await import('./web-build.mjs');
  await ensureWebBuild();
}

/** The journeys of these files; all of them when none is named. */
async function journeys(specs) {
  // The weight of the first page is a promise like any other: over its bar is one failed test.
  const weight = await run(process.execPath, ['web/scripts/bundle-size.mjs']);
  count({ passed: weight === 0 ? 1 : 0, failed: 0 }, weight);
  const results = join(folder, 'recorridos.json');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const scratch = await scratchDatabase();
  const env = { RESULTS: results, ...(scratch && { DATABASE_URL: scratch.url }) };
  const code = await run(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts', ...specs], env);
  await scratch?.drop();
  const { stats } = JSON.parse(readFileSync(results, 'utf8'));
  if (stats.flaky > 0) console.log(`\n${stats.flaky} recorridos pasaron solo al segundo intento: véalos arriba.`);
  count({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, code);
}

/** The journeys use the embedded database, or an empty one on the PostgreSQL that was named. */
async function scratchDatabase() {
  if (!given) return undefined;
  process.env.TEST_DATABASE_URL = given;
  const { createScratchDatabase } = await import('../server/src/testing/index.ts');
  return createScratchDatabase();
}

/** A runner that ends badly without a failed test, or with no test at all, has failed too. */
function count({ passed, failed }, code) {
  totals.passed += passed;
  totals.failed += failed > 0 || code === 0 ? failed : 1;
}

function run(command, args, env = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    running.add(child);
    child.on('error', fail);
    child.on('exit', (code) => {
      running.delete(child);
      done(code ?? 1);
    });
  });
}
