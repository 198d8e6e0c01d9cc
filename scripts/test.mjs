// npm test [-- server | web | e2e | … | folders | files, journeys too]: everything on a database and a browser of its own; ends with
// «N passed, N failed». --desde REV: the files that reach what changed since; --largo: the long tests in their whole length; --apart:
// each file in a process of its own; --otra-base: what a second PostgreSQL is asked (TEST_DATABASE_URL); --anotar: CONTRIBUTING.md tells
// how long it took.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { requireNode } from './node-version.mjs';
import { keepTimes, longestFirst, overBudget, slowest, slowness } from './suite/budget.mjs';
import { chosenFiles } from './suite/choose.mjs';
import { apart } from './suite/lists.mjs';
import { run, stopOnSignals } from './suite/processes.mjs';
import { recordTimes } from './suite/record.mjs';
import { runFiles } from './suite/run-files.mjs';
import { keepTaken, readStatements, refusedBy } from './suite/statements.mjs';

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    desde: { type: 'string' },
    largo: { type: 'boolean' },
    apart: { type: 'boolean' },
    'otra-base': { type: 'boolean' },
    anotar: { type: 'boolean' },
  },
});
/** One more than the cores: a test often waits for a process or the database. */
const PROCESSES = availableParallelism() + 1;
/** Up to so many files, each test is named. */
const FEW = 5;
const folder = mkdtempSync(join(tmpdir(), 'fedatario-pruebas-'));
const totals = { passed: 0, failed: 0 };
const results = [];
/** Seconds of each part of the run. */
const seconds = {};
/** The failed tests that are not journeys: told again at the end, where the output of a run that was cut still has them. */
const failures = [];
/** The PostgreSQL to test on, when one is named; each run makes databases of its own there and drops them. */
const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
delete process.env.DATABASE_URL;
/** The folder of the statements of a whole run, kept for another one that asks about them and adds none. */
const kept = process.env.TEST_STATEMENTS;
if (options['otra-base']) delete process.env.TEST_STATEMENTS;
if (options.largo) process.env.TEST_LENGTH = 'long';
// PostgreSQL runs as another user when we are root, and must reach its folder.
chmodSync(folder, 0o755);
stopOnSignals();

try {
  const specs = asked.filter((name) => name.endsWith('.spec.ts'));
  const named = asked.filter((name) => name !== 'e2e' && !specs.includes(name));
  const whole = asked.length === 0 && !options.desde && !options['otra-base'];
  const wantJourneys = whole || asked.includes('e2e') || specs.length > 0;
  const files = named.length === 0 && asked.length > 0 ? [] : chosenFiles(named, options);
  // The tests of a start time it, and one starts as a user who may not write the build.
  if (wantJourneys || files.some((file) => file.startsWith('scripts/'))) await buildWeb();
  if (files.length > 0) await timed('files', () => units(files));
  if (wantJourneys) await timed('journeys', () => journeys(asked.includes('e2e') ? [] : specs));
  if (options.anotar) recordTimes(seconds, results);
} catch (error) {
  console.error(error);
  totals.failed += 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.log(`\n✖ ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;

async function timed(part, work) {
  const began = performance.now();
  await work();
  seconds[part] = (performance.now() - began) / 1000;
}

async function units(files) {
  const { startEmbedded, createTemplate } = await import('../server/src/testing/index.ts');
  const settings = { fsync: 'off', max_connections: '200' };
  const database = given ? undefined : await startEmbedded({ dataDir: folder, settings });
  process.env.TEST_DATABASE_URL = given ?? database.urlOf('postgres');
  try {
    await createTemplate();
    const tell = (result) => {
      results.push(result);
      tellFile(result, files.length <= FEW);
    };
    const isApart = (file) => options.apart || file in apart;
    await runFiles(longestFirst(files), { processes: PROCESSES, isApart, tell });
    keepTimes(results);
    if (files.length > FEW) console.log(['\nLos archivos más lentos:', ...slowest(results)].join('\n'));
    await statements();
  } finally {
    await database?.stop();
  }
}

function tellFile(result, named) {
  // The long tests take as long as they need; a budget is held by the short ones.
  const late = options.largo ? [] : overBudget(result, slowness(PROCESSES));
  failures.push(...result.failures, ...late);
  totals.passed += result.passed.length;
  totals.failed += result.failures.length + late.length;
  const sign = result.failures.length + late.length > 0 ? '✖' : '✔';
  const omitted = result.skipped > 0 ? `, ${result.skipped} omitidas` : '';
  console.log(`${sign} ${result.file} (${result.passed.length} pruebas${omitted}, ${result.seconds.toFixed(1)} s)`);
  if (named) for (const test of result.passed) console.log(`  ✔ ${test}`);
  for (const failure of result.failures) console.log(`  ✖ ${failure}`);
}

/** Keeps the statements that this run sent, where it was told to; with `--otra-base`, asks the other PostgreSQL about those kept. */
async function statements() {
  if (!kept && !options['otra-base']) return;
  const { createTestDatabase } = await import('../server/src/testing/index.ts');
  const { url, drop } = await createTestDatabase();
  if (options['otra-base']) await askOther(url);
  else await keepTaken(kept, url);
  await drop();
}

/** Prepares each statement here: another version of PostgreSQL knows their functions and types. */
async function askOther(url) {
  const texts = readStatements(kept ?? join(root, '.cache/sentencias'));
  const refused = await refusedBy(url, texts);
  console.log(`${texts.size - refused.length} de ${texts.size} sentencias se preparan en esta base`);
  failures.push(...refused.map(({ text, message }) => `${message}\n${text}`));
  count({ passed: refused.length === 0 && texts.size > 0 ? 1 : 0, failed: refused.length }, texts.size > 0 ? 0 : 1);
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
  const report = join(folder, 'recorridos.json');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const scratch = await scratchDatabase();
  const env = { RESULTS: report, ...(scratch && { DATABASE_URL: scratch.url }) };
  const code = await run(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts', ...specs], env);
  await scratch?.drop();
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
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
