import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { type Edicion, edicionesDe } from '../db/ediciones.ts';
import { etagOf, isKnown, type Kept, openShelf, takesGzip } from './shelf.ts';

/** Memory for the answers of one address. */
const SHELF_BYTES = 8 * 1024 * 1024;

interface Source {
  readonly db: Db;
  /** Names what the answers are made from. */
  readonly edicion: Edicion;
  readonly type: string;
}

/** Answers with what was made before for the same address, while what it was made from is the same. */
export function keptAnswers({ db, edicion, type }: Source, make: (request: FastifyRequest) => Promise<string>) {
  const shelf = openShelf<KeptText>(SHELF_BYTES);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<undefined> => {
    const ask = edicionesDe(db);
    let kept = await shelf.find(request.url, ask);
    if (!kept) {
      // Named before it is read: what is kept is never older than its name.
      const ediciones = await ask(edicion);
      kept = keptText([edicion], ediciones, type, await make(request));
      shelf.keep(request.url, kept);
    }
    sendKept(request, reply, kept);
  };
}

/** A text ready to leave, compressed once if anybody takes it so. */
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

/** Sends it, or says that it is the same as last time. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptText): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (isKnown(request, reply, kept)) return reply.code(304).send();
  reply.type(kept.type);
  if (kept.body.length < COMPRESSED_FROM || !takesGzip(request)) return reply.send(kept.body);
  return reply.header('content-encoding', 'gzip').send(kept.gzip());
}
