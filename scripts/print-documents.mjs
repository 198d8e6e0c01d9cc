// Prints the JSON of the documents shipped in its one form, that of the office's export; with --check, fails when one is not printed so.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printJson } from '../document-engine/src/print-json.ts';

const folder = fileURLToPath(new URL('../document-engine/examples/', import.meta.url));
const wrong = globSync('*/**/*.json', { cwd: folder })
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  .filter(({ text }) => printJson(JSON.parse(text)) !== text);

if (!process.argv.includes('--check')) {
  for (const { name, text } of wrong) writeFileSync(join(folder, name), printJson(JSON.parse(text)));
} else if (wrong.length > 0) {
  console.error('Hay documentos que no están impresos a 120 columnas: ejecute node scripts/print-documents.mjs');
  console.error(wrong.map(({ name }) => `document-engine/examples/${name}`).join('\n'));
  process.exitCode = 1;
}
