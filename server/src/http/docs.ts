import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@fedatario/contract';
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';
import { VERSION } from './version.ts';

/** `/api/openapi.json`, printed from the contract when it is asked for, and a page to read and try it at `/api/docs`. */
export async function serveDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  // Built when first asked for, since most processes never are.
  const document = { toJSON: () => openApi(endpoints, VERSION) };
  let text: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(document);
    return reply.type('application/json; charset=utf-8').send(text);
  });
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: false, layout: 'BaseLayout' },
  });
}
