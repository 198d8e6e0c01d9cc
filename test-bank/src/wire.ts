import { randomBytes } from 'node:crypto';

/** A decoded body: strings, and objects of them. A list comes as an object with its positions as keys. */
export interface Params {
  readonly [name: string]: string | Params | undefined;
}

/** A refusal as Stripe words it. */
export class WireError extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

export function invalid(message: string, param?: string, code?: string): WireError {
  return new WireError(400, { type: 'invalid_request_error', message, param, code });
}

export function missing(kind: string, id: string): WireError {
  const message = `No such ${kind}: '${id}'`;
  return new WireError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param: 'id' });
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

const MOST_FIELDS = 500;

/** `a[b][0]=x&c=y` as objects without prototype. Throws {@link WireError} for what is no form. */
export function decodeForm(text: string): Params {
  const root: Tree = Object.create(null);
  if (text === '') return root;
  const pairs = text.split('&');
  if (pairs.length > MOST_FIELDS) throw invalid('Too many parameters.');
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = unescapeText(at < 0 ? pair : pair.slice(0, at));
    place(root, name, at < 0 ? '' : unescapeText(pair.slice(at + 1)));
  }
  return root;
}

interface Tree {
  [name: string]: string | Tree;
}

function place(root: Tree, name: string, value: string): void {
  const path = name.includes('[') ? name.replaceAll(']', '').split('[') : [name];
  const last = path.pop() ?? '';
  let here = root;
  for (const step of path) {
    const next = here[step] ?? Object.create(null);
    if (typeof next === 'string') throw invalid('Invalid parameters.', name);
    here[step] = next;
    here = next;
  }
  here[last] = value;
}

function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text.includes('+') ? text.replaceAll('+', ' ') : text);
  } catch {
    throw invalid('Invalid encoding.');
  }
}

export function textOf(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function requiredText(params: Params, name: string): string {
  const value = textOf(params, name);
  if (value === undefined) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  return value;
}

export function groupOf(params: Params, name: string): Params {
  const value = params[name];
  return typeof value === 'object' ? value : {};
}

export function stringsOf(params: Params, name: string): string[] {
  return Object.values(groupOf(params, name)).filter((value) => typeof value === 'string');
}

export function metadataOf(params: Params): Record<string, string> {
  const pairs = Object.entries(groupOf(params, 'metadata'));
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

export function amountOf(params: Params, name: string): number {
  const value = Number(requiredText(params, name));
  if (!Number.isSafeInteger(value) || value < 1) throw invalid(`Invalid positive integer: ${name}.`, name);
  return value;
}
