// node scripts/check-states.mjs: names every comparison of a state with words written out, outside the noun that owns its machine (STYLE.md).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportados } from '../contract/src/areas.ts';
import { MACHINES, stateWordsIn } from './state-words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = Object.fromEntries(Object.entries(MACHINES).map(([name, { states }]) => [name, exportados.get(states)]));
const nameless = Object.keys(words).filter((name) => !Array.isArray(words[name]));
const files = globSync('{contract,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.ts|\/testing(?:\/|\.ts)/.test(file),
);
const found = files
  .sort()
  .flatMap((file) =>
    stateWordsIn(readFileSync(join(root, file), 'utf8'), file, words).map(
      ({ line, what }) => `${file}:${line}: ${what}`,
    ),
  );
const faults = [...nameless.map((name) => `scripts/state-words.mjs: ${name} no está en el contrato`), ...found];
if (faults.length > 0) console.log(faults.join('\n'));
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0;
