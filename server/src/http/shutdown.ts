import type { FastifyInstance } from 'fastify';

const EVERY_MS = 100;

/** While closing, answers still under way finish, and their connections end with them instead of idling on. */
export function closeConnectionsWhenDone(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
    app.server.once('close', () => clearInterval(sweep));
    sweep.unref();
  });
}
