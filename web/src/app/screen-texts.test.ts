import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { capitulosDe } from '../i18n/capitulos.ts';
import type { Capitulo } from '../i18n/catalogo.ts';
import { home, producto } from './first-screens.ts';
import type { Built, Screen } from './screen.ts';
import { adminScreens, customerScreens, guestScreens, otherScreens } from './screens.ts';

const all: readonly Screen[] = [home, ...guestScreens, ...customerScreens, ...adminScreens, ...otherScreens];
const built = all.filter((screen): screen is Built => 'page' in screen);

const spanish = await read();
/** Loaded before any screen (`main.tsx`), and with every screen but the first ones (`routes.tsx`). */
const ALWAYS: readonly string[] = ['comun'];
const WITH_FORMS: readonly string[] = ['comun', 'error'];

for (const screen of built) {
  test(`${screen.path} loads every chapter of texts that its imports read`, () => {
    const light = screen === home || screen === producto;
    const loaded = new Set<string>([...screen.texts, ...(light ? ALWAYS : WITH_FORMS)]);
    assert.deepEqual(missingFrom(entryOf(screen), loaded), []);
  });
}

/** Loaded around a screen, with its texts: the doors all bring those of `door()`. */
const layouts = { HomeLayout: ALWAYS, DeskLayout: WITH_FORMS, DoorLayout: [...WITH_FORMS, 'identidad'] };

for (const [layout, loaded] of Object.entries(layouts)) {
  test(`${layout} loads every chapter of texts that its imports read`, () => {
    const entry = new URL(`./layouts/${layout}.tsx`, import.meta.url).href;
    assert.deepEqual(missingFrom(entry, new Set(loaded)), []);
  });
}

test('a file is seen to read chapters by their literal and composed paths', () => {
  assert.deepEqual(
    chaptersIn(`t('minuta.titulo'); t(\`tramites.conversacion.$\{x}\`); 'tramites.nada'; import('./lista.ts')`),
    ['minuta', 'tramites'],
  );
});

interface Module {
  readonly chapters: readonly string[];
  readonly imported: readonly string[];
  /** Modules fetched later, which may read the chapters that the same file loads before them. */
  readonly fetched: readonly string[];
  readonly loads: readonly string[];
}

/** Lines `chapter read by file` for each chapter that a module under `entry` reads and nobody loaded before it. */
function missingFrom(entry: string, loaded: ReadonlySet<string>): string[] {
  const missing = new Set<string>();
  const seen = new Set<string>();
  const waiting = [{ file: entry, before: loaded }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { chapters, imported, fetched, loads } = moduleAt(next.file);
    const here = new Set([...next.before, ...loads]);
    const key = [next.file, ...[...here].sort()].join(' ');
    if (seen.has(key)) continue;
    seen.add(key);
    for (const chapter of chapters) if (!here.has(chapter)) missing.add(`${chapter} read by ${nameOf(next.file)}`);
    waiting.push(...imported.map((file) => ({ file, before: next.before })));
    waiting.push(...fetched.map((file) => ({ file, before: here })));
  }
  return [...missing].sort();
}

const modules = new Map<string, Module>();

function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(new URL(file), 'utf8');
  const module = {
    // The catalogues name chapters in order to load them.
    chapters: file.includes('/src/i18n/') ? [] : chaptersIn(source),
    imported: matches(source, /^(?:import|export) (?!type\b)[^'"]*?from '(\.[^']+)'/gm).flatMap((path) =>
      resolve(file, path),
    ),
    fetched: matches(source, /import\('(\.[^']+)'\)/g).flatMap((path) => resolve(file, path)),
    loads: matches(source, /loadTexts\(\[([^\]]*)\]/g).flatMap((list) => matches(list, /'(\w+)'/g)),
  };
  modules.set(file, module);
  return module;
}

/** Chapters named by the paths of texts in a source: `'minuta.titulo'`, or up to the first hole of a composed one. */
function chaptersIn(source: string): string[] {
  const paths = matches(source, /['"`]([a-zA-Z]+(?:\.[\w-]+)+|[a-zA-Z]+(?:\.[\w-]+)*\.(?=\$\{))/g);
  const known = paths.filter((path) => leadsToText(path.replace(/\.$/, '')));
  return [...new Set(known.map((path) => path.split('.')[0] ?? ''))].sort();
}

function leadsToText(path: string): boolean {
  const end = path
    .split('.')
    .reduce<unknown>(
      (piece, name) => (typeof piece === 'object' && piece ? Reflect.get(piece, name) : undefined),
      spanish,
    );
  return end !== undefined;
}

/** The module that the screen's function fetches, read from the function's own text. */
function entryOf({ page, path }: Built): string {
  const found = /import\('(\.[^']+)'\)/.exec(page.toString())?.[1];
  assert.ok(found, `${path}: its page is not fetched by a literal import`);
  const candidates = ['./screens/', './'].map((folder) => new URL(found, new URL(folder, import.meta.url)).href);
  const file = candidates.find((href) => existsSync(new URL(href)));
  assert.ok(file, `${path}: ${found} is not there`);
  return file;
}

function resolve(from: string, path: string): string[] {
  const { href } = new URL(path, from);
  return /\.tsx?$/.test(href) && existsSync(new URL(href)) ? [href] : [];
}

async function read(): Promise<Partial<Record<Capitulo, object>>> {
  const chapters = Object.entries(await capitulosDe.es());
  return Object.fromEntries(await Promise.all(chapters.map(async ([name, bring]) => [name, await bring()])));
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const nameOf = (href: string) => href.slice(href.indexOf('/src/') + 5);
