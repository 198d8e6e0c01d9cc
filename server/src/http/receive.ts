import type { Endpoint } from '@fedatario/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** Media type of an upload: the true type is found from its content. */
export const FILE_TYPE = 'application/octet-stream';

/** Uploads received at the same time; each may hold as many bytes of memory as its endpoint allows. */
const AT_ONCE = 24;
const MB = 1024 * 1024;
let arriving = 0;

/** Reads the file of a body, and no more of it than its endpoint takes. */
export async function receiveFile(
  { maximo }: NonNullable<Endpoint['receives']>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Uint8Array> {
  // The connection is closed after the answer, so that the rest of the body is not sent to nobody.
  const refuse = (error: AppError) => {
    reply.header('connection', 'close');
    return error;
  };
  const tooLarge = () => refuse(new AppError('archivo-demasiado-grande', { params: { maximo: maximo / MB } }));
  if (Number(request.headers['content-length']) > maximo) throw tooLarge();
  if (arriving >= AT_ONCE) throw refuse(new AppError('servicio-no-disponible', { espera: 3 }));
  arriving += 1;
  try {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of streamOf(request)) {
      size += part.length;
      if (size > maximo) throw tooLarge();
      parts.push(part);
    }
    return Buffer.concat(parts, size);
  } finally {
    arriving -= 1;
  }
}

function streamOf({ body }: FastifyRequest): AsyncIterable<Buffer> {
  if (body && typeof body === 'object' && Symbol.asyncIterator in body) return body as AsyncIterable<Buffer>;
  throw new AppError(body === undefined ? 'archivo-vacio' : 'archivo-no-admitido');
}
