import type pg from 'pg';
import { Grouped, isParsed, type Statement } from './grouped.ts';

/** A comment before a statement whose answer nobody waits for. */
export const LATER = '/*later*/';

/** Statements with a name; beyond it, texts are sent whole each time: lists of many lengths must not fill the database. */
const NAMED_MAXIMUM = 400;
const names = new Map<string, string>();
let serial = 0;

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;
type Ask = (...args: unknown[]) => Promise<Answer>;

/**
 * Makes a connection prepare each statement once and then send only its values: parsing and planning cost more than most
 * of our statements do. A statement whose tables a migration changed meanwhile is sent again under a new name, at once or,
 * in a transaction, when its transaction is tried again.
 *
 * The `begin` of a transaction, and what {@link LATER} marks, wait for the next statement and travel with it.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Ask;
  const talk = new Talk(client, query);
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && Array.isArray(values) && rest.length === 0
      ? talk.say(text, values)
      : query(text, values, ...rest)) as never;
}

/** What goes over one connection. */
class Talk {
  readonly #client: pg.PoolClient;
  readonly #query: Ask;
  readonly #waiting: Statement[] = [];

  constructor(client: pg.PoolClient, query: Ask) {
    this.#client = client;
    this.#query = query;
  }

  async say(text: string, values: unknown[]): Promise<Answer> {
    const later = text.startsWith(LATER);
    const statement = statementOf(later ? text.slice(LATER.length) : text, values);
    const begun = this.#waiting.length > 0 || this.#client.getTransactionStatus() !== 'I';
    if (this.#holds(statement, begun ? later : statement.text === BEGIN)) return NOTHING;
    if (endsBefore(this.#waiting, statement)) return NOTHING;
    return begun ? this.#ask(statement) : this.#askAlone(statement);
  }

  /** Of a group, what is not parsed yet would not be told apart when it fails: that goes by itself. */
  #holds(statement: Statement, waits: boolean): boolean {
    if (!waits || !isParsed(this.#client, statement)) return false;
    this.#waiting.push(statement);
    return true;
  }

  async #ask(statement: Statement): Promise<Answer> {
    const last = isParsed(this.#client, statement) ? undefined : this.#waiting.pop();
    if (last) await send(this.#query, this.#waiting.splice(0), last);
    return send(this.#query, this.#waiting.splice(0), statement);
  }

  async #askAlone(statement: Statement): Promise<Answer> {
    try {
      return await this.#ask(statement);
    } catch (error) {
      if (!isStale(error)) throw error;
      return this.#ask(statementOf(statement.text, statement.values));
    }
  }
}

const BEGIN = 'begin';
const NOTHING: Answer = { command: '', rowCount: 0, rows: [] };

/** A transaction that is given up does not do what waits; one that never said a word need not be ended. */
function endsBefore(waiting: Statement[], { text }: Statement): boolean {
  const unsaid = waiting[0]?.text === BEGIN;
  const ends = text === 'rollback' || (text === 'commit' && waiting.length === 1 && unsaid);
  if (ends) waiting.length = 0;
  return ends && unsaid;
}

async function send(query: Ask, before: readonly Statement[], statement: Statement): Promise<Answer> {
  try {
    if (before.length === 0) return await query(statement);
    return await new Promise<Answer>((done, fail) => {
      const settle = (error: Error | undefined, answer: unknown) => (error ? fail(error) : done(answer as Answer));
      void query(new Grouped(before, statement, settle));
    });
  } catch (error) {
    if (isStale(error)) for (const { text } of [...before, statement]) names.delete(text);
    throw error;
  }
}

/** PostgreSQL, "cached plan must not change result type": the same transaction succeeds when tried again. */
export function isStale(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
}

function statementOf(text: string, values: unknown[]): Statement {
  const name = nameOf(text);
  return { text, values, ...(name !== undefined && { name }) };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= NAMED_MAXIMUM) return known;
  serial += 1;
  const name = `s${serial}`;
  names.set(text, name);
  return name;
}
