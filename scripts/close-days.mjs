// npm run cierres: makes the sums that dashboards and reports keep of each closed day again, from the invoices and credit notes.
import { requireNode } from './node-version.mjs';

requireNode();
const { rebuildDays } = await import('../server/src/control/cierres/command.ts');
const { loadConfig } = await import('../server/src/config.ts');
await rebuildDays(loadConfig(), new Date(), console.log);
