import type { FastifyInstance } from 'fastify';

export interface Webhook {
  readonly path: string;
  /**
   * Verifies and stores the notice, byte for byte as it came: false when its signature is wrong. An error is answered as
   * anywhere (503 while the database is away), and the sender tries again.
   */
  readonly receive: (raw: Buffer, header: (name: string) => string | undefined) => Promise<boolean>;
}

const BODY_LIMIT = 256 * 1024;

/**
 * An address where an external service notifies us. The signature is the only authentication; a repeated notice is accepted
 * too.
 */
export async function serveWebhook(app: FastifyInstance, { path, receive }: Webhook): Promise<void> {
  await app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, read) => read(null, body));
    own.post(path, { bodyLimit: BODY_LIMIT, config: { rateLimit: false } }, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = (name: string) => [request.headers[name]].flat()[0];
      if (await receive(raw, header)) return reply.status(200).send();
      request.log.warn({ idPeticion: request.id }, 'aviso con firma inválida');
      return reply.status(400).send();
    });
    done();
  });
}
