import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { calls } from './calls/plugin.ts';
import { joinPieces, type Piece } from './join-pieces.ts';
import { texts } from './texts/plugin.ts';

const web = dirname(import.meta.dirname);
/**
 * Libraries used by every page. They change only with their own versions, so our releases leave this file in the
 * browsers' caches. The few calls that every page makes are with them: they change as seldom, and as files between the
 * others they would cost each page one request more. So would the bundler's own helpers, which every file calls, and the maker of
 * the machines of states, which the contract of every area calls.
 */
const base = {
  name: 'base',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]|web[\\/]calls[\\/](identidad[\\/](refresh|signOut)|informacionGeneral[\\/]read|usuarios[\\/](byEmail|updateInfo)|ajustes[\\/]save)[.]|contract[\\/]src[\\/]base[\\/]maquina[.]|^\0(vite[\\/]preload-helper|rolldown[\\/]runtime)/,
  priority: 1,
};
/** The public pages have more readers than all others together, most of them for one visit. */
const DRAWN = 60;

/**
 * By default the build makes a file of each set of modules that the same screens need: some hundred for a screen. The
 * sets are known only after linking, so the build runs twice: first to learn them, then with modules that travel
 * together joined into one file.
 */
export function fewChunks(): Plugin {
  return {
    name: 'few-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async config() {
      const names = await joinedNames();
      const joined = {
        debugName: 'joined',
        name: (module: string) => names.get(module) ?? null,
        includeDependenciesRecursively: false,
      };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [base, joined] } } } } };
    },
  };
}

async function joinedNames(): Promise<Map<string, string>> {
  const output = await smallest();
  const assets = output.filter((file) => file.type === 'asset');
  const length = new Map(assets.map(({ fileName, source }) => [fileName, source.length]));
  const chunks = output.filter((file) => file.type === 'chunk');
  const pieces = new Map(chunks.map((chunk) => [keyOf(chunk), pieceOf(chunk, length, chunks)]));
  // Imported by its URL: otherwise the bundler of this configuration would follow it into every screen.
  const { firstLoads }: typeof import('./first-page.ts') = await import(
    pathToFileURL(join(import.meta.dirname, 'first-page.ts')).href
  );
  const loads = firstLoads().map(({ modules, after, kind }) => ({
    pieces: [...modules, ...after],
    weight: kind === 'drawn' ? DRAWN : 1,
  }));
  return joinPieces(pieces, loads);
}

/** A build with its default chunks, not written to disk. */
async function smallest(): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const built = await build({
    configFile: false,
    root: web,
    logLevel: 'silent',
    plugins: [react(), texts(), calls()],
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      assetsInlineLimit: 0,
      rolldownOptions: {
        experimental: { chunkOptimization: false },
        output: { codeSplitting: { groups: [base] } },
      },
    },
  });
  if (!('output' in built)) throw new Error('The build answered something else than its files.');
  return built.output;
}

/** A chunk loaded by its module is named after the module, any other by its file. */
function keyOf({ fileName, facadeModuleId, isEntry, isDynamicEntry }: Rolldown.OutputChunk): string {
  if (isEntry) return 'index.html';
  return isDynamicEntry && facadeModuleId ? relative(web, facadeModuleId) : fileName;
}

function pieceOf(
  chunk: Rolldown.OutputChunk,
  length: ReadonlyMap<string, number>,
  all: readonly Rolldown.OutputChunk[],
): Piece {
  const sum = (numbers: number[]) => numbers.reduce((total, more) => total + more, 0);
  return {
    name: chunk.name.replace('.module', ''),
    modules: chunk.moduleIds,
    script: sum(Object.values(chunk.modules).map(({ renderedLength }) => renderedLength)),
    styles: sum([...(chunk.viteMetadata?.importedCss ?? [])].map((file) => length.get(file) ?? 0)),
    imports: all.filter(({ fileName }) => chunk.imports.includes(fileName)).map(keyOf),
    fixed: chunk.isEntry || chunk.isDynamicEntry || chunk.name === base.name,
  };
}
