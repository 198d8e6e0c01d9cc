import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@fedatario/server/testing';
import { type Keep, keeping } from './keeping.ts';

/** The environment of one measurement: a data folder and a PostgreSQL of its own. */
export interface Escenario {
  readonly dataDir: string;
  readonly database: Awaited<ReturnType<typeof startEmbedded>>;
  readonly keep: Keep;
}

/** Runs a measurement and then stops all that it started, the last first, also when it fails or is interrupted. */
export function withEscenario<T>(name: string, measure: (escenario: Escenario) => Promise<T>): Promise<T> {
  return keeping(async (keep) => {
    const dataDir = keep(mkdtempSync(join(tmpdir(), `fedatario-${name}-`)), (folder) =>
      rmSync(folder, { recursive: true, force: true }),
    );
    // PostgreSQL runs as another user when we are root, and must reach its folder.
    chmodSync(dataDir, 0o755);
    const database = keep(await startEmbedded({ dataDir }), ({ stop }) => stop());
    keep(process.env.TEST_DATABASE_URL, restoreTestDatabase);
    process.env.TEST_DATABASE_URL = database.urlOf('postgres');
    return measure({ dataDir, database, keep });
  });
}

function restoreTestDatabase(url: string | undefined): void {
  if (url === undefined) delete process.env.TEST_DATABASE_URL;
  else process.env.TEST_DATABASE_URL = url;
}
