import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Answer, Message, type Statement } from './message.ts';

/** Prefix that marks a statement as deferred: it is sent with the next one. */
export const LATER = '/*later*/';
/**
 * Sentinel in place of a statement's text: the parameters are queries to send in one message, and row n of the answer is the
 * rows of query n.
 */
export const TOGETHER = '/*together*/';

/**
 * Most statements that are given a name; later texts are parsed each time, so that lists of many lengths do not fill the
 * database's memory.
 */
const NAMED_MAXIMUM = 400;
const known = new Map<string, string>();
let serial = 0;

type Query = (...args: unknown[]) => unknown;

export interface StatementOptions {
  /** False: statements are not prepared but parsed whenever they are sent (needed behind some poolers). */
  readonly named: boolean;
  /** Milliseconds to wait for an answer. */
  readonly patience: number;
}

/**
 * Makes a connection prepare each statement once and then send only its values: parsing and planning cost more than most of
 * our statements do. A statement whose tables a migration has changed meanwhile is sent again under a new name: at once
 * outside of a transaction, inside one when the transaction is retried. The `begin` of a transaction and statements marked
 * {@link LATER} are queued and sent with the next statement.
 */
export function prepareStatements(client: pg.PoolClient, options: StatementOptions): void {
  const query = client.query.bind(client) as Query;
  const queue = new StatementQueue(client, query, options);
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && Array.isArray(values) && rest.length === 0
      ? queue.send(text, values)
      : query(text, values, ...rest)) as never;
}

/** Queue of one connection: sends its statements with those that were deferred before them. */
class StatementQueue {
  readonly #client: pg.PoolClient;
  readonly #query: Query;
  readonly #options: StatementOptions;
  readonly #waiting: Statement[] = [];

  constructor(client: pg.PoolClient, query: Query, options: StatementOptions) {
    this.#client = client;
    this.#query = query;
    this.#options = options;
  }

  async send(text: string, values: unknown[]): Promise<Answer> {
    if (text === TOGETHER) return this.#sendTogether(values as CompiledQuery[]);
    const later = text.startsWith(LATER);
    const statement = this.#statement(later ? text.slice(LATER.length) : text, values);
    if (later || text === BEGIN) this.#waiting.push(statement);
    else await this.#flush([statement]);
    return statement.answer;
  }

  async #sendTogether(queries: readonly CompiledQuery[]): Promise<Answer> {
    const statements = queries.map(({ sql, parameters }) => this.#statement(sql, [...parameters]));
    await this.#flush(statements);
    return { ...empty(), rows: statements.map(({ answer }) => answer.rows) };
  }

  async #flush(asked: readonly Statement[]): Promise<void> {
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
        this.#query(new Message(statements, this.#options.patience, settle));
      });
    } catch (error) {
      if (isStale(error)) for (const { text } of statements) known.delete(text);
      throw error;
    }
  }

  #statement(text: string, values: unknown[]): Statement {
    return { text, values, name: this.#options.named ? nameOf(text) : undefined, answer: empty() };
  }
}

const BEGIN = 'begin';
const ROLLBACK = 'rollback';
const empty = (): Answer => ({ command: '', rowCount: null, rows: [] });

/**
 * Whether this `commit` or `rollback` ends a transaction whose `begin` was never sent. A rollback also drops the deferred
 * statements.
 */
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
