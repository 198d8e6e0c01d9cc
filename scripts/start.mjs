// The product's start: the right Node, the web built when its sources changed, then the server. A new demonstration gets a year behind it.
import { requireNode } from './node-version.mjs';

requireNode();
const { ensureWebBuild } = await import('./web-build.mjs');
const dist = await ensureWebBuild();
const { main } = await import('../server/src/main.ts');
await main(dist, true);
