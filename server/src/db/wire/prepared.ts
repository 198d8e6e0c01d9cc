import { once } from 'node:events';
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { names } from './names.ts';

/** Prefix that marks a statement as deferred: it is sent with the next one. */
export const LATER = '/*later*/';
/**
 * Sentinel in place of a statement's text: the parameters are queries to send without waiting between them, and row n of the
 * answer is the rows of query n.
 */
export const TOGETHER = '/*together*/';

/**
 * Most statements that are given a name; later texts are parsed each time, so that lists of many lengths do not fill the
 * database's memory.
 */
let mostNamed = 400;
const known = new Map<string, string>();
let serial = 0;

interface Answer {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: readonly object[];
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Sends one statement; resolves with its rows as arrays. */
type Query = (...args: unknown[]) => Promise<pg.QueryArrayResult>;

/**
 * Makes a connection prepare each statement once and then send only its values: parsing and planning cost more than most of
 * our statements do. A statement whose tables a migration has changed meanwhile is sent again under a new name: at once
 * outside of a transaction, inside one when the transaction is retried. The `begin` of a transaction and statements marked
 * {@link LATER} are queued until the next statement. `named` false: nothing is prepared (needed behind some poolers). `writes`
 * true: a server that refuses to write is no longer the primary, and its connection is given up.
 */
export function prepareStatements(client: pg.PoolClient, { named, writes }: { named: boolean; writes: boolean }): void {
  const ask = client.query.bind(client) as Query;
  const query: Query = (...args) => ask(...args).catch((error: Error) => afterEnd(client, writes, error));
  const send = queueOf(query, (statements) => {
    const alone = client.getTransactionStatus() === 'I';
    return Promise.all(statements.map((statement) => run(query, statement, { named, alone })));
  });
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && Array.isArray(values) && rest.length === 0
      ? send({ text, values })
      : ask(text, values, ...rest)) as never;
}

/**
 * After `query_timeout` pg destroys the connection, but says so before it is gone: a pool would lend it once more. Rejects when
 * it is.
 */
async function afterEnd(client: pg.PoolClient, writes: boolean, error: Error & { code?: string }): Promise<never> {
  if (error.message === QUERY_TIMEOUT) await once(client, 'end');
  if (writes && error.code === READ_ONLY) throw giveUp(client, error);
  throw error;
}

/** PostgreSQL, `read_only_sql_transaction`: a demoted primary says it of each write for as long as it is asked. */
const READ_ONLY = '25006';
const CONNECTION_FAILURE = '08006';

/** The pool lends no connection that is ending. */
function giveUp(client: pg.PoolClient, cause: Error): Error {
  (client as pg.PoolClient & pg.Client).end().catch(() => undefined);
  return Object.assign(new Error('The server no longer takes writes.', { cause }), { code: CONNECTION_FAILURE });
}

/** Queue of one connection: sends a statement with those that were deferred before it, in one go. */
function queueOf(query: Query, runAll: (statements: readonly Statement[]) => Promise<Answer[]>) {
  let begin = false;
  let deferred: Statement[] = [];

  async function flush(asked: readonly Statement[]): Promise<Answer[]> {
    const before = { begin, deferred };
    begin = false;
    deferred = [];
    const text = asked[0]?.text;
    if (text === ROLLBACK) return before.begin ? [EMPTY] : runAll(asked);
    if (text === COMMIT && before.begin && before.deferred.length === 0) return [EMPTY];
    // Nothing is sent behind a `begin` that was not answered: it would stand outside of any transaction.
    if (before.begin) await query(BEGIN);
    return (await runAll([...before.deferred, ...asked])).slice(before.deferred.length);
  }

  return async ({ text, values }: Statement): Promise<Answer> => {
    if (text === TOGETHER) {
      const answers = await flush(
        (values as CompiledQuery[]).map(({ sql, parameters }) => ({ text: sql, values: parameters })),
      );
      return { ...EMPTY, rows: answers.map(({ rows }) => rows) };
    }
    if (text === BEGIN) begin = true;
    else if (text.startsWith(LATER)) deferred.push({ text: text.slice(LATER.length), values });
    else return (await flush([{ text, values }]))[0] ?? EMPTY;
    return EMPTY;
  };
}

const QUERY_TIMEOUT = 'Query read timeout';
const BEGIN = 'begin';
const COMMIT = 'commit';
const ROLLBACK = 'rollback';
const EMPTY: Answer = { command: '', rowCount: null, rows: [] };

async function run(
  query: Query,
  statement: Statement,
  { named, alone }: { named: boolean; alone: boolean },
): Promise<Answer> {
  const { text, values } = statement;
  const attempt = async () =>
    toAnswer(await query({ text, values, rowMode: 'array', name: named ? nameOf(text) : undefined }));
  try {
    return await attempt();
  } catch (error) {
    if (!isStale(error)) throw error;
    known.delete(text);
    if (!alone) throw error;
    return attempt();
  }
}

/** Rows as objects whose keys are the columns in `camelCase`. */
function toAnswer({ command, rowCount, fields, rows }: pg.QueryArrayResult): Answer {
  const columns = fields.map(({ name }) => names.camelCase(name));
  return { command, rowCount, rows: rows.map((row) => toRow(columns, row)) };
}

function toRow(columns: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (let n = 0; n < columns.length; n += 1) row[columns[n] as string] = values[n];
  return row;
}

/** PostgreSQL, "cached plan must not change result type": the same transaction succeeds when tried again. */
export function isStale(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message?.includes('cached plan') === true;
}

/** For a process that ends soon and sends more kinds of statement than a server does in its first hours. */
export function nameEveryStatement(): void {
  mostNamed = Number.POSITIVE_INFINITY;
}

function nameOf(text: string): string | undefined {
  const name = known.get(text);
  if (name || known.size >= mostNamed) return name;
  serial += 1;
  known.set(text, `s${serial}`);
  return `s${serial}`;
}
