import { type Idioma, idiomas } from '@fedatario/contract/base';
import type { Capitulo } from '../../src/i18n/catalogo.ts';
import { comun as texts } from '../../src/i18n/comun/textos.ts';
import { type Chapter, chapters, inIdioma, textsOf } from './chapters.ts';

/** Loader of each chapter in one language, called with the first screen that reads it. */
type Capitulos = Readonly<Record<Capitulo, () => Promise<{ readonly default: object }>>>;

/** Found with the first chapter that is loaded: most tests load none. */
let all: readonly Chapter[] | undefined;

/** The Spanish texts that every page has from its first script. */
export const comun = inIdioma(texts, 'es');

/** Loaders of the chapters of each language; those of other languages than Spanish load on demand. */
export const capitulosDe = Object.fromEntries(
  idiomas.map((idioma) => [idioma, async () => loadersOf(idioma)]),
) as Readonly<Record<Idioma, () => Promise<Capitulos>>>;

function loadersOf(idioma: Idioma): Capitulos {
  all ??= chapters();
  const loaders = all.map((chapter) => [
    chapter.name,
    async () => ({ default: inIdioma(await textsOf(chapter), idioma) }),
  ]);
  return Object.fromEntries(loaders);
}
