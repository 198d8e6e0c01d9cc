import { join } from 'node:path';
import { paginas } from '../src/app/ssr/paginas.ts';
import { weigh, weighOffice } from './first-page.ts';

/** KB of gzip JavaScript (1 KB = 1024 bytes) that a public page may ask of a visitor, and a screen of who works in the office. */
const LIMIT = 140;
const LIMIT_OF_OFFICE = 300;

const dist = process.argv[2] ?? join(import.meta.dirname, '../dist');
const inKB = (bytes) => `${(bytes / 1024).toFixed(1).padStart(8)} KB`;
const sum = (weights) => weights.reduce((total, { gzipBytes }) => total + gzipBytes, 0);

for (const pagina of Object.values(paginas)) report(pagina.path, weigh(dist, pagina), LIMIT);
const office = weighOffice(dist).sort((a, b) => sum(b.weights) - sum(a.weights));
for (const [at, { path, weights }] of office.entries())
  if (at === 0 || sum(weights) > LIMIT_OF_OFFICE * 1024) report(path, weights, LIMIT_OF_OFFICE);

function report(path, weights, limit) {
  const total = sum(weights);
  for (const { file, gzipBytes } of weights) console.log(`${inKB(gzipBytes)}  ${file}`);
  console.log(`${inKB(total)}  JavaScript on ${path} (gzip), limit ${limit} KB\n`);
  if (total > limit * 1024) process.exitCode = 1;
}
