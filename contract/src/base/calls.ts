import { Archivo } from './archivo.ts';
import type { Endpoint } from './endpoint.ts';

/** Properties that one kind of call has and the others lack. */
type Particular =
  | 'method'
  | 'body'
  | 'ejemplo'
  | 'receives'
  | 'writesNothing'
  | 'paged'
  | 'produces'
  | 'shared'
  | 'revalidated';
type Without<K extends Particular> = { readonly [P in K]?: never };

type Lectura = Omit<Endpoint, Particular> & Without<Particular>;

type DeArchivo = Omit<Endpoint, Particular | 'response'> &
  Without<Exclude<Particular, 'produces' | 'shared' | 'revalidated'>> &
  Required<Pick<Endpoint, 'produces'>> &
  Pick<Endpoint, 'shared' | 'revalidated'> & { readonly response?: never };

type Acto = Omit<Endpoint, Particular> &
  Without<'method' | 'paged' | 'produces' | 'shared' | 'revalidated'> &
  Pick<Endpoint, 'body' | 'ejemplo' | 'receives' | 'writesNothing'>;

// Each is marked as free of side effects, so that a page which imports another constant of a noun does not carry its calls.

/** A call that reads: it changes nothing, and its answer is `data`. */
// @__NO_SIDE_EFFECTS__
export function lectura<const E extends Lectura>(call: E) {
  return { method: 'GET', ...call } as const;
}

/** A call that reads a list, page by page. */
// @__NO_SIDE_EFFECTS__
export function lista<const E extends Lectura>(call: E) {
  return { method: 'GET', paged: true, ...call } as const;
}

/** A call whose answer is a file. */
// @__NO_SIDE_EFFECTS__
export function archivo<const E extends DeArchivo>(call: E) {
  return { method: 'GET', response: Archivo, ...call } as const;
}

/** A call that writes, or that asks with a body. */
// @__NO_SIDE_EFFECTS__
export function acto<const M extends 'POST' | 'PUT' | 'DELETE', const E extends Acto>(method: M, call: E) {
  return { method, ...call } as const;
}
