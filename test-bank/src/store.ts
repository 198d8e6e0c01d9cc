import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Kinds } from './rows.ts';

type Kind = keyof Kinds;
type Tables = { readonly [K in Kind]: Map<string, Kinds[K]> };

export interface Store extends Tables {
  readonly save: <K extends Kind>(kind: K, row: Kinds[K]) => void;
  readonly forget: (kind: Kind, id: string) => void;
  /** Appends the changes since the last commit as one line: all of them survive a kill, or none. */
  readonly commit: () => void;
  readonly close: () => void;
}

const SECONDS_PER_DAY = 86_400;
const FILE = 'sandbox.jsonl';

/** Keeps all rows in memory and appends each change to a file, which is compacted at each start. */
export function openStore(dataDir: string, now: number): Store {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, FILE);
  const tables = emptyTables();
  if (existsSync(file)) for (const line of linesOf(file)) replay(tables, line);
  for (const { id, created } of tables.kept.values()) if (created < now - SECONDS_PER_DAY) tables.kept.delete(id);
  const descriptor = openSync(`${file}.nuevo`, 'w', 0o600);
  snapshot(tables, descriptor);
  renameSync(`${file}.nuevo`, file);
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

/** Kinds of row that belong to a bank's connections and not to its customers. */
const OWN: readonly Kind[] = ['notice', 'endpoint', 'kept'];

/** Takes over the customers, cards, pages, charges and refunds of another bank, which is stopped, from its folder. */
export function takeOver(store: Store, dataDir: string): void {
  const others = emptyTables();
  for (const line of linesOf(join(dataDir, FILE))) replay(others, line);
  const kinds = (Object.keys(others) as Kind[]).filter((kind) => !OWN.includes(kind));
  for (const kind of kinds) for (const row of others[kind].values()) store.save(kind, row);
  store.commit();
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

const CHUNK = 1 << 20;

/** Bytes after the last line break were cut off by a kill before anybody was answered, so they are dropped. */
function* linesOf(file: string): Generator<string> {
  const descriptor = openSync(file, 'r');
  const chunk = Buffer.alloc(CHUNK);
  let rest = Buffer.alloc(0);
  for (let size = readSync(descriptor, chunk); size > 0; size = readSync(descriptor, chunk)) {
    rest = Buffer.concat([rest, chunk.subarray(0, size)]);
    const end = rest.lastIndexOf('\n');
    yield* rest
      .subarray(0, end + 1)
      .toString()
      .split('\n')
      .slice(0, -1);
    rest = rest.subarray(end + 1);
  }
  closeSync(descriptor);
}

function replay(tables: Tables, line: string): void {
  for (const [kind, row] of JSON.parse(line) as [Kind, string | Kinds[Kind]][]) {
    if (typeof row === 'string') tables[kind].delete(row);
    else (tables[kind] as Map<string, Kinds[Kind]>).set(row.id, row);
  }
}

function snapshot(tables: Tables, descriptor: number): void {
  for (const kind of Object.keys(tables) as Kind[]) {
    for (const row of tables[kind].values()) writeSync(descriptor, `${JSON.stringify([[kind, row]])}\n`);
  }
}
