import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** Names some rows as they are: any change of them gives another name. */
export type Edicion = (db: Db) => Promise<string>;

interface Look {
  readonly ediciones: readonly string[];
}

/** All that is named, and the statement that names it. */
const named: RawBuilder<string>[] = [];
let statement: CompiledQuery<Look> | undefined;

/** An edition by the SQL of its name, a text. One look reads all there are: a page is made from several. */
export function edicionDe(name: RawBuilder<string>): Edicion {
  const place = named.push(name) - 1;
  statement = undefined;
  return async (db) => (await lookTogether(db))[place] ?? '';
}

const lookTogether = inCompany(async (db) => {
  statement ??= sql<Look>`select array[${sql.join(named)}] as ediciones`.compile(db);
  const { rows } = await db.executeQuery(statement);
  return rows[0]?.ediciones ?? [];
});

interface Line<T> {
  looking: boolean;
  /** The look that has not begun yet, and how to begin it. */
  next: { promise: Promise<T>; begin: () => void } | undefined;
}

/**
 * Who asks before a look begins shares it: one statement serves all who came meanwhile, and nobody gets a name that is
 * older than his question.
 */
export function inCompany<T>(look: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
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
    // All requests that this turn of the loop has yet to read come along.
    if (!line.looking) setImmediate(begin);
    return promise;
  };
  return (db) => {
    // A transaction sees what only it can see.
    if (db.isTransaction) return look(db);
    const line = lines.get(db) ?? { looking: false, next: undefined };
    lines.set(db, line);
    return line.next?.promise ?? gather(line, db);
  };
}

/** The names that one request works with, each asked for once: before what it names is read. */
export function edicionesDe(db: Db): (edicion: Edicion) => Promise<string> {
  const asked = new Map<Edicion, Promise<string>>();
  return (edicion) => {
    const known = asked.get(edicion) ?? edicion(db);
    asked.set(edicion, known);
    return known;
  };
}
