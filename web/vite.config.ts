import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { calls } from './scripts/calls/plugin.ts';
import { fewChunks } from './scripts/few-chunks.ts';
import { texts } from './scripts/texts/plugin.ts';

/** The letters the first page is read in: asked for before the style sheet names them. */
const firstFonts = [
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
].map((url) => basename(url, '.woff2'));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), texts(), calls(), preloadFonts(), fewChunks()],
  // The server writes a fresh value in its place on each request.
  html: { cspNonce: '__CSP_NONCE__' },
  css: { modules: { generateScopedName: nameOfClass } },
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: onlyStyles },
  },
  // The server renderer is built as a single file without further imports.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
}));

/** The word of a class and a mark of its sheet. Vite adds the line too, which changes with each edit and hardly compresses. */
function nameOfClass(word: string, sheet: string): string {
  const path = relative(import.meta.dirname, sheet);
  return `${word}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFonts.some((font) => basename(file).startsWith(font)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/**
 * The table of what each screen needs is read by every visitor: it names the style sheets only. What the public pages need
 * their HTML asks for; the rest of a screen is found by its own imports.
 */
function onlyStyles(_: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'js' ? needed.filter((file) => file.endsWith('.css')) : needed;
}
