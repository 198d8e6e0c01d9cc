import { type CodigoError, type Endpoint, errores, Problema } from '@fedatario/contract/base';
import type { Json } from './openapi-schemas.ts';

/** The name of a refusal of each status, among the responses of the document. */
const REFUSALS = {
  401: 'SinSesion',
  403: 'SinAcceso',
  404: 'NoEncontrado',
  409: 'Conflicto',
  422: 'DatosInvalidos',
  429: 'Demasiadas',
} as const;
type Status = keyof typeof REFUSALS;

/** How a call may be refused, by what it takes and whom it admits; what may befall any request is `default`. */
export function problemsOf(endpoint: Endpoint): Json {
  const refusals = statusesOf(endpoint).map((status) => [
    status,
    { $ref: `#/components/responses/${REFUSALS[status]}` },
  ]);
  return { ...Object.fromEntries(refusals), default: { $ref: '#/components/responses/Problema' } };
}

function statusesOf({ method, access, params, query, guarded, produces }: Endpoint): Status[] {
  const writes = method !== 'GET';
  const knowsWho = access !== 'public' || guarded === true;
  const found: Record<Status, boolean> = {
    401: knowsWho,
    403: knowsWho,
    404: params !== undefined || writes,
    409: produces !== undefined || writes,
    422: params !== undefined || query !== undefined || produces !== undefined || writes,
    429: true,
  };
  return Object.entries(found).flatMap(([status, may]) => (may ? [Number(status) as Status] : []));
}

/** A response for each of those statuses, and one for the rest, with its codes and what each says to a person. */
export function problemResponses(): Json {
  const codigos = Object.keys(errores) as CodigoError[];
  const refusals = Object.entries(REFUSALS).map(([status, name]) => {
    const own = codigos.filter((codigo) => errores[codigo].status === Number(status));
    return [name, problemResponse(own)];
  });
  const rest = codigos.filter((codigo) => !(errores[codigo].status in REFUSALS));
  return { ...Object.fromEntries(refusals), Problema: problemResponse(rest) };
}

function problemResponse(codigos: readonly CodigoError[]): Json {
  const description = codigos
    .map((codigo) => `- ${errores[codigo].status} \`${codigo}\`: ${errores[codigo].mensaje}`)
    .join('\n');
  const one = { type: 'object', properties: { codigo: { enum: codigos } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Problema' }, one] };
  return { description, content: { 'application/problem+json': { schema } } };
}

/** The schema that every problem has. */
export const PROBLEMA = { schema: Problema, io: 'output' } as const;
