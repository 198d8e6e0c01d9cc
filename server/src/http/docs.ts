import type { Endpoint } from '@fedatario/contract';
import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';

const VERSION = '0.1.0';

/** `/api/openapi.json`, printed from the contract, and a page to read it at `/api/docs`. */
export function serveDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const document = JSON.stringify(openApi(endpoints, VERSION));
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
}
