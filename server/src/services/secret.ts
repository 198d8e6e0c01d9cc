import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that production brings, or else the one beside the data. */
export function secretOf({ APP_SECRET, DATA_DIR }: { APP_SECRET?: string | undefined; DATA_DIR: string }): string {
  return APP_SECRET ?? keptSecret(DATA_DIR);
}

/** The secret stored beside the data, made at the first start; production brings its own instead. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secreto');
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(48).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
