// npm run cola: what waits in the queue and what gave up; `npm run cola -- reintentar` sends all of the latter back.
import { requireNode } from './node-version.mjs';

requireNode();
const { inspectQueue } = await import('../server/src/queue/inspect.ts');
const { loadConfig } = await import('../server/src/config.ts');
await inspectQueue(loadConfig(), process.argv.includes('reintentar'), console.log);
