// Fails when a text of the screens is read by no module of the web.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts, isPalabra, SRC } from './chapters/chapters.ts';

/** A path of a text as it is written whole: `'minuta.titulo'`. */
const WHOLE = /['"`]([a-zA-Z]+(?:\.[\w-]+)+)['"`]/g;
/** A path with values in it, `minuta.estado.${estado}.titulo`, and the beginning of one whose values are templates too. */
const COMPOSED = /`([a-zA-Z]+\.(?:[\w.-]|\$\{[^`{}]*\})*)(`?)/g;

const sources = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter(
  (file) => !/(?:[.]test[.]ts|(?:^|\/)textos[.]ts)$/.test(file),
);
const read = new Set();
const composed = new Set();
for (const file of sources) {
  const source = readFileSync(join(SRC, file), 'utf8');
  for (const [, path] of source.matchAll(WHOLE)) read.add(path);
  for (const [, path, end] of source.matchAll(COMPOSED)) if (path.includes('${')) composed.add(patternOf(path, end));
}
const patterns = [...composed].map((pattern) => new RegExp(pattern));
const unused = pathsOf(await allTexts()).filter((path) => !isRead(path));
for (const path of unused) console.error(`Ningún módulo de la web lee el texto ${path}.`);
if (unused.length > 0) process.exitCode = 1;

/** A path is read when it, or a part above it, is written somewhere. */
function isRead(path) {
  const parts = path.split('.');
  const above = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  return above.some((one) => read.has(one)) || patterns.some((pattern) => pattern.test(path));
}

function patternOf(path, end) {
  const written = path.split(/\$\{[^`{}]*\}/).map((part) => part.replaceAll('.', '[.]'));
  return `^${written.join('.+')}${end ? '(?:[.]|$)' : ''}`;
}

function pathsOf(texts, prefix = '') {
  return Object.entries(texts).flatMap(([name, part]) =>
    isPalabra(part) ? [prefix + name] : pathsOf(part, `${prefix}${name}.`),
  );
}
