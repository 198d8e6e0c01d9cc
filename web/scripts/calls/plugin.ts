import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

/** The modules of calls have paths in this folder, which does not exist: `calls/citas/list.js`. */
const FOLDER = normalizePath(join(import.meta.dirname, '../../'));

/**
 * Answers `#calls`: method, path and access of the calls that a chunk names, without the schemas that the contract
 * describes them with. In Node, the file that `imports` of the package names answers with the calls themselves.
 */
export function calls(): Plugin {
  let isBuild = false;
  return {
    name: 'calls',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId(id) {
      const name = nameOf(id);
      return name && { id: `${FOLDER}${name}.js`, moduleSideEffects: false };
    },
    async load(id) {
      const name = nameOf(id);
      if (!name) return undefined;
      // Imported by its URL: otherwise the bundler of this configuration would follow it into every screen.
      const { moduleOf, wholeModule }: typeof import('./modules.ts') = await import(
        pathToFileURL(join(import.meta.dirname, 'modules.ts')).href
      );
      return isBuild ? moduleOf(name) : wholeModule();
    },
  };
}

/** The name of a module of calls as a source imports it, as the development server asks for it and as it is resolved. */
function nameOf(id: string): string | undefined {
  if (/^#calls(\/|$)/.test(id)) return id.slice(1);
  const folder = ['/', FOLDER].find((one) => id.startsWith(`${one}calls`));
  return folder && /^(calls(?:\/\w+)*)[.]js$/.exec(id.slice(folder.length))?.[1];
}
