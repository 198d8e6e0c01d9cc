import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { virtualModules } from '../virtual/modules.ts';

/**
 * Answers `#calls`: method, path and access of the calls that a chunk names, without the schemas that the contract
 * describes them with. In Node, the file that `imports` of the package names answers with the calls themselves.
 */
export function calls(): Plugin {
  return virtualModules({
    name: 'calls',
    names: /^calls(?:\/\w+)*$/,
    sideEffects: false,
    moduleOf: async (name, isBuild) => {
      // Imported by its URL: otherwise the bundler of this configuration would follow it into every screen.
      const { moduleOf, wholeModule }: typeof import('./modules.ts') = await import(
        pathToFileURL(join(import.meta.dirname, 'modules.ts')).href
      );
      return { code: isBuild ? moduleOf(name) : wholeModule() };
    },
  });
}
