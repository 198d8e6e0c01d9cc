import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { overBudget } from './suite/budget.mjs';
import { reachedBy } from './suite/reached.mjs';
import { runFiles } from './suite/run-files.mjs';
import { keepTaken, readStatements, refusedBy } from './suite/statements.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fedatario-corredor-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = "import assert from 'node:assert/strict'; import { after, describe, test } from 'node:test';\n";

function file(name, text) {
  const path = join(folder, `${name}.test.mjs`);
  writeFileSync(path, HEAD + text);
  return path;
}

/** The results that the runner tells of files of these texts, by name. */
async function told(texts, { processes = 1, isApart = () => false } = {}) {
  const names = Object.keys(texts);
  const paths = names.map((name) => file(name, texts[name]));
  const results = [];
  await runFiles(paths, { processes, isApart, tell: (result) => results.push(result) });
  return Object.fromEntries(names.map((name, n) => [name, results.find((result) => result.file === paths[n])]));
}

test('cuenta las pruebas de cada archivo y nombra las que fallan, con su lugar', async () => {
  const { a, b } = await told({
    a: "await Promise.resolve(); describe('algo', () => { test('uno', () => {}); test.skip('no', () => {}); });",
    b: "test('dos', () => {}); test('tres', () => assert.equal(1, 2));",
  });
  assert.deepEqual([a.passed, a.skipped, a.failures], [['uno'], 1, []]);
  assert.deepEqual(b.passed, ['dos']);
  assert.equal(b.failures.length, 1);
  assert.match(b.failures[0], /b[.]test[.]mjs:2 › tres [\s\S]*1 !== 2/);
});

test('un archivo que no se puede leer, que no tiene pruebas o que no termina de cerrar falla; los demás siguen', async () => {
  const results = await told({
    sinModulo: "import './no-hay.mjs';",
    vacio: '',
    sinCierre: "test('bien', () => {}); after(() => { throw new Error('no cierra'); });",
    fuera:
      "test('bien', () => { setImmediate(() => { throw new Error('tarde'); }); });\n" +
      "test('espera', () => new Promise((done) => setTimeout(done, 100)));",
    bueno: "test('sigue', () => {});",
  });
  assert.match(results.sinModulo.failures.join(), /el archivo [\s\S]*no-hay/);
  assert.match(results.vacio.failures.join(), /no tiene pruebas/);
  assert.match(results.sinCierre.failures.join(), /no cierra/);
  assert.match(results.fuera.failures.join(), /tarde/);
  assert.deepEqual([results.bueno.passed, results.bueno.failures], [['sigue'], []]);
});

test('un archivo que termina su proceso falla, y el siguiente va en otro', async () => {
  const { muere, sigue } = await told({
    muere: "test('muere', () => process.exit(3));",
    sigue: "test('sigue', () => {});",
  });
  assert.match(muere.failures.join(), /su proceso terminó con 3/);
  assert.deepEqual([sigue.passed, sigue.failures], [['sigue'], []]);
});

test('los archivos comparten su proceso, menos los que van aparte', async () => {
  const marks = "globalThis.marca = true; test('marca', () => {});";
  const sees = "const { marca } = globalThis; test('ve', () => assert.equal(marca, true));";
  const together = await told({ deja: marks, mira: sees });
  assert.deepEqual(together.mira.passed, ['ve']);
  const apart = await told({ dejaSola: marks, miraSola: sees }, { isApart: (path) => path.includes('miraSola') });
  assert.equal(apart.miraSola.failures.length, 1);
});

test('lo que un archivo reemplaza para todas sus pruebas no queda reemplazado para el siguiente', async () => {
  const { finge, lee } = await told({
    finge: "import { mock } from 'node:test'; mock.timers.enable({ apis: ['Date'], now: 0 }); test('finge', () => {});",
    lee: "test('lee', () => assert.ok(Date.now() > 1e12));",
  });
  assert.deepEqual([finge.passed, lee.passed], [['finge'], ['lee']]);
});

test('un archivo que deja cambiado el entorno falla, y el siguiente lo encuentra como estaba', async () => {
  const { cambia, lee } = await told({
    cambia: "test('cambia', () => { process.env.MARCA_DE_UN_ARCHIVO = 'sí'; });",
    lee: "test('lee', () => assert.equal(process.env.MARCA_DE_UN_ARCHIVO, undefined));",
  });
  assert.match(cambia.failures.join(), /dejó cambiado el entorno/);
  assert.deepEqual(lee.passed, ['lee']);
});

test('un archivo que tarda más de lo que puede falla, más tarde donde la máquina está ocupada', () => {
  assert.equal(overBudget({ file: 'lento.test.ts', seconds: 21 }, 1).length, 1);
  assert.deepEqual(overBudget({ file: 'lento.test.ts', seconds: 21 }, 2), []);
  assert.deepEqual(overBudget({ file: 'rapido.test.ts', seconds: 19 }, 1), []);
});

test('lo que importa un archivo que cambió se prueba; lo demás, no', () => {
  const tests = ['scripts/suite.test.mjs', 'document-engine/src/calendario/dia.test.ts'];
  assert.deepEqual(reachedBy(['scripts/suite/budget.mjs'], tests), [tests[0]]);
  assert.deepEqual(reachedBy(['document-engine/src/calendario/dia.ts'], tests), [tests[1]]);
  assert.deepEqual(reachedBy(['document-engine/examples/pagare/ficha.json'], tests), [tests[1]]);
  assert.deepEqual(reachedBy(['server/migrations/0001_nada.sql'], tests), tests);
});

test('un capítulo de textos se prueba aunque nada lo importe, y lo que un paquete importa por un nombre propio', () => {
  const tests = ['scripts/suite.test.mjs', 'web/src/i18n/i18n.test.ts'];
  assert.deepEqual(reachedBy(['web/src/casa/identidad/textos.ts'], tests), [tests[1]]);
  assert.deepEqual(reachedBy(['web/scripts/chapters/catalogo.ts'], tests), [tests[1]]);
});

test('una sentencia que otra base no conoce se nombra', async () => {
  const kept = mkdtempSync(join(folder, 'sentencias-'));
  writeFileSync(join(kept, '1.json'), JSON.stringify(['select 1 + $1::int', 'select no_hay()']));
  const refused = await refusedBy(process.env.TEST_DATABASE_URL, readStatements(kept));
  assert.deepEqual(
    refused.map(({ text }) => text),
    ['select no_hay()'],
  );
});

test('de las sentencias enviadas se guardan las que su propia base acepta, no las que una prueba escribe mal', async () => {
  const kept = mkdtempSync(join(folder, 'enviadas-'));
  writeFileSync(join(kept, '1.json'), JSON.stringify(['select 1', 'select nada from ninguna_tabla']));
  writeFileSync(join(kept, '2.json'), JSON.stringify(['select 1', 'select 2']));
  await keepTaken(kept, process.env.TEST_DATABASE_URL);
  assert.deepEqual([...readStatements(kept)].sort(), ['select 1', 'select 2']);
});
