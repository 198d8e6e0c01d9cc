import { direccionDe, type Idioma, idiomaConocido } from '@fedatario/contract/base';
import { useSyncExternalStore } from 'react';
import { capitulosDe, comun } from '#textos/catalogo';
import type { Capitulo, Catalogo } from './catalogo.ts';
import type { Palabra } from './palabra.ts';
import { fill, find } from './text.ts';

/** The path of a text: `comun.guardar`, `error.no-encontrado`. An unknown path does not compile. */
export type Texto = Caminos<Catalogo>;
type Caminos<T> = { [K in keyof T & string]: T[K] extends Palabra ? K : `${K}.${Caminos<T[K]>}` }[keyof T & string];

/** Values for the `{placeholders}` of a text. */
type Huecos = Readonly<Record<string, string | number>>;
export type T = (texto: Texto, huecos?: Huecos) => string;

const KEPT = 'idioma';

const catalogos: Record<Idioma, Partial<Record<Capitulo, object>>> = { es: { comun }, en: {}, tr: {}, ar: {} };
let current: Idioma = 'es';
const listeners = new Set<() => void>();

export const t: T = (texto, huecos = {}) => fill(read(texto) ?? unknown(texto), huecos, current);

const read = (texto: string) => find(catalogos[current], texto) ?? find(catalogos.es, texto);

/** A newer server may send a code that this page does not know; a general message is shown instead. */
function unknown(texto: string): string {
  if (!texto.startsWith('error.')) return texto;
  return read('error.error-interno') ?? read('comun.fallo.titulo') ?? texto;
}

/** The texts of the current language; the component renders again when it changes. */
export function useT(): T {
  useIdioma();
  return t;
}

export function useIdioma(): Idioma {
  return useSyncExternalStore(subscribe, currentIdioma, currentIdioma);
}

export const currentIdioma = (): Idioma => current;

/** The language chosen earlier in this browser, or Spanish. */
export const keptIdioma = (): Idioma => idiomaConocido(localStorage.getItem(KEPT));

/** Chapters loading or loaded, by language and name. */
const brought = new Map<string, Promise<void>>();
const inUse = new Set<Capitulo>(['comun']);

/** Loads chapters of the catalogue before the screen that reads them. */
export async function loadTexts(names: readonly Capitulo[], idioma = current): Promise<void> {
  for (const name of names) inUse.add(name);
  await Promise.all(names.map((name) => bring(idioma, name)));
}

/** Switches to a language whose chapters are loaded, without storing the choice. */
export function readTexts(idioma: Idioma): void {
  current = idioma;
}

/** Runs `work`, which must not wait for anything, with texts and formats in a language; the server draws each page so. */
export function inIdioma<R>(idioma: Idioma, work: () => R): R {
  const before = current;
  current = idioma;
  try {
    return work();
  } finally {
    current = before;
  }
}

let drawn: Promise<unknown> = Promise.resolve();

/** Keeps the language while React compares a page that the server drew with its own, part by part, until `done`. */
export function keepIdiomaUntil(done: Promise<unknown>): void {
  drawn = done;
}

/** Switches to another language after loading every chapter in use, also those requested meanwhile. */
export async function changeIdioma(idioma: Idioma): Promise<void> {
  localStorage.setItem(KEPT, idioma);
  // biome-ignore lint/suspicious/noDocumentCookie: the server draws the first page in it; the other way is not in every browser.
  document.cookie = `${KEPT}=${idioma};path=/;max-age=31536000;samesite=lax`;
  for (let here = 0; here < inUse.size; ) {
    here = inUse.size;
    await Promise.all([loadTexts([...inUse], idioma), drawn]);
  }
  current = idioma;
  document.documentElement.lang = idioma;
  document.documentElement.dir = direccionDe(idioma);
  for (const listener of listeners) listener();
}

function bring(idioma: Idioma, name: Capitulo): Promise<void> {
  const id = `${idioma}.${name}`;
  const coming = brought.get(id) ?? fetchChapter(idioma, name);
  brought.set(id, coming);
  // A chapter that failed to load is requested again the next time.
  coming.catch(() => brought.delete(id));
  return coming;
}

async function fetchChapter(idioma: Idioma, name: Capitulo): Promise<void> {
  if (name in catalogos[idioma]) return;
  const capitulos = await capitulosDe[idioma]();
  catalogos[idioma][name] = (await capitulos[name]()).default;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
