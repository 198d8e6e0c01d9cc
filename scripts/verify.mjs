// npm run verificar: whether the data keep what the product promises of them; ends with 1 when something is broken.
import { requireNode } from './node-version.mjs';

requireNode();
const { verifyData } = await import('../server/src/control/integridad/command.ts');
const { loadConfig } = await import('../server/src/config.ts');
process.exitCode = (await verifyData(loadConfig(), new Date(), console.log)) ? 0 : 1;
