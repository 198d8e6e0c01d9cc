import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Kinds } from './rows.ts';

type Kind = keyof Kinds;
type Tables = { readonly [K in Kind]: Map<string, Kinds[K]> };

export interface Store extends Tables {
  readonly save: <K extends Kind>(kind: K, row: Kinds[K]) => void;
  readonly forget: (kind: Kind, id: string) => void;
  /** What was saved since the last time, in one line: all of it survives a kill, or none. */
  readonly commit: () => void;
  readonly close: () => void;
}

const DAY = 86_400;
const FILE = 'sandbox.jsonl';

/** Everything in memory, and each change in a line of a file, which is written anew at each start. */
export function openStore(dataDir: string, now: number): Store {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, FILE);
  const tables = emptyTables();
  if (existsSync(file)) replay(tables, readFileSync(file, 'utf8'));
  for (const { id, created } of tables.kept.values()) if (created < now - DAY) tables.kept.delete(id);
  writeFileSync(`${file}.nuevo`, snapshot(tables), { mode: 0o600 });
  renameSync(`${file}.nuevo`, file);
  const descriptor = openSync(file, 'a');
  let changes: unknown[] = [];
  return {
    ...tables,
    save: (kind, row) => {
      (tables[kind] as Map<string, typeof row>).set(row.id, row);
      changes.push([kind, row]);
    },
    forget: (kind, id) => {
      if (tables[kind].delete(id)) changes.push([kind, id]);
    },
    commit: () => {
      if (changes.length === 0) return;
      writeSync(descriptor, `${JSON.stringify(changes)}\n`);
      changes = [];
    },
    close: () => closeSync(descriptor),
  };
}

function emptyTables(): Tables {
  return {
    customer: new Map(),
    method: new Map(),
    intent: new Map(),
    session: new Map(),
    setup: new Map(),
    refund: new Map(),
    notice: new Map(),
    endpoint: new Map(),
    kept: new Map(),
  };
}

/** What stands after the last line break was cut by a kill, and nobody was told of it. */
function replay(tables: Tables, text: string): void {
  for (const line of text.split('\n').slice(0, -1)) {
    for (const [kind, row] of JSON.parse(line) as [Kind, string | Kinds[Kind]][]) {
      if (typeof row === 'string') tables[kind].delete(row);
      else (tables[kind] as Map<string, Kinds[Kind]>).set(row.id, row);
    }
  }
}

function snapshot(tables: Tables): string {
  const kinds = Object.keys(tables) as Kind[];
  const lines = kinds.flatMap((kind) => [...tables[kind].values()].map((row) => JSON.stringify([[kind, row]])));
  return lines.map((line) => `${line}\n`).join('');
}
