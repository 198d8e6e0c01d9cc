import { hash, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'llave';

/** The key of a book, made by the first that opens it: all processes that share the folder speak to one bank with it. */
export function keyOf(dataDir: string): string {
  const file = join(dataDir, FILE);
  const made = `${file}.${process.pid}`;
  writeFileSync(made, `sk_test_${randomBytes(24).toString('hex')}`, { mode: 0o600 });
  try {
    // A link appears with its whole content, and only where there is none.
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
  return readFileSync(file, 'utf8');
}

/** Signs all notices of a bank. It follows from the key, so that a process knows it before it registers its address. */
export function webhookSecretOf(apiKey: string): string {
  return `whsec_${hash('sha256', `avisos ${apiKey}`).slice(0, 48)}`;
}
