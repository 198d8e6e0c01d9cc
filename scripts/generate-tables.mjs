// Writes server/src/db/tables.ts from a freshly migrated database; with --check, fails when the file is not that.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../server/src/db/embedded/cluster.ts';
import { migrate } from '../server/src/db/migrate.ts';

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
  if (check && readFileSync(out, 'utf8') !== readFileSync(target, 'utf8')) {
    console.error('server/src/db/tables.ts no corresponde a las migraciones: ejecute node scripts/generate-tables.mjs');
    process.exitCode = 1;
  }
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
