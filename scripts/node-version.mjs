import module from 'node:module';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const COMPILED = fileURLToPath(new URL('../.cache/node', import.meta.url));

/**
 * Ends with a clear text under a Node that cannot run us. The project brings its own for Linux on x64 and arm64. What Node
 * compiles, types taken away, is kept for the next start and for the processes that this one starts.
 */
export function requireNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
    module.enableCompileCache(COMPILED);
    process.env.NODE_COMPILE_CACHE ??= COMPILED;
    return;
  }
  console.error(
    `Fedatario necesita Node ${NEEDED} o posterior y esto es Node ${process.versions.node}.\n` +
      `En Linux «npm install» lo trae consigo: ejecútelo de nuevo sin --omit=optional y use «npm start».\n` +
      `En otros sistemas instale Node ${NEEDED} desde https://nodejs.org.`,
  );
  process.exit(1);
}
