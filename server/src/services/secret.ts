import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets of an installation, the newest first: that one seals and signs, the others only open and verify. */
export type Secrets = readonly [string, ...string[]];

export interface SecretSettings {
  readonly APP_SECRET?: string | undefined;
  /** Further secrets, separated by commas. */
  readonly APP_SECRETS_READ?: string | undefined;
  readonly DATA_DIR: string;
}

/** The secrets that production brings, or else those beside the data. */
export function secretsOf({ APP_SECRET, APP_SECRETS_READ, DATA_DIR }: SecretSettings): Secrets {
  const [newest, ...kept] = APP_SECRET === undefined ? keptSecrets(DATA_DIR) : [APP_SECRET];
  return [newest, ...kept, ...readSecrets(APP_SECRETS_READ)];
}

/** Splits APP_SECRETS_READ. */
export function readSecrets(written: string | undefined): string[] {
  return (written ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean);
}

/** The secrets stored beside the data, a line each; the first is made at the first start. Production brings its own instead. */
export function keptSecrets(dataDir: string): Secrets {
  const file = fileIn(dataDir);
  if (!existsSync(file)) writeFileSync(file, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' });
  const [newest = '', ...others] = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return [newest, ...others];
}

/** Whether the installation keeps its secrets beside the data. */
export function hasKeptSecrets(dataDir: string): boolean {
  return existsSync(fileIn(dataDir));
}

/** Stores them in place of those that were there, all or nothing. */
export function keepSecrets(dataDir: string, secrets: Secrets): void {
  const part = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(part, `${secrets.join('\n')}\n`, { mode: 0o600 });
  renameSync(part, fileIn(dataDir));
}

export function newSecret(): string {
  return randomBytes(48).toString('base64');
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'secreto');
}
