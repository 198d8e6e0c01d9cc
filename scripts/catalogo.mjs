// npm run catalogo: puts the documents that come with the product on sale, at the prices that the office gives.
import { requireNode } from './node-version.mjs';

requireNode();
const { runCatalogo } = await import('../server/src/catalogo/surtido/command.ts');
const { loadConfig } = await import('../server/src/config.ts');
process.exitCode = (await runCatalogo(loadConfig(), process.argv.slice(2), { say: console.log, now: new Date() }))
  ? 0
  : 1;
