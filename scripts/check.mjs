// npm run check [-- a step's name…]: format, lint, types, imports, unused code, sizes, generated files. Prints what fails and where.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import areas from './areas.cjs';
import { bareIn } from './css-tokens.mjs';
import { circlesIn } from './folder-circles.mjs';
import { longIn } from './function-lines.mjs';
import { narrowingMigrations } from './migrations.mjs';
import { requireNode } from './node-version.mjs';
import { packedIn } from './packed.mjs';
import { physicalIn } from './physical-css.mjs';
import { looseScrollersIn } from './scrollers.mjs';
import { unnamedIn } from './sql-verbs.mjs';
import { ensureWebBuild } from './web-build.mjs';

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
const MODULES_AT_LEAST = 50;
const LINES = 250;
const LINES_OF_TEST = 300;
/** Not measured: the generated tables, and a chapter of texts, which is as long as its screens have words in four languages. */
const UNMEASURED = /^server\/src\/db\/tables[.]ts$|^web\/src\/.*\/textos[.]ts$/;
const OF_TESTS = /[.](?:test|spec)[.]|\/testing[/.]|^(?:e2e|bench)\//;

const steps = {
  'formato y reglas': () => bin('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off', '.']),
  'tipos del servidor': () => bin('typescript/bin/tsc', ['-p', 'tsconfig.json']),
  'tipos de la web': () => bin('typescript/bin/tsc', ['-p', 'web/tsconfig.json']),
  'tipos de los recorridos': () => bin('typescript/bin/tsc', ['-p', 'e2e/tsconfig.json']),
  importaciones: imports,
  'carpetas en árbol': folders,
  'código sin uso': () => bin('knip/bin/knip.js', ['--no-progress']),
  'estilos de ida y vuelta': directions,
  'medidas de los estilos': measures,
  'lo que se desplaza': scrollers,
  tamaños: sizes,
  'largo de las funciones': lengths,
  'literales escritos': packed,
  'comentarios con sujeto': comments,
  'verbos del SQL': verbs,
  'palabras de los estados': () => node('scripts/check-states.mjs', []),
  'migraciones que solo añaden': narrowingMigrations,
  'tablas y esquema generados': () => node('scripts/generate-tables.mjs', ['--check']),
  'documentos a 120 columnas': () => node('scripts/print-documents.mjs', ['--check']),
  'textos sin uso': () => node('web/scripts/unused-texts.mjs', []),
  'estados dibujados': () => node('scripts/generate-states.mjs', ['--check']),
  'caracteres imprimibles': () => node('scripts/generate-printable.mjs', ['--check']),
  'licencias de terceros': () => node('scripts/generate-notices.mjs', ['--check']),
  'índice de decisiones': () => node('scripts/check-decisions.mjs', []),
  'peso de las páginas': () => node('web/scripts/bundle-size.mjs', []),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0)
  throw new Error(`No hay una comprobación «${unknown[0]}». Hay: ${Object.keys(steps).join(', ')}.`);
if (asked.length === 0 || asked.includes('peso de las páginas')) await ensureWebBuild();
const chosen = Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name));
const failed = chosen.filter(([name, step]) => {
  const { ok, text } = step();
  console.log(`${ok ? '✔' : '✖'} ${name}`);
  if (!ok) console.log(text);
  return !ok;
});
process.exitCode = failed.length > 0 ? 1 : 0;

function bin(path, args) {
  return node(join('node_modules', path), args);
}

function node(path, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, path), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { ok: status === 0, text: `${stdout}${stderr}`, stdout };
}

function imports() {
  const files = cruise([], ['document-engine', 'contract', 'test-bank', 'server', 'web', 'e2e', 'bench', 'scripts']);
  const nouns = cruise(['--config', '.dependency-cruiser-nouns.cjs'], ['server', 'web']);
  return { ok: files.ok && nouns.ok, text: `${files.text}\n${nouns.text}` };
}

