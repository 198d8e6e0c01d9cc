import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import type { Endpoint } from '@fedatario/contract/base';
import { informacionGeneral } from '@fedatario/contract/casa';
import Fastify from 'fastify';
import { serveDocs } from './docs.ts';

/** Times that the contract was printed. */
let printed = 0;
const counted: readonly Endpoint[] = new Proxy([informacionGeneral.read], {
  get: (endpoints, key) => {
    if (key === Symbol.iterator) printed += 1;
    return Reflect.get(endpoints, key);
  },
});
const app = Fastify();
await serveDocs(app, counted);
after(() => app.close());

test('la API se lee igual como archivo y en su página, la primera vez y las demás', async () => {
  for (const path of ['/api/openapi.json', '/api/docs/json', '/api/openapi.json']) {
    const { paths } = (await app.inject(path)).json();
    assert.deepEqual(Object.keys(paths), [informacionGeneral.read.path], path);
  }
  assert.match((await app.inject('/api/docs/yaml')).body, /\/public\/parametrosgenerales:/);
});

test('lo que cualquiera puede pedir se hace una vez, también comprimido, y no se manda a quien ya lo tiene', async () => {
  const paths = ['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'];
  const first = await Promise.all(paths.map((url) => app.inject(url)));
  assert.ok(printed > 0);
  const before = printed;
  for (const [place, url] of paths.entries()) {
    const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    assert.equal(gunzipSync(gzip.rawPayload).toString(), first[place]?.body, url);
    const etag = String(gzip.headers.etag);
    assert.equal((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode, 304, url);
  }
  assert.equal(printed, before);
});
