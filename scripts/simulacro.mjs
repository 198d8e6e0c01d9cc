// npm run simulacro: a cluster on this machine whose parts die under people at work; `-- corto`, three blows only; `-- conservar`, leaves its logs.
import { requireNode } from './node-version.mjs';

requireNode();
const asked = process.argv.slice(2);
const known = ['corto', 'conservar'];
if (asked.some((word) => !known.includes(word))) {
  console.error('Diga: npm run simulacro, con -- corto o -- conservar.');
  process.exit(1);
}
const { ensureWebBuild } = await import('./web-build.mjs');
await ensureWebBuild();
const { simulacro } = await import('../bench/simulacro/simulacro.ts');
const { golpesDe } = await import('../bench/simulacro/golpes.ts');
const golpes = golpesDe(asked.includes('corto'));
const options = { golpes, conservar: asked.includes('conservar'), say: console.log };
try {
  process.exit((await simulacro(options)) ? 0 : 1);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
