// Which test files a run takes.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reachedSince } from './reached.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const GROUPS = ['document-engine', 'contract', 'server', 'web', 'bench', 'scripts'];
/** They meet the database itself, so another one is always asked. */
const OF_THE_DATABASE = [
  'server/src/db',
  'server/src/queue',
  'server/src/control/respaldos',
  'server/src/control/integridad',
];
const DAY_MS = 86_400_000;
const TURNS = 3;

/** All files, those of the names (workspaces, folders or files), or those that reach what changed since a revision. */
export function chosenFiles(names, { desde, 'otra-base': otherDatabase }) {
  if (otherDatabase) return filesForOtherDatabase();
  const files = (names.length === 0 ? GROUPS : names).flatMap(testsOf);
  return desde ? reachedSince(desde, files) : files;
}

/** The tests of the database, and of the other server tests a third, the next one each day. */
function filesForOtherDatabase() {
  const always = OF_THE_DATABASE.flatMap(testsOf);
  const turn = Math.floor(Date.now() / DAY_MS) % TURNS;
  return [...always, ...testsOf('server').filter((file, n) => !always.includes(file) && n % TURNS === turn)];
}

/** The tests of a workspace or folder, or the one that is named. Throws when there are none. */
function testsOf(name) {
  if (/[.]test[.](ts|mjs)$/.test(name)) return [name];
  const found = globSync(`${name}/**/*.test.{ts,mjs}`, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  if (found.length === 0) throw new Error(`No hay pruebas en «${name}».`);
  return found;
}
