import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a visitor's browser runs before `/` stands, as the build names it. */
const ENTRIES = [
  'index.html',
  'src/app/layouts/HomeLayout.tsx',
  'src/app/pages/Inicio.tsx',
  'src/i18n/es/inicio.ts',
  'src/i18n/es/productos.ts',
];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Weight {
  readonly file: string;
  /** Of the file compressed by itself, as it travels. */
  readonly gzipBytes: number;
}

/** The JavaScript of the first page, heaviest first. `dist` is a finished build. Throws when there is none. */
export function weighFirstPage(dist: string): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  return Array.from(filesOf(manifest, ENTRIES), (file) => ({
    file,
    gzipBytes: gzipSync(readFileSync(join(dist, file))).length,
  })).sort((a, b) => b.gzipBytes - a.gzipBytes);
}

/** The files of these chunks and of all that they import at once. Throws on a name the build does not know. */
export function filesOf(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk ${name}.`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
