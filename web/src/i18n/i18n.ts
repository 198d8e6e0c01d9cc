import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { type Capitulo, type Catalogo, capitulos, type Idioma } from './catalogo.ts';
import { comun } from './es/comun.ts';
import { error } from './es/error.ts';

/** Every text there is, as a path: `comun.guardar`, `error.no-encontrado`. A path that is not there does not compile. */
export type Texto = Caminos<Catalogo>;
type Caminos<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Caminos<T[K]>}` }[keyof T & string];

/** What goes in the `{holes}` of a text. */
export type Huecos = Readonly<Record<string, string | number>>;
export type T = (texto: Texto, huecos?: Huecos) => string;

const KEPT = 'idioma';

void i18next.init({
  initAsync: false,
  lng: 'es',
  fallbackLng: 'es',
  resources: { es: { translation: { comun, error } } },
  partialBundledLanguages: true,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
});

export const t: T = (texto, huecos) => i18next.t(texto, huecos ?? {});

/** The texts of the language being read; the component is drawn again when it changes. */
export function useT(): T {
  useIdioma();
  return t;
}

export function useIdioma(): Idioma {
  return useSyncExternalStore(subscribe, currentIdioma);
}

export const currentIdioma = (): Idioma => (i18next.language === 'en' ? 'en' : 'es');

/** What a guest chose before, or Spanish. */
export const keptIdioma = (): Idioma => (localStorage.getItem(KEPT) === 'en' ? 'en' : 'es');

/** Chapters on their way or here, by language and name. */
const brought = new Map<string, Promise<void>>([
  ['es.comun', Promise.resolve()],
  ['es.error', Promise.resolve()],
]);
const inUse = new Set<Capitulo>(['comun', 'error']);

/** Brings chapters of the catalogue before the screen that reads them. */
export async function loadTexts(names: readonly Capitulo[]): Promise<void> {
  for (const name of names) inUse.add(name);
  await Promise.all(names.map((name) => bring(currentIdioma(), name)));
}

/** Reads in another language from now on: every chapter already in use is brought first. */
export async function changeIdioma(idioma: Idioma): Promise<void> {
  localStorage.setItem(KEPT, idioma);
  await Promise.all(Array.from(inUse, (name) => bring(idioma, name)));
  await i18next.changeLanguage(idioma);
  document.documentElement.lang = idioma;
}

function bring(idioma: Idioma, name: Capitulo): Promise<void> {
  const id = `${idioma}.${name}`;
  const coming = brought.get(id) ?? fetchChapter(idioma, name);
  brought.set(id, coming);
  return coming;
}

async function fetchChapter(idioma: Idioma, name: Capitulo): Promise<void> {
  i18next.addResourceBundle(idioma, 'translation', { [name]: await capitulos[idioma][name]() }, true, true);
}

function subscribe(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}
