import { join } from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';

/** Modules that no file holds have their paths in this folder: `textos/inicio.es.js`, `calls/citas/list.js`. */
const WEB = normalizePath(join(import.meta.dirname, '../../'));

interface Module {
  readonly code: string;
  /** The file it was made from, when it is one: a change of it makes the module anew. */
  readonly file?: string;
}

interface VirtualModules {
  readonly name: string;
  /** Matches the names of its modules, which sources import after a `#`. */
  readonly names: RegExp;
  /** False lets the bundler drop a module of which nothing is used. */
  readonly sideEffects: boolean;
  readonly moduleOf: (name: string, isBuild: boolean) => Promise<Module>;
}

/** A plugin that makes modules when they are imported. */
export function virtualModules({ name, names, sideEffects, moduleOf }: VirtualModules): Plugin {
  let isBuild = false;
  const resolveId = (id: string) => {
    const found = nameOf(id, names);
    return found && { id: `${WEB}${found}.js`, moduleSideEffects: sideEffects };
  };
  async function load(this: Pick<Rolldown.PluginContext, 'addWatchFile'>, id: string) {
    const found = nameOf(id, names);
    if (!found) return undefined;
    const { code, file } = await moduleOf(found, isBuild);
    if (file) this.addWatchFile(file);
    return code;
  }
  return {
    name,
    enforce: 'pre',
    // The development server looks for libraries with these plugins only.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name, resolveId, load }] } } }),
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId,
    load,
  };
}

/** The name of a module as a source imports it, as it is resolved and as the development server asks for it. */
function nameOf(id: string, names: RegExp): string | undefined {
  const paths = [WEB, '/'].filter((start) => id.startsWith(start)).map((start) => id.slice(start.length));
  const asPath = paths.filter((path) => path.endsWith('.js')).map((path) => path.slice(0, -'.js'.length));
  const asWritten = id.startsWith('#') ? [id.slice(1)] : [];
  return [...asWritten, ...asPath].find((one) => names.test(one));
}
