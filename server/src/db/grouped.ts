import pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

/** What of pg is not in its types. */
interface Wire extends pg.Connection {
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly sync: () => void;
}
interface Handlers {
  submit(connection: Wire): unknown;
  handleCommandComplete(message: object, connection: Wire): void;
  handleDataRow(message: object): void;
}
type Settle = (error: Error | undefined, answer: unknown) => void;
const Query = pg.Query as unknown as new (statement: Statement, settle?: Settle) => Handlers;

/** Whether this connection knows the statement by its name. */
export function isParsed(client: pg.PoolClient, { name = '', text }: Statement): boolean {
  return (client as unknown as { connection: Wire }).connection.parsedStatements[name] === text;
}

/**
 * Statements that are parsed already and the one that waits for an answer, in one message to the database: it does them in
 * order, and after one that fails none. The error is the answer of all.
 */
export class Grouped extends Query {
  readonly #before: readonly Statement[];
  #ahead: number;

  constructor(before: readonly Statement[], last: Statement, settle: Settle) {
    super(last, settle);
    this.#before = before;
    this.#ahead = before.length;
  }

  override submit(connection: Wire): unknown {
    const unsynced = Object.create(connection, { sync: { value: () => {} }, describe: { value: () => {} } });
    connection.stream.cork();
    try {
      for (const statement of this.#before) new Query(statement).submit(unsynced);
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  override handleCommandComplete(message: object, connection: Wire): void {
    if (this.#ahead > 0) this.#ahead -= 1;
    else super.handleCommandComplete(message, connection);
  }

  override handleDataRow(message: object): void {
    if (this.#ahead === 0) super.handleDataRow(message);
  }
}
