import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A caller's own request id, when it is one that can stand in a log line; else a new one. */
export function requestId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/**
 * One line for each request, with ids and the route's pattern: a path may hold an e-mail, so it is never written,
 * nor are headers, bodies or addresses.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.logLevel === 'silent') return;
    request.log.info(
      {
        idPeticion: request.id,
        idUsuario: request.actor?.idUsuario,
        metodo: request.method,
        ruta: request.routeOptions.url ?? 'ninguna',
        estado: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'peticion',
    );
  });
}
