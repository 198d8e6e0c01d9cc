import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** Names the current state of some rows: any change of them gives another name. */
export interface Edicion {
  /** The noun whose rows they are. */
  readonly de: string;
  /** The SQL that computes the name, a text. */
  readonly nombre: RawBuilder<string>;
}

export type ReadEdicion = (edicion: Edicion) => Promise<string>;

/**
 * The editions of one request, each read once. Ask before reading the rows it names: an answer is then never older than its
 * name.
 */
export function edicionesDe(db: Db): ReadEdicion {
  const asked = new Map<Edicion, Promise<string>>();
  return (edicion) => {
    const known = asked.get(edicion) ?? readShared(db, edicion);
    asked.set(edicion, known);
    return known;
  };
}

/** A statement for each set of editions that were asked together. */
const statements = new Map<string, CompiledQuery<{ nombres: readonly string[] }>>();

const readShared = shareQuery(async (db, asked: readonly Edicion[]) => {
  const key = asked.map(({ de }) => de).join();
  const nombres = sql.join(asked.map(({ nombre }) => nombre));
  const statement =
    statements.get(key) ?? sql<{ nombres: readonly string[] }>`select array[${nombres}] as nombres`.compile(db);
  statements.set(key, statement);
  const { rows } = await db.executeQuery(statement);
  return asked.map((_, place) => rows[0]?.nombres[place] ?? '');
});

interface Line<Key, Value> {
  looking: boolean;
  /** The query that has not begun yet, what it will ask for, and how to begin it. */
  next: { keys: Set<Key>; found: Promise<Map<Key, Value>>; begin: () => void } | undefined;
}

/**
 * Shares one query among all callers that ask before it begins, so a burst of requests costs one statement. `look` answers
 * the keys in their order. A caller never gets the answer of a query that began before its call: it could be stale.
 */
export function shareQuery<Key, Value>(look: (db: Db, keys: readonly Key[]) => Promise<readonly Value[]>) {
  const lines = new WeakMap<Db, Line<Key, Value>>();
  const lookFor = async (db: Db, keys: Iterable<Key>) => {
    const asked = [...keys];
    const values = await look(db, asked);
    return new Map(asked.map((key, place) => [key, values[place] as Value]));
  };
  const gather = (line: Line<Key, Value>, db: Db) => {
    const keys = new Set<Key>();
    const { promise: found, resolve } = Promise.withResolvers<Map<Key, Value>>();
    const begin = () => {
      line.looking = true;
      line.next = undefined;
      const looked = lookFor(db, keys).finally(() => {
        line.looking = false;
        if (line.next) setImmediate(line.next.begin);
      });
      resolve(looked);
    };
    // Wait for the end of this turn of the event loop, so that all requests read in it share the query.
    if (!line.looking) setImmediate(begin);
    line.next = { keys, found, begin };
    return line.next;
  };
  return async (db: Db, key: Key): Promise<Value> => {
    // A transaction reads by itself: it sees its own uncommitted changes.
    if (db.isTransaction) return (await lookFor(db, [key])).get(key) as Value;
    const line = lines.get(db) ?? { looking: false, next: undefined };
    lines.set(db, line);
    const { keys, found } = line.next ?? gather(line, db);
    keys.add(key);
    return (await found).get(key) as Value;
  };
}
