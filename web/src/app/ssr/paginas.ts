import type { Idioma } from '@fedatario/contract';
import type { Capitulo } from '../../i18n/catalogo.ts';

export interface Pagina {
  readonly path: string;
  /** The module of its screen, under `src/`. */
  readonly module: string;
  readonly texts: readonly Capitulo[];
}

/** The screens that arrive drawn: what people find by searching, and what they send one another. */
export const paginas = {
  inicio: { path: '/', module: 'app/pages/Inicio.tsx', texts: ['inicio', 'productos'] },
  producto: { path: '/productos/:idProducto', module: 'app/pages/Producto.tsx', texts: ['productos'] },
} as const satisfies Record<string, Pagina>;

/** What a browser needs of the build before such a screen stands, beside the entry. */
export function modulesOf({ module, texts: own }: Pagina, idioma: Idioma): string[] {
  const chapters = idioma === 'es' ? own : (['capitulos', 'comun', ...own] as const);
  const letters = idioma === 'ar' ? ['app/theme/arabe.ts'] : [];
  const texts = chapters.map((name) => `i18n/${idioma}/${name}.ts`);
  return ['app/layouts/HomeLayout.tsx', module, ...letters, ...texts].map((path) => `src/${path}`);
}
