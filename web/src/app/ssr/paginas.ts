import type { Idioma } from '@fedatario/contract/base';
import { textosDePrimeras } from '#textos/primeras';
import type { Capitulo } from '../../i18n/catalogo.ts';

export interface Pagina {
  readonly path: string;
  /** Module of the screen, under `src/`. */
  readonly module: string;
  readonly texts: readonly Capitulo[];
}

/** The screens rendered on the server: those found by search engines or shared as links. */
export const paginas = {
  inicio: { path: '/', module: 'app/pages/Inicio.tsx', texts: textosDePrimeras['/'] },
  producto: {
    path: '/productos/:idProducto',
    module: 'app/pages/Producto.tsx',
    texts: textosDePrimeras['/productos/:idProducto'],
  },
  planes: {
    path: '/nuestros-planes',
    module: 'app/pages/NuestrosPlanes.tsx',
    texts: textosDePrimeras['/nuestros-planes'],
  },
  reglas: {
    path: '/reembolsos',
    module: 'compra/reembolsos/reglas/ReglasPage.tsx',
    texts: textosDePrimeras['/reembolsos'],
  },
} as const satisfies Record<string, Pagina>;

/** The modules of the build that such a screen needs beside the entry: layout, screen, texts and fonts. */
export function modulesOf({ module, texts: own }: Pagina, idioma: Idioma): string[] {
  // Another language's `comun` comes with its table of chapters.
  const loaders = idioma === 'es' ? [] : [`catalogo.${idioma}`];
  const letters = idioma === 'ar' ? ['src/app/theme/arabe.ts'] : [];
  const texts = [...loaders, ...own.map((name) => `${name}.${idioma}`)].map((name) => `textos/${name}.js`);
  return ['src/app/layouts/HomeLayout.tsx', `src/${module}`, ...letters, ...texts];
}
