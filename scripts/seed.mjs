// npm run seed: fills a new database with the demo, then stops. `npm start` does the same by itself.
import { requireNode } from './node-version.mjs';

requireNode();
const { loadConfig } = await import('../server/src/config.ts');
const { startServer } = await import('../server/src/server.ts');
const server = await startServer({ config: { ...loadConfig(), PORT: 0 }, dist: undefined, say: console.log });
for (const { email, clave } of server.accounts) console.log(`${email.padEnd(20)} ${clave}`);
await server.stop();
