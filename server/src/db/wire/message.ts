import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { serialize } from 'pg-protocol';
import { names } from './names.ts';

export interface Answer {
  command: string;
  rowCount: number | null;
  readonly rows: object[];
}

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  /** Name of the prepared statement; undefined for one that is parsed each time. */
  readonly name: string | undefined;
  /** Filled when the answer comes. */
  readonly answer: Answer;
}

/** Fields of pg's Connection that its types leave out: statements parsed, and statements sent to be parsed. */
interface Wire extends pg.Connection {
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
}
interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}
type Column = readonly [name: string, parse: (raw: string) => unknown];
type Shape = readonly Column[];
type Shapes = Map<string, Shape>;
type Settle = (error: unknown) => void;

/** Row shapes of each connection's prepared statements, so that a statement is described once, when it is first run. */
const shapes = new WeakMap<Wire, Shapes>();
const DESCRIBE = serialize.describe({ type: 'P' });
const EXECUTE = serialize.execute();
const SYNC = serialize.sync();

/**
 * Several statements in one message of the extended query protocol, with one `Sync`. The database runs them in order and
 * stops at the first error, which becomes the error of all.
 */
export class Message {
  readonly statements: readonly Statement[];
  readonly #settle: Settle;
  readonly #patience: number;
  #timer: NodeJS.Timeout | undefined;
  #known: Shapes = new Map();
  #at = 0;
  #shape: Shape | undefined;
  #broken: unknown;

  /** Without an answer after `patience` milliseconds the connection is destroyed, and all that waits on it fails. */
  constructor(statements: readonly Statement[], patience: number, settle: Settle) {
    this.statements = statements;
    this.#patience = patience;
    this.#settle = settle;
  }

  /** Name of the statement being answered: pg's client reads it to record which statement was parsed. */
  get name(): string | undefined {
    return this.#current.name;
  }

  get text(): string {
    return this.#current.text;
  }

  submit(connection: Wire): unknown {
    this.#known = shapes.get(connection) ?? new Map();
    shapes.set(connection, this.#known);
    try {
      const bytes = this.statements.flatMap((statement) => this.#bytesOf(statement, connection));
      connection.stream.write(Buffer.concat([...bytes, SYNC]));
      this.#timer = setTimeout(() => connection.stream.destroy(new SilenceError()), this.#patience);
      return null;
    } catch (error) {
      this.#forget(connection);
      return error;
    }
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#shape = fields.map(({ name, dataTypeID }) => [
      names.camelCase(name),
      pg.types.getTypeParser(dataTypeID, 'text'),
    ]);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#shape ??= this.#known.get(this.name ?? '') ?? [];
    try {
      this.#current.answer.rows.push(toRow(this.#shape, fields));
    } catch (error) {
      this.#broken = error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name, answer } = this.#current;
    const [command = '', ...counts] = text.split(' ');
    answer.command = command;
    answer.rowCount = counts.length > 0 ? Number(counts.at(-1)) : null;
    if (name && !this.#known.has(name)) this.#known.set(name, this.#shape ?? []);
    this.#shape = undefined;
    if (this.#at < this.statements.length - 1) this.#at += 1;
  }

  /** The database answers an empty statement with EmptyQueryResponse instead of CommandComplete. */
  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleError(error: unknown, connection: Wire): void {
    clearTimeout(this.#timer);
    this.#forget(connection);
    this.#settle(error);
  }

  handleReadyForQuery(): void {
    clearTimeout(this.#timer);
    this.#settle(this.#broken);
  }

  get #current(): Statement {
    return this.statements[this.#at] as Statement;
  }

  #bytesOf({ text, values, name = '' }: Statement, connection: Wire): Buffer[] {
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = connection;
    const isKnown = name !== '' && (name in parsed || name in submitted);
    const bind = serialize.bind({ statement: name, values, valueMapper: prepareValue });
    const asked = this.#known.has(name) ? [bind, EXECUTE] : [bind, DESCRIBE, EXECUTE];
    if (isKnown) return asked;
    if (name) submitted[name] = text;
    return [serialize.parse({ name, text }), ...asked];
  }

  /** After an error the database skips the rest of the message, so statements sent to be parsed may not have been. */
  #forget({ submittedNamedStatements }: Wire): void {
    for (const { name } of this.statements) if (name) delete submittedNamedStatements[name];
  }
}

/** Thrown when a stopped database, or a network that drops packets, never answers. */
class SilenceError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('La base de datos no contestó a tiempo.');
  }
}

function toRow(shape: Shape, fields: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {};
  for (let n = 0; n < shape.length; n += 1) {
    const [name, parse] = shape[n] as Column;
    const raw = fields[n] ?? null;
    row[name] = raw === null ? null : parse(raw);
  }
  return row;
}
