import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@fedatario/contract';
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';

const VERSION = '0.1.0';

/** `/api/openapi.json`, printed from the contract, and a page to read and try it at `/api/docs`. */
export async function serveDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  const document = openApi(endpoints, VERSION);
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: false, layout: 'BaseLayout' },
  });
}
