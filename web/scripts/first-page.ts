import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { textosDe } from '#textos/pantallas';
import type { Screen } from '../src/app/screen.ts';
import { adminScreens, customerScreens, guestScreens, otherScreens } from '../src/app/screens.ts';
import { chunksOf, type Manifest } from '../src/app/ssr/chunks.ts';
import { modulesOf, paginas } from '../src/app/ssr/paginas.ts';
import type { Capitulo } from '../src/i18n/catalogo.ts';

/** The files a browser fetches when a screen is the first one opened. */
export interface FirstLoad {
  readonly path: string;
  /** `drawn` are the public pages rendered on the server. */
  readonly kind: 'drawn' | 'outside' | 'office';
  /** Modules as the build's manifest names them, with the Spanish texts. */
  readonly modules: readonly string[];
  /** Modules that the screen loads by itself right after hydration. */
  readonly after: readonly string[];
}

export interface Weight {
  readonly file: string;
  /** Size of the file compressed by itself, as it is sent. */
  readonly gzipBytes: number;
}

/** The first load of every screen; in the office with the bell, which follows at once. */
export function firstLoads(): FirstLoad[] {
  const inOffice = ({ path }: Screen) => path.startsWith('/admin/');
  const drawn = Object.values(paginas);
  const around = otherScreens.filter((screen) => !inOffice(screen));
  const desk = [...customerScreens, ...around].filter(({ path }) => !drawn.some((pagina) => pagina.path === path));
  return [
    ...drawn.map((pagina) => ({
      path: pagina.path,
      kind: 'drawn' as const,
      modules: entry(modulesOf(pagina, 'es')),
      after: ['src/app/layouts/DatosDeEmpresa.tsx', SNACKBAR],
    })),
    ...guestScreens.map((screen) => loadOf(screen, 'outside', ['src/app/layouts/DoorLayout.tsx'], [])),
    ...desk.map((screen) => loadOf(screen, 'outside', [], [])),
    ...[...adminScreens, ...otherScreens.filter(inOffice)].map((screen) =>
      loadOf(
        screen,
        'office',
        ['src/app/shell/Shell.tsx', 'src/casa/notificaciones/Campana.tsx'],
        ['oficina', 'avisos'],
      ),
    ),
  ];
}

/** The scripts and styles of a first load in a finished build, heaviest first. */
export function filesOf(dist: string, modules: readonly string[]): { scripts: Weight[]; styles: Weight[] } {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const chunks = chunksOf(manifest, modules);
  const files = [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))]
    .map((file) => ({ file, gzipBytes: gzipSync(readFileSync(join(dist, file))).length }))
    .sort((a, b) => b.gzipBytes - a.gzipBytes);
  const isStyle = ({ file }: Weight) => file.endsWith('.css');
  return { scripts: files.filter((file) => !isStyle(file)), styles: files.filter(isStyle) };
}

function loadOf(screen: Screen, kind: FirstLoad['kind'], around: string[], texts: Capitulo[]): FirstLoad {
  const own: readonly Capitulo[] = textosDe[screen.path] ?? [];
  const chapters = [...new Set<Capitulo>(['error', ...texts, ...own])].map((name) => `textos/${name}.es.js`);
  return {
    path: screen.path,
    kind,
    modules: entry(['src/app/routes.tsx', ...around, moduleOf(screen.page), ...chapters]),
    after: [SNACKBAR],
  };
}

const SNACKBAR = 'src/ui/snackbar/Snackbar.tsx';

const entry = (modules: readonly string[]) => ['index.html', ...modules];

/** The module of a screen, read from the source of its import function. */
function moduleOf(page: () => Promise<unknown>): string {
  const path = /import\(\s*['"](?:\.\.\/src\/app\/)?([^'"]+)['"]\s*\)/.exec(page.toString())?.[1];
  if (!path) throw new Error(`A screen names no module: ${page}`);
  // The tables of screens are in a folder of their own, and their paths are relative to it.
  return path.startsWith('..') ? join('src/app/screens', path) : join('src/app', path);
}
