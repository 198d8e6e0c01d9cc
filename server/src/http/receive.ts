import type { Endpoint } from '@fedatario/contract/base';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';
import { type Bounds, openPlaces, type Place, type Places } from './upload-places.ts';

/** Media type of an upload: the true type is found from its content. */
export const FILE_TYPE = 'application/octet-stream';

/** Retry-After in seconds of an upload that finds no place. */
const A_MOMENT = 3;
const KB = 1024;
const MB = KB * KB;

/**
 * Each upload may hold as many bytes of memory as its endpoint allows. Half of the places are left to other addresses, and who
 * sends slower than a bad telephone line does gives the place up.
 */
const BOUNDS: Bounds = { all: 24, ofAddress: 12, ofPerson: 2, bytesPerSecond: 4 * KB, graceMs: 10_000, checkMs: 1_000 };

export const receiveFile = receiver(openPlaces(BOUNDS));

/** Reads the file of a body, and no more of it than its endpoint takes, in one of these places. */
export function receiver(places: Places) {
  return async (
    receives: NonNullable<Endpoint['receives']>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Uint8Array> => {
    try {
      return await receive(places, receives, request);
    } catch (error) {
      // The connection is closed after the answer, so that the rest of the body is not sent to nobody.
      if (error instanceof AppError) reply.header('connection', 'close');
      throw error;
    }
  };
}

async function receive(places: Places, { maximo }: NonNullable<Endpoint['receives']>, request: FastifyRequest) {
  if (Number(request.headers['content-length']) > maximo) throw tooLarge(maximo);
  const stream = streamOf(request);
  const place = places.take({ address: request.ip, person: request.actor?.idUsuario });
  if (place === 'full') throw new AppError('servicio-no-disponible', { espera: A_MOMENT });
  if (place === 'tooMany') throw new AppError('demasiadas-peticiones', { espera: A_MOMENT });
  try {
    return await gather(stream, place, maximo);
  } finally {
    place.leave();
  }
}

async function gather(stream: AsyncIterable<Buffer>, { arrived, tooSlow }: Place, maximo: number): Promise<Buffer> {
  const arriving = stream[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  for (let size = 0; ; ) {
    const part = await Promise.race([nextOf(arriving), tooSlow]);
    if (part === 'tooSlow') throw new AppError('subida-lenta');
    if (part.done) return Buffer.concat(parts, size);
    size += part.value.length;
    if (size > maximo) throw tooLarge(maximo);
    arrived(part.value.length);
    parts.push(part.value);
  }
}

function tooLarge(maximo: number): AppError {
  return new AppError('archivo-demasiado-grande', { params: { maximo: maximo / MB } });
}

/** Nobody may be left to hear that the connection broke. */
function nextOf(arriving: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  const next = arriving.next();
  next.catch(() => undefined);
  return next;
}

function streamOf({ body }: FastifyRequest): AsyncIterable<Buffer> {
  if (body && typeof body === 'object' && Symbol.asyncIterator in body) return body as AsyncIterable<Buffer>;
  throw new AppError(body === undefined ? 'archivo-vacio' : 'archivo-no-admitido');
}
