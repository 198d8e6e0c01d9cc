import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Answer, Message, type Statement } from './message.ts';

/** A comment before a statement that waits for the next one and travels with it. */
export const LATER = '/*later*/';
/** In place of a statement: its values are statements, and its rows the rows of each. */
export const TOGETHER = '/*together*/';

/** Statements with a name; beyond it, texts are sent whole each time: lists of many lengths must not fill the database. */
const NAMED_MAXIMUM = 400;
const known = new Map<string, string>();
let serial = 0;

type Ask = (...args: unknown[]) => unknown;

export interface Manner {
  /** With false each statement is parsed whenever it is sent, and the database keeps none. */
  readonly named: boolean;
  /** Milliseconds to wait for an answer. */
  readonly patience: number;
}

/**
 * Makes a connection prepare each statement once and then send only its values: parsing and planning cost more than most
 * of our statements do. A statement whose tables a migration changed meanwhile is sent again under a new name, at once or,
 * in a transaction, when its transaction is tried again.
 *
 * The `begin` of a transaction, and what {@link LATER} marks, wait for the next statement and travel with it.
 */
export function prepareStatements(client: pg.PoolClient, manner: Manner): void {
  const query = client.query.bind(client) as Ask;
  const talk = new Talk(client, query, manner);
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && Array.isArray(values) && rest.length === 0
      ? talk.say(text, values)
      : query(text, values, ...rest)) as never;
}

/** What goes over one connection. */
class Talk {
  readonly #client: pg.PoolClient;
  readonly #query: Ask;
  readonly #manner: Manner;
  readonly #waiting: Statement[] = [];

  constructor(client: pg.PoolClient, query: Ask, manner: Manner) {
    this.#client = client;
    this.#query = query;
    this.#manner = manner;
  }

  async say(text: string, values: unknown[]): Promise<Answer> {
    if (text === TOGETHER) return this.#ask(values as CompiledQuery[]);
    const later = text.startsWith(LATER);
    const statement = this.#statement(later ? text.slice(LATER.length) : text, values);
    if (later || text === BEGIN) this.#waiting.push(statement);
    else await this.#send([statement]);
    return statement.answer;
  }

  async #ask(queries: readonly CompiledQuery[]): Promise<Answer> {
    const statements = queries.map(({ sql, parameters }) => this.#statement(sql, [...parameters]));
    await this.#send(statements);
    return { ...empty(), rows: statements.map(({ answer }) => answer.rows) };
  }

  async #send(asked: readonly Statement[]): Promise<void> {
    const waiting = this.#waiting.splice(0);
    const [{ text }] = asked as [Statement];
    if (isUnsaid(waiting, text)) return;
    const statements = text === ROLLBACK ? asked : [...waiting, ...asked];
    const alone = this.#client.getTransactionStatus() === 'I' && waiting[0]?.text !== BEGIN;
    try {
      await this.#sendOnce(statements);
    } catch (error) {
      if (!alone || !isStale(error)) throw error;
      await this.#sendOnce(statements.map(again));
    }
  }

  async #sendOnce(statements: readonly Statement[]): Promise<void> {
    try {
      await new Promise<void>((done, fail) => {
        const settle = (error: unknown) => (error ? fail(error) : done());
        this.#query(new Message(statements, this.#manner.patience, settle));
      });
    } catch (error) {
      if (isStale(error)) for (const { text } of statements) known.delete(text);
      throw error;
    }
  }

  #statement(text: string, values: unknown[]): Statement {
    return { text, values, name: this.#manner.named ? nameOf(text) : undefined, answer: empty() };
  }
}

const BEGIN = 'begin';
const ROLLBACK = 'rollback';
const empty = (): Answer => ({ command: '', rowCount: null, rows: [] });

/** Whether this ends a transaction that the database never heard of. One that is given up does not do what waits. */
function isUnsaid(waiting: readonly Statement[], text: string): boolean {
  return waiting[0]?.text === BEGIN && (text === ROLLBACK || (text === 'commit' && waiting.length === 1));
}

/** PostgreSQL, "cached plan must not change result type": the same transaction succeeds when tried again. */
export function isStale(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
}

function again({ text, values, answer }: Statement): Statement {
  answer.rows.length = 0;
  return { text, values, name: nameOf(text), answer };
}

function nameOf(text: string): string | undefined {
  const name = known.get(text);
  if (name || known.size >= NAMED_MAXIMUM) return name;
  serial += 1;
  known.set(text, `s${serial}`);
  return `s${serial}`;
}
