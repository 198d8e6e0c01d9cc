// npm run respaldo: makes a backup; `-- lista` names those there are; `-- probar` restores one aside and checks it.
import { requireNode } from './node-version.mjs';

requireNode();
const { respaldo } = await import('../server/src/control/respaldos/command.ts');
const { loadConfig } = await import('../server/src/config.ts');
try {
  process.exitCode = (await respaldo(loadConfig(), process.argv.slice(2), new Date(), console.log)) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
