import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@fedatario/server/testing';

/** The environment of one measurement: a data folder and a PostgreSQL of its own. */
export interface Escenario {
  readonly dataDir: string;
  readonly database: Awaited<ReturnType<typeof startEmbedded>>;
  /** Registers something started, to be stopped when the measurement ends. */
  readonly keep: <T>(started: T, stop: (started: T) => unknown) => T;
}

/** Runs a measurement and then stops all that it started, the last first, also when it fails or is interrupted. */
export async function withEscenario<T>(name: string, measure: (escenario: Escenario) => Promise<T>): Promise<T> {
  const { keep, endAll } = keeper();
  const interrupted = () => void endAll().then(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    const dataDir = keep(mkdtempSync(join(tmpdir(), `fedatario-${name}-`)), (folder) =>
      rmSync(folder, { recursive: true, force: true }),
    );
    // PostgreSQL runs as another user when we are root, and must reach its folder.
    chmodSync(dataDir, 0o755);
    const database = keep(await startEmbedded({ dataDir }), ({ stop }) => stop());
    process.env.TEST_DATABASE_URL = database.urlOf('postgres');
    return await measure({ dataDir, database, keep });
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, interrupted);
    await endAll();
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function keeper() {
  const ends: (() => unknown)[] = [];
  const keep: Escenario['keep'] = (started, stop) => {
    ends.push(() => stop(started));
    return started;
  };
  let ending: Promise<void> | undefined;
  const endAll = () => {
    ending ??= run(ends);
    return ending;
  };
  return { keep, endAll };
}

/** The last first. One that does not end says so, and the others end all the same. */
async function run(ends: readonly (() => unknown)[]): Promise<void> {
  for (const end of ends.toReversed()) {
    try {
      await end();
    } catch (error) {
      console.error(error);
    }
  }
}
