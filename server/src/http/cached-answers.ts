import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { type Edicion, edicionesDe } from '../db/ediciones.ts';
import { type CachedAnswer, etagOf, isKnown, openAnswerCache, takesGzip } from './answer-cache.ts';

/** Most bytes of stored answers of one endpoint. */
const CACHE_BYTES = 8 * 1024 * 1024;

interface Source {
  readonly db: Db;
  /** Names the data that the answers are made from. */
  readonly edicion: Edicion;
  readonly type: string;
}

/** Answers from memory while the edition of the data is unchanged; else makes the answer and stores it. */
export function cachedAnswers({ db, edicion, type }: Source, make: (request: FastifyRequest) => Promise<string>) {
  const cache = openAnswerCache<CachedText>(CACHE_BYTES);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<undefined> => {
    const readEdicion = edicionesDe(db);
    let cached = await cache.find(request.url, readEdicion);
    if (!cached) {
      // The edition is read before the data, so that a stored answer is never older than its name.
      const ediciones = await readEdicion(edicion);
      cached = cachedText([edicion], ediciones, type, await make(request));
      cache.put(request.url, cached);
    }
    sendCached(request, reply, cached);
  };
}

/** A text ready to be sent, compressed once, when first asked for as gzip. */
export interface CachedText extends CachedAnswer {
  readonly type: string;
  readonly body: Buffer;
  readonly gzip: () => Buffer;
}

const COMPRESSED_FROM = 1024;

export function cachedText(of: readonly Edicion[], ediciones: string, type: string, text: string): CachedText {
  const body = Buffer.from(text);
  let gzip: Buffer | undefined;
  return {
    of,
    ediciones,
    type,
    etag: etagOf(text),
    body,
    bytes: body.length * 1.5,
    gzip: () => {
      gzip ??= gzipSync(body);
      return gzip;
    },
  };
}

/** Sends it, or 304 when the client has it already. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedText): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (isKnown(request, reply, cached)) return reply.code(304).send();
  reply.type(cached.type);
  if (cached.body.length < COMPRESSED_FROM || !takesGzip(request)) return reply.send(cached.body);
  return reply.header('content-encoding', 'gzip').send(cached.gzip());
}
