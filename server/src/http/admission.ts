import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** Retry-After sent with 503, in seconds. */
const PAUSE_SECONDS = 2;
const FREE = /^\/(?:livez|readyz|metrics|assets\/)/;

/**
 * Limits the requests worked on at the same time; the rest are refused at once with 503, so that those admitted are answered
 * soon even under more load than can be served. Only work counts: a slow body, an upload and a slow reader do not hold a
 * slot.
 */
export function admitAtOnce(app: FastifyInstance, most: number): void {
  const inside = new WeakSet<FastifyRequest>();
  let many = 0;
  const admit = (request: FastifyRequest) => {
    if (isFree(request)) return;
    if (many >= most) throw new AppError('servicio-no-disponible', { espera: PAUSE_SECONDS });
    inside.add(request);
    many += 1;
  };
  // Requests are admitted before any query; those with a body once the body has arrived.
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) admit(request);
  });
  app.addHook('preValidation', async (request) => {
    if (hasBody(request)) admit(request);
  });
  app.addHook('onSend', async (request, _, payload) => {
    if (inside.delete(request)) many -= 1;
    return payload;
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Health checks, metrics and files of the web build are always answered; uploads come at their sender's pace, so they hold no
 * slot.
 */
function isFree({ routeOptions: { config, url = '' } }: FastifyRequest): boolean {
  const { receives = false } = config as { receives?: boolean };
  return receives || FREE.test(url);
}
