import { type Compilable, CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/** Where a value will stand in a statement. */
class Place {
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }
}

/**
 * A statement of what is asked most, whose text is always the same: built and compiled once, then only given its values, since
 * building it anew costs more than many of them take in the database. `build` may put the values nowhere but where values stand.
 */
export function fixed<Values extends object, Row>(build: (db: Db, values: Values) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db: Db, values: Values): Promise<Row[]> => {
    compiled ??= build(db, places<Values>()).compile();
    const parameters = compiled.parameters.map((one) =>
      one instanceof Place ? (values as Record<string, unknown>)[one.key] : one,
    );
    return (await db.executeQuery(CompiledQuery.raw(compiled.sql, parameters) as CompiledQuery<Row>)).rows;
  };
}

function places<Values extends object>(): Values {
  return new Proxy({}, { get: (_, key) => new Place(String(key)) }) as Values;
}
