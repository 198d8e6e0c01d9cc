import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document that this certifier certified. */
export interface Certified {
  /** Reference under which its issuer sent it. */
  readonly key: string;
  readonly uuid: string;
  readonly serie: string;
  readonly numero: string;
  readonly certifiedAt: string;
  readonly issuedAt: string;
  readonly nit: string;
  readonly xml: string;
  /** The certified annulment; null while the document stands. */
  readonly annulment: string | null;
}

export interface Book {
  /** The newest under that reference. */
  readonly byKey: (key: string) => Certified | undefined;
  readonly byUuid: (uuid: string) => Certified | undefined;
  readonly all: () => readonly Certified[];
  /** Writes it to the file before anybody is answered. */
  readonly save: (certified: Certified) => void;
}

const FILE = 'certificados.jsonl';

/** Keeps all documents in memory and appends each to a file, so that a process that starts again knows them. */
export function openBook(dataDir: string): Book {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, FILE);
  const rows = new Map<string, Certified>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    const row = rowOf(line);
    if (row) rows.set(row.uuid, row);
  }
  return {
    byKey: (key) => [...rows.values()].findLast((row) => row.key === key),
    byUuid: (uuid) => rows.get(uuid),
    all: () => [...rows.values()],
    save: (row) => {
      appendFileSync(file, `${JSON.stringify(row)}\n`, { mode: 0o600 });
      rows.set(row.uuid, row);
    },
  };
}

/** Undefined for the empty end of the file, and for a line that a kill cut. */
function rowOf(line: string): Certified | undefined {
  try {
    return JSON.parse(line) as Certified;
  } catch {
    return undefined;
  }
}
