// The test files that import, directly or through others, a file that changed since a commit.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = '{document-engine,contract,test-bank,server,web,bench,scripts}/**/*.{ts,tsx,mjs}';
const IMPORTED = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'([^']+)'/g;
/** Whoever changes one of these may have changed anything: they are read, not imported. */
const READ_BY_ALL = /^(?:package(?:-lock)?[.]json|server\/migrations\/|server\/src\/(?:main|server|prepare)[.]ts)/;

/** Found by their name rather than imported: the chapters of texts. */
const FOUND = /^web\/src\/.*\/textos[.]ts$/;

/** Those of `tests` that reach what changed between `revision` and the working tree, new files included. */
export function reachedSince(revision, tests) {
  return reachedBy(changedSince(revision), tests);
}

/** Those of `tests` that reach these files. A file that nothing imports, such as an example, is read by any test of its workspace. */
export function reachedBy(changed, tests) {
  if (changed.some((file) => READ_BY_ALL.test(file))) return tests;
  const importers = importersOf(globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }));
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const unread = changed.filter((file) => (!importers.has(file) || FOUND.test(file)) && !tests.includes(file));
  const workspaces = new Set(unread.map(workspaceOf));
  return tests.filter((test) => reached.has(test) || workspaces.has(workspaceOf(test)));
}

function changedSince(revision) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', revision, '--'), ...git('ls-files', '--others', '--exclude-standard')];
}

function workspaceOf(file) {
  return file.split('/')[0];
}

/** For each file, those that import it. */
function importersOf(files) {
  const importers = new Map();
  for (const file of files) {
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)) {
      const target = resolved(name, file);
      if (!importers.has(target)) importers.set(target, new Set());
      importers.get(target).add(file);
    }
  }
  return importers;
}

/** The file of an import; of a package of ours, its entry; of a name that begins with #, what the workspace imports by it. */
function resolved(name, from) {
  if (name.startsWith('.')) return relative(root, join(root, dirname(from), name));
  if (name.startsWith('#')) return inManifest(workspaceOf(from), 'imports', name) ?? name;
  const [, workspace, entry = ''] = /^@fedatario\/([\w-]+)(\/.+)?$/.exec(name) ?? [];
  return (workspace && inManifest(workspace, 'exports', `.${entry}`)) ?? name;
}

/** The file that the manifest of a workspace has for a name, in the list of what it exports or of what it imports. */
function inManifest(workspace, list, name) {
  const manifest = join(root, workspace, 'package.json');
  if (!existsSync(manifest)) return undefined;
  for (const [key, target] of Object.entries(JSON.parse(readFileSync(manifest, 'utf8'))[list] ?? {})) {
    const [before, after] = key.split('*');
    if (key === name) return join(workspace, target);
    if (after !== undefined && name.startsWith(before))
      return join(workspace, target.replace('*', name.slice(before.length)));
  }
  return undefined;
}
