import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { type Endpoint, errores } from '@fedatario/contract/base';
import Fastify from 'fastify';
import { serveDocs } from './docs.ts';

/** For each call, since every new one adds to it; 1 KB is 1024 bytes. With the schemas of a call inside each call it would be some 3. */
const KB_PER_CALL = 1.5;

const app = Fastify();
const calls = Object.entries(api).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, call]) => ({ name: `${noun}.${verb}`, call: call as Endpoint })),
);
await serveDocs(
  app,
  calls.map(({ call }) => call),
);
const { body } = await app.inject('/api/openapi.json');
const document = JSON.parse(body);

after(() => app.close());

const operationOf = ({ method, path }: Endpoint) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];

test('cada llamada tiene su nombre y dice con qué se sabe quién la hace', () => {
  for (const { name, call } of calls) {
    const { operationId, security } = operationOf(call);
    assert.equal(operationId, name);
    const cookie = call.readsCookie === 'gestor' ? { gestor: [] } : { renovacion: [] };
    if (call.readsCookie) assert.deepEqual(security, [cookie], name);
    else assert.deepEqual(security, call.access === 'public' ? [] : [{ sesion: [] }], name);
  }
});

const problemsOf = ({ read, cancel }: Pick<typeof api.facturas, 'read' | 'cancel'>) =>
  [read, cancel].map((call) => Object.keys(operationOf(call).responses).join(' '));

test('cada llamada dice con qué estados se niega, según lo que recibe y a quién admite', () => {
  assert.deepEqual(problemsOf(api.facturas), [
    '200 401 403 404 422 429 default',
    '200 401 403 404 409 422 429 default',
  ]);
  assert.deepEqual(Object.keys(operationOf(api.informacionGeneral.read).responses), ['200', '429', 'default']);
  assert.deepEqual(Object.keys(operationOf(api.productos.read).responses), ['200', '404', '422', '429', 'default']);
});

test('las respuestas de problema suman el catálogo de errores, cada código en la de su estado', () => {
  const responsesOf: [string, Problem][] = Object.entries(document.components.responses);
  const told = responsesOf.flatMap(([name, { content }]) =>
    (content['application/problem+json']?.schema.allOf[1].properties.codigo.enum ?? []).map((codigo) => ({
      name,
      codigo,
    })),
  );
  assert.deepEqual(told.map(({ codigo }) => codigo).sort(), Object.keys(errores).sort());
  const { responses } = operationOf(api.facturas.read);
  assert.deepEqual(responses[404], { $ref: '#/components/responses/NoEncontrado' });
  const statuses = told.filter(({ name }) => name === 'NoEncontrado').map(({ codigo }) => errores[codigo].status);
  assert.deepEqual([...new Set(statuses)], [404]);
});

interface Problem {
  readonly content: {
    readonly 'application/problem+json'?: {
      readonly schema: {
        readonly allOf: readonly [
          object,
          { readonly properties: { readonly codigo: { readonly enum: (keyof typeof errores)[] } } },
        ];
      };
    };
  };
}

test(`cada forma se escribe una vez, con el nombre del contrato: menos de ${KB_PER_CALL} KB por llamada`, () => {
  const { data } = document.components.responses.FacturaDetalle.content['application/json'].schema.properties;
  assert.deepEqual(data, { $ref: '#/components/schemas/FacturaDetalle' });
  const { lineas } = document.components.schemas.FacturaDetalle.properties;
  assert.deepEqual(lineas.items, { $ref: '#/components/schemas/LineaDeFactura' });
  const kb = Buffer.byteLength(body) / 1024;
  assert.ok(kb < KB_PER_CALL * calls.length, `${kb.toFixed(1)} KB de ${calls.length} llamadas`);
});
