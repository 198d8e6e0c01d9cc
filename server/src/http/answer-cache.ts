import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Edicion, ReadEdicion } from '../db/ediciones.ts';

/** A stored answer, the same for everybody while the data it was made from are unchanged. */
export interface CachedAnswer {
  /** Editions of the data it was made from, and their names at that time. */
  readonly of: readonly Edicion[];
  readonly ediciones: string;
  readonly etag: string;
  readonly bytes: number;
}

/** A cache of answers, least recently used first out, bounded by bytes. */
export interface AnswerCache<T extends CachedAnswer> {
  readonly find: (key: string, readEdicion: ReadEdicion) => Promise<T | undefined>;
  readonly put: (key: string, answer: T) => void;
}

export function openAnswerCache<T extends CachedAnswer>(limit: number): AnswerCache<T> {
  const answers = new Map<string, T>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= answers.get(key)?.bytes ?? 0;
    answers.delete(key);
  };
  const store = (key: string, answer: T) => {
    drop(key);
    answers.set(key, answer);
    bytes += answer.bytes;
  };
  return {
    find: async (key, readEdicion) => {
      const known = answers.get(key);
      if (!known) return undefined;
      if ((await edicionesAhora(known.of, readEdicion)) !== known.ediciones) return undefined;
      store(key, known);
      return known;
    },
    put: (key, answer) => {
      store(key, answer);
      for (const oldest of answers.keys()) {
        if (bytes <= limit) return;
        drop(oldest);
      }
    },
  };
}

export async function edicionesAhora(of: readonly Edicion[], readEdicion: ReadEdicion): Promise<string> {
  return (await Promise.all(of.map(readEdicion))).join(' ');
}

/** Weak ETag of these texts: compressed or not, it is the same answer. */
export function etagOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Whether the client has this answer already (If-None-Match). Sets the ETag. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, { etag }: Pick<CachedAnswer, 'etag'>): boolean {
  reply.header('etag', etag);
  return request.headers['if-none-match']?.includes(etag) ?? false;
}

export function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(String(headers['accept-encoding'] ?? ''));
}
