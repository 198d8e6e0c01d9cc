import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'web/dist');
const stamp = join(dist, '.fuentes');
const sources = ['web', 'contract/src', 'document-engine/src', 'package-lock.json'];
const skipped = new Set(['node_modules', 'dist']);

/** Builds the web when it was never built or its sources changed since. Answers the folder to serve. */
export async function ensureWebBuild() {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return dist;
  console.log('Construyendo la web (solo cuando cambia)…');
  // First for the browser, which empties the folder; then what draws the public pages in the server.
  const ok = build([]) && build(['--ssr', 'src/app/ssr/render.tsx', '--outDir', 'dist/.ssr']);
  if (!ok) {
    console.error('La web no se pudo construir; lo de arriba dice por qué.');
    process.exit(1);
  }
  writeFileSync(stamp, now);
  return dist;
}

function build(args) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const command = [vite, 'build', '--logLevel', 'warn', ...args];
  return spawnSync(process.execPath, command, { cwd: join(root, 'web'), stdio: 'inherit' }).status === 0;
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(source)).sort())
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesOf(path) {
  const full = join(root, path);
  if (path.endsWith('.json')) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const inside = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesOf(inside) : [inside];
  });
}
