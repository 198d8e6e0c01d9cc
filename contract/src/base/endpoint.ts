import type * as z from 'zod/mini';
import type { Acto } from './actos.ts';
import type { Grupo } from './roles.ts';

/**
 * Scope of a call with an id in its path: the objects the caller may touch, in addition to the group that admits it.
 * `propio` the caller's own; `propioOAdmin` also any, for that role; `todos` any that exists.
 * `participante`: of a case, and of what belongs to one (its customer, their account, the sale it was bought in), the customer
 * it is of, the notary it is assigned to, and any admin.
 * Objects outside the scope answer 404, as if they did not exist.
 */
export type Alcance = 'propio' | 'propioOAdmin' | 'participante' | 'todos';

/** One HTTP call, described once: the server binds it, the web calls it, the tests try it, OpenAPI prints it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, as the specification writes it, with `:name` for a parameter. */
  readonly path: `/${string}`;
  readonly access: Grupo;
  /** Demanded of every path with a parameter: a server with an endpoint that lacks it does not start. */
  readonly alcance?: Alcance;
  /**
   * The administrative act that a call of the staff is, written in its own transaction. Demanded of every write that only
   * staff may make: a server with one that lacks it does not start. Of a read, that looking is an act.
   */
  readonly acto?: Acto;
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** A right body, for who reads the calls. */
  readonly ejemplo?: object;
  /** The shape of `data` in the answer `{ data, meta? }`. */
  readonly response: z.ZodMiniType;
  /** The call returns a page of a list, with `meta.siguiente` and, of some, `meta.total` and its `meta.tope`. */
  readonly paged?: true;
  /** The answer is a file of one of these media types, shown by the browser where it can; `response` is `Archivo`. */
  readonly produces?: readonly string[];
  /** The file is anybody's: whoever carries it may keep it for an hour. */
  readonly shared?: true;
  /** The body is a file as it is, of so many bytes at most; `body` is `Contenido`. */
  readonly receives?: { readonly maximo: number };
  /** A file that programs ask for again and again: it is sent only when it changed, and search engines leave it out. */
  readonly revalidated?: true;
  /** Hashes, guesses or sends mail for whoever asks: held to the stricter rate limit. */
  readonly guarded?: true;
  /**
   * Knows the session by its cookie, which only the browser that signed in has, and not by a token. `gestor`: by the cookie that the
   * private link of a gestor leaves.
   */
  readonly readsCookie?: true | 'gestor';
  /** Costs far more than a read: an account has one in the making at a time, and an address few in a minute. */
  readonly costly?: true;
  /** A POST for the size of what it is asked: it reads only, and is no administrative act. */
  readonly writesNothing?: true;
  /** A read that may be some moments behind the last write: it is answered by the read replica, where there is one. */
  readonly replica?: true;
  /** Never mounted in production. */
  readonly onlyDevelopment?: true;
}

/**
 * A call without its schemas, which weigh more than a first page may: how it is sent, and by its type what it takes and answers.
 * The web names its calls so (`web/scripts/calls`).
 */
export interface Light<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  readonly access: E['access'];
  /** Never there: it carries the type of the call, and no whole call is taken for a light one. */
  readonly call: E;
}

type Side = 'input' | 'output';
type Shape<T extends z.ZodMiniType, D extends Side> = D extends 'input' ? z.input<T> : z.output<T>;
type Part<E extends Endpoint, K extends 'params' | 'query' | 'body', D extends Side> = E[K] extends z.ZodMiniType
  ? { readonly [P in K]: Shape<E[K], D> }
  : unknown;

/** A query of which nothing must be given may be left out. */
type Query<E extends Endpoint> =
  Part<E, 'query', 'input'> extends { readonly query: infer Q }
    ? Record<never, never> extends Q
      ? { readonly query?: Q | undefined }
      : { readonly query: Q }
    : unknown;

/** The parameters, query and body a caller must give. */
export type Input<E extends Endpoint> = Part<E, 'params', 'input'> & Query<E> & Part<E, 'body', 'input'>;
/** The parsed parameters, query and body a handler receives. */
export type Parsed<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>;
/** The `data` of the answer the caller gets. */
export type Response<E extends Endpoint> = z.output<E['response']>;
/** The number of rows of a list, counted up to `tope`; a longer list says `tope` + 1. */
export interface Conteo {
  readonly total?: number | undefined;
  readonly tope?: number | undefined;
}
/** The return value of a handler. A page carries the cursor of the next one, and may carry the count of the whole list. */
export type Result<E extends Endpoint> = E['paged'] extends true
  ? { readonly data: z.input<E['response']>; readonly siguiente: string | null } & Conteo
  : z.input<E['response']>;

/** `/usuario/:id` with `{ id: 7 }` is `/usuario/7`; each value is escaped. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** `GET /private/usuario`: how a call is named in tests, logs and metrics. */
export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
