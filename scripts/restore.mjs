// npm run restaurar: puts a backup into this installation, which must be empty, and checks it; `-- NAME` says which.
import { requireNode } from './node-version.mjs';

requireNode();
const { restaurar } = await import('../server/src/control/respaldos/restauracion.ts');
const { loadConfig } = await import('../server/src/config.ts');
try {
  process.exitCode = (await restaurar(loadConfig(), process.argv[2], new Date(), console.log)) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
