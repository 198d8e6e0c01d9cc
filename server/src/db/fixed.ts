import { CompiledQuery } from 'kysely';
import type { Db } from './db.ts';
import { later } from './later.ts';

/** Of the builder, or written as `sql`. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

/** Where a value will stand in a statement. */
class Place {
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }
}

/**
 * A statement of those that are asked most: built and compiled once for each set of names that its values have, then only
 * given them, since building it anew costs more than most take in the database. `build` may put them only where values stand.
 * One that is undefined is none, as for the builder: it leaves its column alone.
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
    /** To be asked with others, `together`. */
    of: fill,
    rows: async (db: Db, values: Values): Promise<Row[]> => (await db.executeQuery(fill(db, values))).rows,
    /** As {@link later} does it. */
    later: (db: Db, values: Values): Promise<void> => later(db, fill(db, values)),
  };
}