/** Folders of a noun need each other in one direction. Tests and their support may reach anything, so they are left out. */
function folders() {
  const nouns = globSync([`{server,web}/src/{${areas.join(',')}}/*/`, 'contract/src/', 'document-engine/src/'], {
    cwd: root,
  });
  const files = sources('ts,tsx').filter((file) => !OF_TESTS.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const found = nouns.map((noun) => noun.replace(/\/$/, '')).flatMap((noun) => circlesIn(texts, noun));
  const text = found.map((circle) => `Se necesitan unas a otras: ${circle.join(', ')}`).join('\n');
  return {
    ok: nouns.length > MODULES_AT_LEAST && found.length === 0,
    text: `${text}\n(${nouns.length} carpetas leídas)`,
  };
}

/** A parser that reads nothing finds nothing wrong: the count of modules proves that it read. */
function cruise(options, folders) {
  const program = 'dependency-cruiser/bin/dependency-cruiser.mjs';
  const { ok, text } = bin(program, ['--output-type', 'err', ...options, ...folders]);
  const count = Number(/\((\d+) modules/.exec(text)?.[1] ?? 0);
  return { ok: ok && count > MODULES_AT_LEAST, text: `${text}\n(${count} módulos leídos)` };
}

/** Screens are read from the right too: styles say where a line begins and ends. */
function directions() {
  return inFiles('web/src/**/*.css', physicalIn);
}

/** Sizes of type, gaps and the widths at which a screen changes are few, and each has one home. */
function measures() {
  return inFiles('web/src/**/*.{css,ts,tsx}', bareIn);
}

/** A box that scrolls holds all that is in it, so that nothing in it lengthens the page. */
function scrollers() {
  return inFiles('web/src/**/*.css', looseScrollersIn);
}

/** Functions that send SQL have English verbs of a closed list, so that they are not taken for rules of the domain. */
function verbs() {
  return inFiles('server/src/**/queries.ts', unnamedIn);
}

function inFiles(pattern, findIn) {
  const files = globSync(pattern, { cwd: root });
  const found = files.flatMap((file) =>
    findIn(readFileSync(join(root, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  return { ok: files.length > 0 && found.length === 0, text: found.join('\n') };
}

/** Measured on the parsed file, so that neither blank lines nor comments are saved to stay below a limit. */
function lengths() {
  const files = sources('ts,tsx,mjs');
  const found = files.flatMap((file) =>
    longIn(readFileSync(join(root, file), 'utf8'), file).map(
      ({ line, lines, limit }) => `${file}:${line}: ${lines} líneas, de ${limit} que puede tener`,
    ),
  );
  return { ok: files.length > 0 && found.length === 0, text: found.join('\n') };
}

/** A literal spread inside a literal saves lines and hides what an object holds; lists are read so in the product alone. */
function packed() {
  const found = sources('ts,tsx,mjs').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const objects = /\.\.\.\{\s*[\w.]/.test(text) ? [`${file}: un literal dentro de otro se escribe sin \`...{\``] : [];
    const lists = OF_TESTS.test(file) ? [] : packedIn(text, file);
    return [...objects, ...lists.map(({ line, instead }) => `${file}:${line}: ${instead}`)];
  });
  return { ok: found.length === 0, text: found.join('\n') };
}

/** A comment that begins with such a word is a clause without a subject, which nobody understands before the code. */
function comments() {
  const found = sources('ts,tsx,mjs,js,css').flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, n) =>
        /^\s*(?:\{?\/\*+|\/\/|\*) (?:What|Of|Who|Where)\b/.test(line) ? [`${file}:${n + 1}: ${line.trim()}`] : [],
      ),
  );
  return { ok: found.length === 0, text: found.join('\n') };
}

function sources(endings) {
  return globSync([`{document-engine,contract,test-bank,server,web,e2e,bench,scripts}/**/*.{${endings}}`], {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(String(name)),
  });
}

function sizes() {
  const long = sources('ts,tsx,mjs,css')
    .filter((file) => !UNMEASURED.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ file, lines }) => lines > (/[.]test[.]/.test(file) ? LINES_OF_TEST : LINES));
  return { ok: long.length === 0, text: long.map(({ file, lines }) => `${file}: ${lines} líneas`).join('\n') };
}
