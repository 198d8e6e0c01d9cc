import { type Endpoint, errores, grupos, Problema } from '@fedatario/contract';
import { z } from 'zod';
import { FILE_TYPE } from './receive.ts';

type Schema = Record<string, unknown>;

/** The contract as OpenAPI 3.1: what the server mounts and this page cannot differ. */
export function openApi(endpoints: readonly Endpoint[], version: string) {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fedatario', version, description: 'Servicio notarial y de documentos legales en línea.' },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { sesion: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problema: schemaOf(Problema, 'output') },
    },
    paths,
  };
}

function operation(endpoint: Endpoint): Schema {
  const { method, path, summary, access, alcance, params, query, body } = endpoint;
  const tag = path.split('/')[2] ?? 'general';
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [tag],
    description: `Acceso: ${access}${alcance ? `; alcance: ${alcance}` : ''}.`,
    ...(grupos[access] !== null && { security: [{ sesion: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: bodyOf(endpoint, body) } }),
    responses: {
      200: {
        description: 'Hecho',
        content: contentOf(endpoint),
      },
      default: {
        description: `Problema: ${Object.keys(errores).length} códigos posibles`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } },
      },
    },
  };
}

function bodyOf({ receives, ejemplo }: Endpoint, body: NonNullable<Endpoint['body']>): Schema {
  if (!receives)
    return { 'application/json': { schema: schemaOf(body, 'input'), ...(ejemplo && { example: ejemplo }) } };
  return { [FILE_TYPE]: { schema: { type: 'string', format: 'binary', maxLength: receives.maximo } } };
}

/** A file by its media types; anything else in its envelope. */
function contentOf({ response, paged, produces }: Endpoint): Schema {
  if (!produces) return { 'application/json': { schema: envelope(schemaOf(response, 'output'), paged) } };
  return Object.fromEntries(produces.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function envelope(data: Schema, paged: true | undefined): Schema {
  const properties = { siguiente: { type: ['string', 'null'] }, total: { type: 'integer' }, tope: { type: 'integer' } };
  const meta = { type: 'object', properties, required: ['siguiente'] };
  return {
    type: 'object',
    properties: { data, ...(paged && { meta }) },
    required: paged ? ['data', 'meta'] : ['data'],
  };
}

function parametersOf(schema: Endpoint['params'], place: 'path' | 'query'): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Schema; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
