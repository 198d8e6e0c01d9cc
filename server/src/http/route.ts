import type { Endpoint, Grupo, Parsed, Result, Rol } from '@fedatario/contract/base';
import type { Db } from '../db/db.ts';
import type { Edicion } from '../db/ediciones.ts';
import { AppError } from './errors.ts';

/** The user of an open session; never taken from a path, a body or a stored e-mail. */
export interface Actor {
  readonly idUsuario: string;
  readonly email: string;
  readonly rol: Rol;
  readonly idSesion: string;
}

/** A public call has no actor. */
type ActorOf<G extends Grupo> = G extends 'public' ? undefined : G extends 'onlyGuest' ? Actor | undefined : Actor;

interface ContextOf<A> {
  readonly db: Db;
  readonly actor: A;
  readonly now: Date;
}

/**
 * Everything a handler may use: a transaction (in a read, the read-only connection), the actor and the time. That of one group serves a
 * function for another whose actors are of the same type.
 */
export type Context<G extends Grupo = Grupo> = ContextOf<ActorOf<G>>;

/** A cookie to set, or with an empty value to remove; kept from scripts, and sent to this site only. */
interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** Seconds. */
  readonly maxAge: number;
}

/** Context of a call that waits for an external service: it opens its own transactions, each as short as it can be. */
export interface OutsideContext<G extends Grupo = Grupo> {
  readonly transact: Transact;
  /** The transaction in which an administrative act makes its change and its record is written. Once in each such call. */
  readonly transactActo: Transact;
  /**
   * The transaction of a write of a caller without a session, known by a cookie: under the request's key it is done once, and a
   * repetition gets the same answer.
   */
  readonly transactOnce: <T>(identify: (db: Db) => Promise<Known<T>>) => Promise<T>;
  /** For work without a transaction: one read, or several that need not be consistent. */
  readonly db: Db;
  readonly actor: ActorOf<G>;
  readonly now: Date;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly setCookie: (cookie: SetCookie) => void;
  readonly userAgent: string;
  /** The request's Idempotency-Key: work done under the same key is done once. */
  readonly idempotencyKey: string | undefined;
}

/** A caller who was identified, named apart from all others, and the work that they ask for. */
interface Known<T> {
  readonly scope: string;
  readonly work: () => Promise<T>;
}

type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly kind: 'inside' | 'outside';
  readonly handle: (request: unknown) => Promise<unknown>;
  /** For a read that answers everybody the same: its answer is stored while this edition is unchanged. */
  readonly edicion?: Edicion | undefined;
  /** Refuses the caller of a public call before its body is read, by its cookies. */
  readonly admit?: Admit | undefined;
}

type Admit = (request: Pick<OutsideContext, 'db' | 'cookies' | 'now'>) => Promise<void>;

export function route<E extends Endpoint>(
  endpoint: E,
  handle: (request: Context<E['access']> & Parsed<E>) => Promise<Result<E>>,
  { edicion }: { edicion?: Edicion } = {},
): Route {
  return { endpoint, kind: 'inside', handle: handle as Route['handle'], edicion };
}

/** The second form, for calls that wait for an external service: signing in, paying. */
export function routeOutside<E extends Endpoint>(
  endpoint: E,
  handle: (request: OutsideContext<E['access']> & Parsed<E>) => Promise<Result<E>>,
  { admit }: { admit?: Admit } = {},
): Route {
  return { endpoint, kind: 'outside', handle: handle as Route['handle'], admit };
}

/** The id, if it is the actor's own; any other is answered with 404. */
export function onlyOwn({ idUsuario }: Actor, id: string): string {
  if (id !== idUsuario) throw new AppError('no-encontrado');
  return id;
}
