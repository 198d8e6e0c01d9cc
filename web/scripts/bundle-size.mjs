import { join } from 'node:path';
import { paginas } from '../src/app/ssr/paginas.ts';
import { weigh } from './first-page.ts';

/** KB of gzip JavaScript that a public page may ask of a visitor (1 KB = 1024 bytes). */
const LIMIT = 140;

const dist = process.argv[2] ?? join(import.meta.dirname, '../dist');
const inKB = (bytes) => `${(bytes / 1024).toFixed(1).padStart(8)} KB`;

for (const pagina of Object.values(paginas)) {
  const weights = weigh(dist, pagina);
  const total = weights.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  for (const { file, gzipBytes } of weights) console.log(`${inKB(gzipBytes)}  ${file}`);
  console.log(`${inKB(total)}  JavaScript on ${pagina.path} (gzip), limit ${LIMIT} KB\n`);
  if (total > LIMIT * 1024) process.exitCode = 1;
}
