import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksOf, type Manifest } from '../src/app/ssr/chunks.ts';
import { modulesOf, type Pagina } from '../src/app/ssr/paginas.ts';

export interface Weight {
  readonly file: string;
  /** Of the file compressed by itself, as it travels. */
  readonly gzipBytes: number;
}

/** The JavaScript that a visitor's browser runs before a page lives, heaviest first. `dist` is a finished build. */
export function weigh(dist: string, pagina: Pagina): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  return chunksOf(manifest, ['index.html', ...modulesOf(pagina, 'es')])
    .map(({ file }) => ({ file, gzipBytes: gzipSync(readFileSync(join(dist, file))).length }))
    .sort((a, b) => b.gzipBytes - a.gzipBytes);
}
