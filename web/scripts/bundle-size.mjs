import { join } from 'node:path';
import { idiomas } from '@fedatario/contract/base';
import { modulesOf, paginas } from '../src/app/ssr/paginas.ts';
import { filesOf, firstLoads } from './first-page.ts';

/** Limits of gzip JavaScript in KB (1 KB = 1024 bytes) for the first load of a public page and of an office screen. */
const KB = { drawn: 140, office: 300 };
/**
 * Limits of scripts and styles in a first load, each a request. Besides them come the page, two fonts, the seal and the
 * calls of the screen: four for a visitor, some nine for a signed-in person.
 */
const FILES = { drawn: 15, outside: 50, office: 63 };

const dist = process.argv[2] ?? join(import.meta.dirname, '../dist');
const inKB = (bytes) => `${(bytes / 1024).toFixed(1).padStart(8)} KB`;
const loads = firstLoads().map((load) => {
  const { scripts } = filesOf(dist, load.modules);
  const all = filesOf(dist, [...load.modules, ...load.after]);
  const bytes = scripts.reduce((total, { gzipBytes }) => total + gzipBytes, 0);
  return { ...load, scripts, bytes, files: all.scripts.length + all.styles.length };
});

for (const kind of Object.keys(FILES)) {
  const ofKind = loads.filter((load) => load.kind === kind);
  if (kind in KB) judge(ofKind, 'bytes', KB[kind] * 1024, weightOf);
  judge(ofKind, 'files', FILES[kind], ({ path, files }) => `${String(files).padStart(8)} files asked for by ${path}`);
}

// Server-rendered pages exist in every language: a module name that is not in the build is an error here.
for (const pagina of Object.values(paginas)) for (const idioma of idiomas) filesOf(dist, modulesOf(pagina, idioma));

/** Prints the largest load, and each one over the limit. */
function judge(ofKind, measure, limit, describe) {
  const sorted = [...ofKind].sort((a, b) => b[measure] - a[measure]);
  for (const [at, load] of sorted.entries())
    if (at === 0 || load[measure] > limit) console.log(`${describe(load)}, limit ${inLimit(measure, limit)}`);
  if (!sorted[0] || sorted[0][measure] > limit) process.exitCode = 1;
}

function inLimit(measure, limit) {
  return measure === 'bytes' ? `${limit / 1024} KB` : limit;
}

function weightOf({ path, scripts, bytes }) {
  const lines = scripts.map(({ file, gzipBytes }) => `${inKB(gzipBytes)}  ${file}\n`);
  return `${lines.join('')}${inKB(bytes)}  JavaScript on ${path} (gzip)`;
}
