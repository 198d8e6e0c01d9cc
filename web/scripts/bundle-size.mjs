import { join } from 'node:path';
import { weighFirstPage } from './first-page.ts';

/** KB of gzip JavaScript that `/` may ask of a visitor (1 KB = 1024 bytes). */
const LIMIT = 140;

const weights = weighFirstPage(join(import.meta.dirname, '../dist'));
const total = weights.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024;
for (const { file, gzipBytes } of weights) console.log(`${(gzipBytes / 1024).toFixed(1).padStart(8)} KB  ${file}`);
console.log(`${total.toFixed(1).padStart(8)} KB  JavaScript on / (gzip), limit ${LIMIT} KB`);
if (total > LIMIT) process.exitCode = 1;
