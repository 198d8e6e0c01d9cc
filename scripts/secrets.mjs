// npm run secretos: what is sealed under which secret; `-- sellar` seals everything under the newest one.
import { requireNode } from './node-version.mjs';

requireNode();
const { secretos } = await import('../server/src/control/secretos/command.ts');
const { loadConfig } = await import('../server/src/config.ts');
try {
  process.exitCode = (await secretos(loadConfig(), process.argv.slice(2), console.log)) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
