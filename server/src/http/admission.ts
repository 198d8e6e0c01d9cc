import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors.ts';

/** As long as one of those inside may still take. */
const PAUSE_SECONDS = 2;
const FREE = /^\/(?:livez|readyz|metrics|assets\/)/;

/**
 * Works on so many requests at once and refuses the rest at once with 503: whoever is let in is answered soon, also when more
 * come than can be served. Counted is the work: not a body that is still coming, a file on its way in, nor an answer that
 * is read slowly, so that nobody fills the house by being slow.
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
  // Before anything is asked of the database; with a body, once it is here.
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

/** Whether it lives, and the files of the web, is always answered; a file comes at its sender's pace. */
function isFree({ routeOptions: { config, url = '' } }: FastifyRequest): boolean {
  const { receives = false } = config as { receives?: boolean };
  return receives || FREE.test(url);
}
