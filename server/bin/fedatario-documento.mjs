#!/usr/bin/env node
// The author's command, under the Node of the project when the one at hand is older.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  const { run } = await import('./documento.ts');
  process.exitCode = await run(process.argv.slice(2));
} else {
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const { status } = spawnSync(ownNode(), args, { stdio: 'inherit' });
  process.exitCode = status ?? 2;
}

function ownNode() {
  const name = `node-${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'bin/node');
  } catch {
    process.stderr.write(`Hace falta Node ${NEEDED} o posterior y esto es Node ${process.versions.node}.\n`);
    return process.exit(2);
  }
}
