import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@fedatario/contract/base';
import type { FastifyInstance } from 'fastify';
import { type CachedText, cachedText, sendCached } from './cached-answers.ts';
import { openApi } from './openapi.ts';
import { VERSION } from './version.ts';

const PAGE = '/api/docs';

/** `/api/openapi.json`, printed from the contract when it is first asked for, and a page to read and try it at `/api/docs`. */
export async function serveDocs(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  // Built when first asked for, since most processes never are; and once, since anybody may ask and it takes a fifth of a second.
  const document = { toJSON: () => openApi(endpoints, VERSION) };
  const json = lazily(() => textOf('application/json', JSON.stringify(document)));
  const yaml = lazily(() => textOf('application/x-yaml', app.swagger({ yaml: true })));
  const kept = new Map([
    [`${PAGE}/json`, json],
    [`${PAGE}/yaml`, yaml],
  ]);
  app.get('/api/openapi.json', (request, reply) => sendCached(request, reply, json()));
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: PAGE,
    uiConfig: { docExpansion: 'list', deepLinking: false, layout: 'BaseLayout' },
    // The page's own answers would serialise and compress the document for each request.
    uiHooks: {
      preHandler: (request, reply, next) => {
        const text = kept.get(request.routeOptions.url ?? '');
        if (text) void sendCached(request, reply, text());
        else next();
      },
    },
  });
}

function textOf(type: string, text: string): CachedText {
  return cachedText([], '', `${type}; charset=utf-8`, text);
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
