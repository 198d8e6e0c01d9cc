import { api } from '@fedatario/contract';
import { type Endpoint, grupos } from '@fedatario/contract/base';
import { PROBLEMA, problemResponses, problemsOf } from './openapi-problems.ts';
import { type Json, type Part, type Schemas, schemasOf } from './openapi-schemas.ts';
import { type Shared, sharedIn } from './openapi-shared.ts';
import { FILE_TYPE } from './receive.ts';

/** The contract as OpenAPI 3.1: what the server mounts and this page cannot differ. */
export function openApi(endpoints: readonly Endpoint[], version: string) {
  const schemas = schemasOf([PROBLEMA, ...endpoints.flatMap(partsOf)]);
  const parameters = sharedIn(
    'parameters',
    endpoints.flatMap((endpoint) => parametersOf(schemas, endpoint)),
  );
  const answers = sharedIn(
    'responses',
    endpoints.map((endpoint) => answerOf(schemas, endpoint)),
  );
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const made = operation(endpoint, { schemas, parameters, answers });
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: made };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fedatario',
      version,
      description: 'Servicio notarial y de documentos legales en línea.',
      license: { name: 'Todos los derechos reservados', identifier: 'LicenseRef-Fedatario' },
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: parameters.components,
      responses: { ...answers.components, ...problemResponses() },
      schemas: { ...schemas.components, MetaDePagina: META_DE_PAGINA },
    },
    paths,
  };
}

const SECURITY_SCHEMES = {
  sesion: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'El `accessToken` que dan el ingreso y la renovación; dura lo que dice `vigencia`.',
  },
  renovacion: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sesion',
    description: 'La deja el ingreso, fuera del alcance de los programas de la página. Sin TLS se llama `sesion`.',
  },
  gestor: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-gestor',
    description: 'La deja el código con que un gestor abre su enlace. Sin TLS se llama `gestor`.',
  },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Con la misma clave, la petición se cumple una sola vez y su respuesta se repite.',
  schema: { type: 'string', pattern: '^[\\w-]{8,128}$' },
};

/** The schemas of a call; those whose properties are its parameters have no place of their own. */
function partsOf({ params, query, body, response, receives, produces }: Endpoint): Part[] {
  return [
    ...[params, query].flatMap((schema) => (schema ? [{ schema, io: 'input', open: true } as const] : [])),
    ...(body && !receives ? [{ schema: body, io: 'input' } as const] : []),
    ...(produces ? [] : [{ schema: response, io: 'output' } as const]),
  ];
}

interface Components {
  readonly schemas: Schemas;
  readonly parameters: Shared;
  readonly answers: Shared;
}

function operation(endpoint: Endpoint, { schemas, parameters, answers }: Components): Json {
  const { summary, access, alcance, body } = endpoint;
  const [noun, verb] = nameOfCall(endpoint);
  const given = parametersOf(schemas, endpoint);
  return {
    operationId: `${noun}.${verb}`,
    summary,
    tags: [noun],
    description: `Acceso: ${access}${alcance ? `; alcance: ${alcance}` : ''}.`,
    security: securityOf(endpoint),
    ...(given.length > 0 && { parameters: given.map(parameters.of) }),
    ...(body && { requestBody: { required: true, content: bodyOf(schemas, endpoint, body) } }),
    responses: { 200: answers.of(answerOf(schemas, endpoint)), ...problemsOf(endpoint) },
  };
}

const nouns = Object.entries(api).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([verb, call]) => [call as Endpoint, [noun, verb]] as const),
);
const names = new Map<Endpoint, readonly string[]>(nouns);

function nameOfCall(endpoint: Endpoint): readonly string[] {
  const name = names.get(endpoint);
  if (!name) throw new Error(`${endpoint.path} no está entre las llamadas del contrato.`);
  return name;
}

/** A token for whatever asks who calls; the cookie of the session for what renews or ends it; nothing for the public. */
function securityOf({ access, readsCookie }: Endpoint): Json[] {
  if (readsCookie) return [readsCookie === 'gestor' ? { gestor: [] } : { renovacion: [] }];
  return grupos[access] === null ? [] : [{ sesion: [] }];
}

function bodyOf(schemas: Schemas, { receives, ejemplo }: Endpoint, body: NonNullable<Endpoint['body']>): Json {
  if (!receives)
    return { 'application/json': { schema: schemas.schemaOf(body, 'input'), ...(ejemplo && { example: ejemplo }) } };
  return { [FILE_TYPE]: { schema: { type: 'string', format: 'binary', maxLength: receives.maximo } } };
}

/** A file by its media types; anything else in its envelope. With the name it goes by where several calls answer the same. */
function answerOf(schemas: Schemas, { response, paged, produces }: Endpoint): [string, Json] {
  const description = 'Hecho';
  if (produces) {
    const content = produces.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
    const name = produces.map((type) => /[^.+/;]+(?=;|$)/.exec(type)?.[0]).join('-');
    return [`archivo-${name}`, { description, content: Object.fromEntries(content) }];
  }
  const schema = schemas.schemaOf(response, 'output');
  const content = { 'application/json': { schema: envelope(schema, paged) } };
  return [nameOfAnswer(schema, paged), { description, content }];
}

/** `Factura` answers one, `Factura-lista` several; of what has no name, its type. */
function nameOfAnswer(data: Json, paged: true | undefined): string {
  const { $ref, type, items } = data as { $ref?: string; type?: string; items?: Json };
  if (items) return `${nameOfAnswer(items, undefined)}-${paged ? 'pagina' : 'lista'}`;
  return $ref?.split('/').at(-1) ?? String(type);
}

function envelope(data: Json, paged: true | undefined): Json {
  const meta = { $ref: '#/components/schemas/MetaDePagina' };
  return {
    type: 'object',
    properties: { data, ...(paged && { meta }) },
    required: paged ? ['data', 'meta'] : ['data'],
  };
}

const META_DE_PAGINA = {
  type: 'object',
  properties: { siguiente: { type: ['string', 'null'] }, total: { type: 'integer' }, tope: { type: 'integer' } },
  required: ['siguiente'],
};

function parametersOf(schemas: Schemas, { method, params, query }: Endpoint): [string, Json][] {
  return [
    ...propertiesOf(schemas, params, 'path'),
    ...propertiesOf(schemas, query, 'query'),
    ...(method === 'GET' ? [] : [[IDEMPOTENCY_KEY.name, IDEMPOTENCY_KEY] as [string, Json]]),
  ];
}

function propertiesOf(schemas: Schemas, schema: Endpoint['params'], place: 'path' | 'query'): [string, Json][] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.shapeOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => [
    name,
    { name, in: place, ...((place === 'path' || required.includes(name)) && { required: true }), schema: shape },
  ]);
}
