import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the web's source. */
export const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** The texts of one feature in every language: `<folder>/textos/<language>.ts`, each exporting `name`. */
export interface Chapter {
  readonly name: string;
  /** Path under `src`: `compra/facturas`. */
  readonly folder: string;
}

/** Every chapter, by name. Throws when a file of texts does not export a single constant. */
export function chapters(): Chapter[] {
  const found = globSync('**/textos/es.ts', { cwd: SRC }).map((file) => {
    const names = [...readFileSync(join(SRC, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    if (names.length !== 1 || !names[0]) throw new Error(`${file} exports ${names.length} constants instead of one.`);
    return { name: names[0], folder: dirname(dirname(file)) };
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The Spanish texts of all chapters, by their names. */
export async function spanishTexts(of: readonly Chapter[]): Promise<Readonly<Record<string, unknown>>> {
  const read = of.map(async ({ name, folder }) => [name, (await import(join(SRC, folder, 'textos/es.ts')))[name]]);
  return Object.fromEntries(await Promise.all(read));
}
