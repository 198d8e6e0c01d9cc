import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** Reads a name of the current state of some rows: any change of them gives another name. */
export type Edicion = (db: Db) => Promise<string>;

interface Look {
  readonly ediciones: readonly string[];
}

/** The SQL of every edition, and the one statement that reads them all. */
const named: RawBuilder<string>[] = [];
let statement: CompiledQuery<Look> | undefined;

/**
 * Makes an edition from the SQL that computes its name, a text. All editions are read in one query, since a page is made from
 * several.
 */
export function edicionDe(name: RawBuilder<string>): Edicion {
  const place = named.push(name) - 1;
  statement = undefined;
  return async (db) => (await lookTogether(db))[place] ?? '';
}

const lookTogether = shareQuery(async (db) => {
  statement ??= sql<Look>`select array[${sql.join(named)}] as ediciones`.compile(db);
  const { rows } = await db.executeQuery(statement);
  return rows[0]?.ediciones ?? [];
});

interface Line<T> {
  looking: boolean;
  /** The query that has not begun yet, and how to begin it. */
  next: { promise: Promise<T>; begin: () => void } | undefined;
}

/**
 * Shares one query among all callers that ask before it begins, so a burst of requests costs one statement. A caller never
 * gets the answer of a query that began before its call: that answer could be stale.
 */
export function shareQuery<T>(look: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const lines = new WeakMap<Db, Line<T>>();
  const gather = (line: Line<T>, db: Db) => {
    const { promise, resolve } = Promise.withResolvers<T>();
    const begin = () => {
      line.looking = true;
      line.next = undefined;
      const looked = look(db).finally(() => {
        line.looking = false;
        if (line.next) setImmediate(line.next.begin);
      });
      resolve(looked);
    };
    line.next = { promise, begin };
    // Wait for the end of this turn of the event loop, so that all requests read in it share the query.
    if (!line.looking) setImmediate(begin);
    return promise;
  };
  return (db) => {
    // A transaction reads by itself: it sees its own uncommitted changes.
    if (db.isTransaction) return look(db);
    const line = lines.get(db) ?? { looking: false, next: undefined };
    lines.set(db, line);
    return line.next?.promise ?? gather(line, db);
  };
}

/**
 * The editions of one request, each read once. Ask before reading the rows it names: an answer is then never older than its
 * name.
 */
export function edicionesDe(db: Db): (edicion: Edicion) => Promise<string> {
  const asked = new Map<Edicion, Promise<string>>();
  return (edicion) => {
    const known = asked.get(edicion) ?? edicion(db);
    asked.set(edicion, known);
    return known;
  };
}
