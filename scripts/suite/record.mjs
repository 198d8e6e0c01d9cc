// Writes the times of a whole run into the table of CONTRIBUTING.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { slowest } from './budget.mjs';

const PAGE = fileURLToPath(new URL('../../CONTRIBUTING.md', import.meta.url));
const BLOCK = /(<!-- Written by npm test -- --anotar -->\n)[\s\S]*?(<!-- end -->)/;

/** `seconds`: of each part of the run by its name; `results`: of the files, as `runFiles` tells them. */
export function recordTimes(seconds, results) {
  const day = new Date().toISOString().slice(0, 10);
  const rows = Object.entries(seconds).map(([part, value]) => `| ${part} | ${Math.round(value)} s |`);
  const lines = [
    `Measured on ${day} with ${availableParallelism()} cores.`,
    '',
    '| Part of `npm test` | Time |',
    '|---|---|',
    ...rows,
    '',
    'Its slowest files:',
    '',
    '```',
    ...slowest(results),
    '```',
    '',
  ];
  const page = readFileSync(PAGE, 'utf8');
  if (!BLOCK.test(page)) throw new Error('CONTRIBUTING.md no tiene dónde anotar los tiempos.');
  writeFileSync(
    PAGE,
    page.replace(BLOCK, (_, begin, end) => `${begin}${lines.join('\n')}${end}`),
  );
}
