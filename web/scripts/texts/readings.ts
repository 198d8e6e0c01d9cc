import { existsSync, readFileSync } from 'node:fs';
import type { Textos } from '../../src/i18n/palabra.ts';

interface Module {
  readonly chapters: readonly string[];
  readonly imported: readonly string[];
  /** Modules loaded later, which may read the chapters that the same file loads before them. */
  readonly fetched: readonly string[];
  readonly loads: readonly string[];
}

/**
 * Returns functions that find the chapters read by a module and its imports. `texts` has those of each chapter by its
 * name.
 */
export function makeReader(texts: Readonly<Record<string, Textos>>) {
  const chaptersIn = (source: string) => chaptersNamedIn(source, texts);
  const modules = openModules(chaptersIn);

  /**
   * Chapters that a module under `entry` (a file URL) reads and that are not loaded before it, each with the files that
   * read it.
   */
  function missingFrom(entry: string, loaded: ReadonlySet<string>): Map<string, string[]> {
    const missing = new Map<string, string[]>();
    const seen = new Set<string>();
    const waiting = [{ file: entry, before: loaded }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { chapters, imported, fetched, loads } = modules(next.file);
      const here = new Set([...next.before, ...loads]);
      const key = [next.file, ...[...here].sort()].join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      for (const chapter of chapters.filter((one) => !here.has(one)))
        missing.set(chapter, [...(missing.get(chapter) ?? []), nameOf(next.file)]);
      waiting.push(...imported.map((file) => ({ file, before: next.before })));
      waiting.push(...fetched.map((file) => ({ file, before: here })));
    }
    return missing;
  }

  /** Chapters that the modules under some entries read or load, also those that are fetched later. */
  function reachedFrom(entries: readonly string[]): Set<string> {
    const reached = new Set<string>();
    const seen = new Set(entries);
    for (const file of seen) {
      const { chapters, imported, fetched, loads } = modules(file);
      for (const chapter of [...chapters, ...loads]) reached.add(chapter);
      for (const further of [...imported, ...fetched]) seen.add(further);
    }
    return reached;
  }

  return { missingFrom, reachedFrom, chaptersIn };
}

/** Reads each module once. */
function openModules(chaptersIn: (source: string) => string[]) {
  const modules = new Map<string, Module>();
  return (file: string): Module => {
    const known = modules.get(file);
    if (known) return known;
    const source = readFileSync(new URL(file), 'utf8');
    const module = {
      // The loaders of the catalogue name chapters in order to load them, not to read them.
      chapters: /\/src\/i18n\/|\/textos[.]ts$/.test(file) ? [] : chaptersIn(source),
      imported: matches(source, /^(?:import|export) (?!type\b)[^'"]*?from '(\.[^']+)'/gm).flatMap((path) =>
        resolve(file, path),
      ),
      fetched: matches(source, /import\('(\.[^']+)'\)/g).flatMap((path) => resolve(file, path)),
      loads: matches(source, /loadTexts\(\[([^\]]*)\]/g).flatMap((list) => matches(list, /'(\w+)'/g)),
    };
    modules.set(file, module);
    return module;
  };
}

/** Chapters named by text paths in a source: `'minuta.titulo'`, or a template up to its first expression. */
function chaptersNamedIn(source: string, texts: Readonly<Record<string, Textos>>): string[] {
  const paths = matches(source, /['"`]([a-zA-Z]+(?:\.[\w-]+)+|[a-zA-Z]+(?:\.[\w-]+)*\.(?=\$\{))/g);
  const known = paths.filter((path) => leadsToText(path.replace(/\.$/, ''), texts));
  return [...new Set(known.map((path) => path.split('.')[0] ?? ''))].sort();
}

function leadsToText(path: string, texts: Readonly<Record<string, Textos>>): boolean {
  const end = path
    .split('.')
    .reduce<unknown>(
      (piece, name) => (typeof piece === 'object' && piece ? Reflect.get(piece, name) : undefined),
      texts,
    );
  return end !== undefined;
}

/** File URL of the module that a screen's function imports, read from its source. Throws without a literal import. */
export function entryOf(page: () => Promise<unknown>, folders: readonly URL[]): string {
  const found = /import\('(\.[^']+)'\)/.exec(page.toString())?.[1] ?? '';
  const candidates = folders.map((folder) => new URL(found, folder).href);
  const file = found && candidates.find((href) => existsSync(new URL(href)));
  if (!file) throw new Error(`A screen fetches no module by a literal import: ${page}`);
  return file;
}

function resolve(from: string, path: string): string[] {
  const { href } = new URL(path, from);
  return /\.tsx?$/.test(href) && existsSync(new URL(href)) ? [href] : [];
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const nameOf = (href: string) => href.slice(href.indexOf('/src/') + 5);
