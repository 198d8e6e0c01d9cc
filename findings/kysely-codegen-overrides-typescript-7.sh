#!/bin/sh
# kysely-codegen writes a column's type of --overrides and forgets its import when the installed TypeScript is version 7.
#
# Expected: with --overrides '{"columns":{"citas.estado":"EstadoCita"}}' and --custom-imports, the types begin with an import of EstadoCita,
# or the order fails. kysely-codegen names no version of TypeScript among its dependencies.
# Happens: it parses each type with the compiler's createSourceFile, which the package typescript has had until version 6. With 7 it prints
# "Failed to parse type expression", ends with 0 and writes a file that names EstadoCita and imports it nowhere. With 5.9 the import is there.
# Version: kysely-codegen 0.20.0, typescript 7.0.2 and 5.9.3, kysely 0.28.8, pg 8.16.3, @electric-sql/pglite 0.5.14 with pglite-socket 0.2.17. Date: 2026-11-28.
# Why it matters here: the types of columns with closed words are put into server/src/db/tables.ts by scripts/generate-tables.mjs itself.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
cat >see.mjs <<'JS'
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
const worker = new Worker(new URL('./base.mjs', import.meta.url));
const port = await new Promise((resolve) => worker.once('message', resolve));
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    'node_modules/kysely-codegen/dist/cli/bin.js', '--dialect=postgres', '--camel-case', '--type-only-imports', '--out-file=out.ts',
    `--url=postgres://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    '--overrides={"columns":{"citas.estado":"EstadoCita"}}', '--custom-imports={"EstadoCita":"./palabras"}',
  ],
  { encoding: 'utf8' },
);
const text = readFileSync('out.ts', 'utf8');
console.log(`typescript ${process.argv[2]}: ended with ${status}, told ${/Failed to parse/.test(stdout + stderr) ? 'a failure' : 'none'}`);
console.log(`  ${/estado: .*/.exec(text)?.[0]}  import: ${/import .*palabras.*/.exec(text)?.[0] ?? 'none'}`);
const imported = /import type \{ EstadoCita \} from "\.\/palabras"/.test(text);
await worker.terminate();
if (status !== 0 || !/estado: EstadoCita;/.test(text) || imported !== (process.argv[2] === '5.9.3')) process.exit(1);
JS
cat >base.mjs <<'JS'
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
const db = new PGlite();
await db.exec('create table citas (id int primary key, estado text not null)');
const server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1', maxConnections: 10 });
server.addEventListener('listening', ({ detail }) => parentPort.postMessage(detail.port));
await server.start();
JS
for typescript in 5.9.3 7.0.2; do
  npm install --no-audit --no-fund --silent kysely-codegen@0.20.0 "typescript@$typescript" kysely@0.28.8 pg@8.16.3 \
    @electric-sql/pglite@0.5.14 @electric-sql/pglite-socket@0.2.17
  node see.mjs "$typescript"
done
