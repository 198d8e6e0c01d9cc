import { CompiledQuery } from 'kysely';
import type { Db } from './db.ts';
import { TOGETHER } from './prepared.ts';

/** The rows of each. */
export type Answers<Queries extends readonly CompiledQuery<never>[]> = {
  [N in keyof Queries]: Queries[N] extends CompiledQuery<infer Row> ? Row[] : never;
};

/** Asks several things in one message: they are done in their order, and the rows of each come back in it. */
export async function together<const Queries extends readonly CompiledQuery<never>[]>(
  db: Db,
  ...queries: Queries
): Promise<Answers<Queries>> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(TOGETHER, [...queries]));
  return rows as Answers<Queries>;
}
