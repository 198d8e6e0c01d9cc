import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Idioma } from '@fedatario/contract/base';

/** Answers a public call of the contract, by its path. Throws what the call throws. */
export type Leer = (path: string, input: object) => Promise<{ data: unknown; meta?: { siguiente: string | null } }>;

interface Dibujo {
  readonly status: 200 | 404;
  /** The whole page, with the build's mark where the nonce goes. */
  readonly html: string;
  /** Whether others will ask for the same. */
  readonly shared: boolean;
}

/** Interface of the web build's server part, `web/src/app/ssr/render.tsx`, the only contact of the two. */
export interface Dibujante {
  /** The SHA-256 of the one script that stands in the pages themselves, in base64. */
  readonly guion: string;
  /** Normalises an address to the parts that pages read; undefined for a page that is not drawn on the server. */
  readonly addressOf: (url: string) => string | undefined;
  readonly render: (address: string, idioma: Idioma, leer: Leer) => Promise<Dibujo>;
}

/** Undefined when the build has no server part. It is loaded with the first page. */
export function dibujanteDe(dist: string, baseUrl: string): (() => Promise<Dibujante>) | undefined {
  const file = join(dist, '.ssr/render.js');
  if (!existsSync(file)) return undefined;
  let coming: Promise<Dibujante> | undefined;
  const bring = async (): Promise<Dibujante> => {
    const { createRenderer } = await import(pathToFileURL(file).href);
    const index = readFileSync(join(dist, 'index.html'), 'utf8');
    const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
    const { guion, ...drawing } = createRenderer({ index, manifest, baseUrl });
    return { ...drawing, guion: createHash('sha256').update(guion).digest('base64') };
  };
  return () => {
    coming ??= bring();
    return coming;
  };
}
