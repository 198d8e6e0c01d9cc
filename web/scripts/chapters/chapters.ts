import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Idioma, idiomas } from '@fedatario/contract/base';
import type { Capitulo } from '../../src/i18n/catalogo.ts';
import type { Palabra, Textos } from '../../src/i18n/palabra.ts';

/** The folder of the web's source. */
export const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** The texts of one feature: a file `textos.ts` that exports them under the name of the chapter. */
export interface Chapter {
  readonly name: Capitulo;
  /** Full path of its file. */
  readonly file: string;
}

/** Every chapter, by name. Throws when a file of texts does not export a single constant. */
export function chapters(): Chapter[] {
  const found = globSync('**/textos.ts', { cwd: SRC }).map((path) => {
    const file = join(SRC, path);
    const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    if (names.length !== 1) throw new Error(`${path} exports ${names.length} constants instead of one.`);
    return { name: names[0] as Capitulo, file };
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The texts of a chapter in every language, as its file is written now. */
export async function textsOf({ name, file }: Chapter): Promise<Textos> {
  const module: Record<string, Textos> = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
  const texts = module[name];
  if (!texts) throw new Error(`${file} does not export ${name}.`);
  return texts;
}

/** The texts of all chapters, by their names. */
export async function allTexts(): Promise<Readonly<Record<string, Textos>>> {
  const read = chapters().map(async (chapter) => [chapter.name, await textsOf(chapter)] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** Texts in one language. */
export function inIdioma(texts: Textos, idioma: Idioma): object {
  const said = Object.entries(texts).map(([name, part]) => [
    name,
    isPalabra(part) ? part[idiomas.indexOf(idioma)] : inIdioma(part, idioma),
  ]);
  return Object.fromEntries(said);
}

export const isPalabra = (part: Palabra | Textos): part is Palabra => Array.isArray(part);
