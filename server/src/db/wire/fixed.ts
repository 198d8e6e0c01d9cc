import { CompiledQuery } from 'kysely';
import type { Db } from '../db.ts';
import { later } from './later.ts';

/** A query of the Kysely builder, or a fragment written with `sql`. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

/** Placeholder for the value of a parameter while the statement is compiled. */
class Place {
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }
}

/**
 * A hot statement, built and compiled once for each set of defined keys of `values`, and only bound afterwards: building it
 * anew costs more than most of them take in the database. `build` receives placeholders, so it may use the values as
 * parameters only, never look at them. A key whose value is undefined is left out, as the builder does: its column stays as
 * it is.
 */
export function fixed<Values extends object, Row>(build: (db: Db, values: Values) => Statement<Row>) {
  const known = new Map<string, CompiledQuery<Row>>();
  const fill = (db: Db, values: Values): CompiledQuery<Row> => {
    const names = Object.keys(values).filter((name) => values[name as keyof Values] !== undefined);
    const set = names.join();
    const places = () => Object.fromEntries(names.map((name) => [name, new Place(name)])) as Values;
    const compiled = known.get(set) ?? build(db, places()).compile(db);
    known.set(set, compiled);
    const parameters = compiled.parameters.map((one) => (one instanceof Place ? values[one.key as keyof Values] : one));
    return CompiledQuery.raw(compiled.sql, parameters) as CompiledQuery<Row>;
  };
  return {
    /** The compiled query with its values, to run with others in {@link together}. */
    of: fill,
    rows: async (db: Db, values: Values): Promise<Row[]> => (await db.executeQuery(fill(db, values))).rows,
    /** Runs it deferred, as {@link later} does. */
    later: (db: Db, values: Values): Promise<void> => later(db, fill(db, values)),
  };
}
