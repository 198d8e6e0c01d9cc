import type pg from 'pg';

/** Statements with a name; beyond it, texts are sent whole each time: lists of many lengths must not fill the database. */
const NAMED_MAXIMUM = 400;
const names = new Map<string, string>();
let serial = 0;

/**
 * Makes a connection prepare each statement once and then send only its values: parsing and planning cost more than most
 * of our statements do. A statement whose tables a migration changed meanwhile is sent again under a new name, at once or,
 * in a transaction, when its transaction is tried again.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const prepared = (text: unknown, values: unknown, ...rest: unknown[]) => {
    if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) return query(text, values, ...rest);
    const alone = client.getTransactionStatus() === 'I';
    const ask = () => {
      const name = nameOf(text);
      return query({ text, values, ...(name && { name }) }) as Promise<unknown>;
    };
    return ask().catch((error: unknown) => {
      if (!isStale(error)) throw error;
      names.delete(text);
      if (alone) return ask();
      throw error;
    });
  };
  client.query = prepared as never;
}

/** PostgreSQL, "cached plan must not change result type": the same transaction succeeds when tried again. */
export function isStale(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= NAMED_MAXIMUM) return known;
  serial += 1;
  const name = `s${serial}`;
  names.set(text, name);
  return name;
}
