import { sql } from 'kysely';

/**
 * Words written out in the text of a statement: a partial index of them serves it whatever plan it gets, and a prepared statement keeps one
 * text. The words come from a set of the contract, never from a request.
 */
export function words(values: readonly string[]) {
  return sql.join(values.map((value) => sql.lit(value)));
}
