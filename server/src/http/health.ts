import type { FastifyInstance } from 'fastify';

/** `/livez`: the process answers. `/readyz`: it can serve, database and migrations included, and is not about to stop. */
export function serveHealth(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  isLeaving: () => boolean = () => false,
): void {
  app.get('/livez', { logLevel: 'silent' }, async () => ({ estado: 'vivo' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (!isLeaving() && (await isReady())) return { estado: 'listo' };
    return reply.status(503).header('retry-after', '5').send({ estado: 'no listo' });
  });
}
