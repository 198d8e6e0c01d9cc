import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { informacionGeneral } from '@fedatario/contract';
import Fastify from 'fastify';
import { serveDocs } from './docs.ts';

const app = Fastify();
await serveDocs(app, [informacionGeneral.read]);
after(() => app.close());

test('la API se lee igual como archivo y en su página, la primera vez y las demás', async () => {
  for (const path of ['/api/openapi.json', '/api/docs/json', '/api/openapi.json']) {
    const { paths } = (await app.inject(path)).json();
    assert.deepEqual(Object.keys(paths), [informacionGeneral.read.path], path);
  }
  assert.match((await app.inject('/api/docs/yaml')).body, /\/public\/parametrosgenerales:/);
});
