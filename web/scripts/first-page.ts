import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { adminScreens, otherScreens } from '../src/app/screens.ts';
import { chunksOf, type Manifest } from '../src/app/ssr/chunks.ts';
import { modulesOf, type Pagina } from '../src/app/ssr/paginas.ts';

export interface Weight {
  readonly file: string;
  /** Of the file compressed by itself, as it travels. */
  readonly gzipBytes: number;
}

/** The JavaScript that a visitor's browser runs before a page lives, heaviest first. `dist` is a finished build. */
export function weigh(dist: string, pagina: Pagina): Weight[] {
  return weighModules(dist, modulesOf(pagina, 'es'));
}

/** Of each screen of the back office: all that stands around it too, and the bell, which comes right after. */
export function weighOffice(dist: string): { path: string; weights: Weight[] }[] {
  const screens = [...adminScreens, ...otherScreens.filter(({ path }) => path.startsWith('/admin/'))];
  return screens.map((screen) => {
    const built = 'page' in screen ? screen : { page: pendingPage, texts: ['pendiente'] };
    const chapters = ['oficina', 'avisos', 'error', ...built.texts].map((name) => `src/i18n/es/${fileOf(name)}.ts`);
    return { path: screen.path, weights: weighModules(dist, [...around, moduleOf(built.page), ...chapters]) };
  });
}

const around = ['routes.tsx', 'theme/MantineRoot.tsx', 'shell/Shell.tsx', '../casa/notificaciones/Campana.tsx'].map(
  underApp,
);
const pendingPage = () => import('../src/app/pages/PendingPage.tsx');

function weighModules(dist: string, modules: readonly string[]): Weight[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  return chunksOf(manifest, ['index.html', ...modules])
    .map(({ file }) => ({ file, gzipBytes: gzipSync(readFileSync(join(dist, file))).length }))
    .sort((a, b) => b.gzipBytes - a.gzipBytes);
}

/** The module that a screen is fetched from, as its row of the table writes it. */
function moduleOf(page: () => Promise<unknown>): string {
  const path = /import\(\s*['"](?:\.\.\/src\/app\/)?([^'"]+)['"]\s*\)/.exec(page.toString())?.[1];
  if (!path) throw new Error(`A screen names no module: ${page}`);
  // The rows stand in a folder of their own, and name modules from there.
  return path.startsWith('..') ? join('src/app/screens', path) : underApp(path);
}

function underApp(path: string): string {
  return join('src/app', path);
}

/** A chapter's file is named as its noun: `informacionGeneral` stands in `informacion-general.ts`. */
function fileOf(chapter: string): string {
  return chapter.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
