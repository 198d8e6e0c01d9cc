import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { virtualModules } from '../virtual/modules.ts';

const PREFIX = 'textos/';

/**
 * Answers the imports that begin with `#textos/`: the texts of a chapter in one language (`#textos/inicio.es`), the
 * loaders of all chapters in a language and the chapters that each screen reads. In Node, the files that `imports` of
 * the package names answer them.
 */
export function texts(): Plugin {
  return virtualModules({
    name: 'texts',
    names: /^textos\/[\w.]+$/,
    sideEffects: true,
    moduleOf: async (name) => {
      // Imported by its URL: otherwise the bundler of this configuration would follow it into every screen.
      const { moduleOf }: typeof import('./modules.ts') = await import(
        pathToFileURL(join(import.meta.dirname, 'modules.ts')).href
      );
      return moduleOf(name.slice(PREFIX.length));
    },
  });
}
