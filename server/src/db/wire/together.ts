import { CompiledQuery } from 'kysely';
import type { Db } from '../db.ts';
import { TOGETHER } from './prepared.ts';

/** The rows of each query, in order. */
export type Answers<Queries extends readonly CompiledQuery<never>[]> = {
  [N in keyof Queries]: Queries[N] extends CompiledQuery<infer Row> ? Row[] : never;
};

/**
 * Sends several queries without waiting between them; answers the rows of each, in order. Inside of a transaction one that
 * fails fails all; outside of one each stands alone, so that writes belong in a transaction.
 */
export async function together<const Queries extends readonly CompiledQuery<never>[]>(
  db: Db,
  ...queries: Queries
): Promise<Answers<Queries>> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(TOGETHER, [...queries]));
  return rows as Answers<Queries>;
}
