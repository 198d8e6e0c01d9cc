import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { type Edicion, edicionesDe } from '../db/ediciones.ts';
import { etagOf, isKnown, type Kept, openShelf, takesGzip } from './shelf.ts';

/** Most bytes of stored answers of one endpoint. */
const SHELF_BYTES = 8 * 1024 * 1024;

interface Source {
  readonly db: Db;
  /** Names the data that the answers are made from. */
  readonly edicion: Edicion;
  readonly type: string;
}

/** Answers from memory while the edition of the data is unchanged; else makes the answer and stores it. */
export function keptAnswers({ db, edicion, type }: Source, make: (request: FastifyRequest) => Promise<string>) {
  const shelf = openShelf<KeptText>(SHELF_BYTES);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<undefined> => {
    const ask = edicionesDe(db);
    let kept = await shelf.find(request.url, ask);
    if (!kept) {
      // The edition is read before the data, so that a stored answer is never older than its name.
      const ediciones = await ask(edicion);
      kept = keptText([edicion], ediciones, type, await make(request));
      shelf.keep(request.url, kept);
    }
    sendKept(request, reply, kept);
  };
}

/** A text ready to be sent, compressed once, when first asked for as gzip. */
export interface KeptText extends Kept {
  readonly type: string;
  readonly body: Buffer;
  readonly gzip: () => Buffer;
}

const COMPRESSED_FROM = 1024;

export function keptText(of: readonly Edicion[], ediciones: string, type: string, text: string): KeptText {
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
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptText): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (isKnown(request, reply, kept)) return reply.code(304).send();
  reply.type(kept.type);
  if (kept.body.length < COMPRESSED_FROM || !takesGzip(request)) return reply.send(kept.body);
  return reply.header('content-encoding', 'gzip').send(kept.gzip());
}
