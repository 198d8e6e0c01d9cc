import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePath, type Plugin, type Rolldown } from 'vite';

/** The modules of texts have paths in this folder, which does not exist: `textos/inicio.es.js`. */
const FOLDER = normalizePath(join(import.meta.dirname, '../../textos/'));

/**
 * Answers the imports that begin with `#textos/`: the texts of a chapter in one language (`#textos/inicio.es`), the
 * loaders of all chapters in a language and the chapters that each screen reads. In Node, the files that `imports` of
 * the package names answer them.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    // The development server looks for libraries with these plugins only.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name: 'texts', resolveId, load }] } } }),
    resolveId,
    load,
  };
}

function resolveId(id: string): string | undefined {
  const name = nameOf(id);
  return name && `${FOLDER}${name}.js`;
}

async function load(this: Pick<Rolldown.PluginContext, 'addWatchFile'>, id: string): Promise<string | undefined> {
  const name = nameOf(id);
  if (!name) return undefined;
  // Imported by its URL: otherwise the bundler of this configuration would follow it into every screen.
  const { moduleOf }: typeof import('./modules.ts') = await import(
    pathToFileURL(join(import.meta.dirname, 'modules.ts')).href
  );
  const { code, file } = await moduleOf(name);
  if (file) this.addWatchFile(file);
  return code;
}

/** The name of a module of texts as a source imports it, as the development server asks for it and as it is resolved. */
function nameOf(id: string): string | undefined {
  if (id.startsWith('#textos/')) return id.slice('#textos/'.length);
  const folder = ['/textos/', FOLDER].find((one) => id.startsWith(one));
  return folder && /^([\w.]+)[.]js$/.exec(id.slice(folder.length))?.[1];
}
