// Writes server/src/db/tables.ts from a freshly migrated database; with --check, fails when the file is not that.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../server/src/db/embedded/cluster.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { palabras, sinComprobar } from '../server/src/db/palabras.ts';

const target = new URL('../server/src/db/tables.ts', import.meta.url).pathname;
const codegen = new URL('../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url).pathname;
const check = process.argv.includes('--check');
const folder = mkdtempSync(join(tmpdir(), 'fedatario-tablas-'));
const database = await startEmbedded({ dataDir: folder, settings: { fsync: 'off' } });
try {
  await migrate(database.url);
  const out = check ? join(folder, 'tables.ts') : target;
  const options = [
    '--dialect=postgres',
    '--camel-case',
    '--type-only-imports',
    '--date-parser=string',
    `--url=${database.url}`,
    `--out-file=${out}`,
  ];
  execFileSync(process.execPath, [codegen, ...options, '--exclude-pattern=public.migraciones'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(out, withWords(readFileSync(out, 'utf8')));
  if (check && readFileSync(out, 'utf8') !== readFileSync(target, 'utf8')) {
    console.error('server/src/db/tables.ts no corresponde a las migraciones: ejecute node scripts/generate-tables.mjs');
    process.exitCode = 1;
  }
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * The tables with the type of each column of closed words in the place of `string`. kysely-codegen has `--overrides` for it, which asks a
 * parser of TypeScript 5 and fails with the one of this project.
 */
function withWords(tables) {
  const types = {
    ...Object.fromEntries(Object.entries(palabras).map(([column, words]) => [column, typeOf(words)])),
    ...sinComprobar,
  };
  const names = new Set(Object.values(types).flatMap((type) => type.match(/\b[A-Z]\w+/g) ?? []));
  const typed = Object.entries(types).reduce((text, [column, type]) => withType(text, column, type), tables);
  const imported = `import type { ${[...names].sort().join(', ')} } from '@fedatario/contract';`;
  return typed.replace('import type { ColumnType }', `${imported}\nimport type { ColumnType }`);
}

function typeOf({ tipo, palabras: words }) {
  return tipo ?? words.map((word) => `'${word}'`).join(' | ');
}

function withType(text, column, type) {
  const [table = '', name = ''] = column.split('.').map(camelCase);
  const line = new RegExp(
    `(export interface ${table[0].toUpperCase()}${table.slice(1)} \\{[^}]*?\\n  ${name}: [^;\\n]*?)\\bstring\\b`,
  );
  if (!line.test(text)) throw new Error(`${column} está en palabras.ts y no es una columna de texto`);
  return text.replace(line, `$1${type}`);
}

function camelCase(name) {
  return name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
}
