// npm run cierres: makes again what dashboards and reports keep of each closed day, from its invoices, credit notes, histories of trámites and charges of plans.
import { requireNode } from './node-version.mjs';

requireNode();
const { rebuildDays } = await import('../server/src/control/cierres/command.ts');
const { loadConfig } = await import('../server/src/config.ts');
await rebuildDays(loadConfig(), new Date(), console.log);
