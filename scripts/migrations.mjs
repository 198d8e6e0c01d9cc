import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lastRelease, migrationsOf } from './release.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'server/migrations');
/** Changes that the code of the last release, which goes on working on the same tables for a while, does not survive. */
const NARROWING = [
  'adding-not-nullable-field',
  'adding-required-field',
  'ban-drop-column',
  'ban-drop-not-null',
  'ban-drop-table',
  'ban-truncate-cascade',
  'changing-column-type',
  'disallowed-unique-constraint',
  'renaming-column',
  'renaming-table',
];

/** Faults of the migrations that the last release does not have: they may only add (docs/decisions/0122-upgrades-without-closing.md). */
export function narrowingMigrations() {
  const release = lastRelease();
  if (!release) return { ok: true, text: '' };
  const before = new Set(migrationsOf(release));
  if (before.size === 0) return { ok: false, text: `No se leyó ninguna migración de ${release}.` };
  const added = readdirSync(folder).filter((name) => name.endsWith('.sql') && !before.has(name));
  const faults = added.length > 0 ? narrowingIn(added.map((name) => join(folder, name))) : [];
  return { ok: faults.length === 0, text: faults.join('\n') };
}

/** Faults that squawk finds in these files, of the list above. */
export function narrowingIn(files) {
  const squawk = join(root, 'node_modules/squawk-cli/js/bin/squawk');
  const args = [squawk, '--pg-version=15.0', '--assume-in-transaction', '--reporter=json', ...files];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (!stdout.startsWith('[')) throw new Error(`squawk no respondió (${status}): ${stderr}`);
  return JSON.parse(stdout)
    .filter(({ rule_name: rule, level }) => NARROWING.includes(rule) || level === 'Error')
    .map(({ file, line, message, rule_name: rule }) => `${file}:${line + 1}: ${message} (${rule})`);
}
