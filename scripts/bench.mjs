// npm run bench -- <name>: one figure of docs/quality.md. Prints a table and writes .cache/bench/<name>.json.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './node-version.mjs';

requireNode();
const root = fileURLToPath(new URL('..', import.meta.url));
const names = globSync('bench/*.ts', { cwd: root }).map((file) => basename(file, '.ts'));
const name = process.argv[2];
if (!names.includes(name)) {
  console.error(`Diga cuál: ${names.map((known) => `npm run bench -- ${known}`).join(', ')}`);
  process.exit(1);
}
if (name === 'documentos') installRivals();
const { measure } = await import(`../bench/${name}.ts`);
const rows = await measure();
console.table(rows);
mkdirSync(join(root, '.cache/bench'), { recursive: true });
writeFileSync(join(root, `.cache/bench/${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);

/** The PDF libraries measured against weigh 60 MB: only who runs this bench installs them. */
function installRivals() {
  const folder = join(root, 'bench/rivales');
  if (existsSync(join(folder, 'node_modules'))) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
