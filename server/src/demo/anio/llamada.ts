import {
  DAY,
  type Endpoint,
  fillPath,
  type Input,
  MINUTE,
  type Problema,
  type Response,
} from '@fedatario/contract/base';
import { identidad } from '@fedatario/contract/casa';
import { cambiosDePlan, facturas, formasPago, suscripciones } from '@fedatario/contract/compra';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { FILE_TYPE } from '../../http/receive.ts';

/** A person who signs in by their address. */
export interface Persona {
  readonly idUsuario: string;
  readonly email: string;
  readonly nombreCompleto: string;
}

/** Makes a call as this person, or as a visitor, and answers its data; throws what the product says when it refuses. */
export type Llamar = <E extends Endpoint>(
  quien: Persona | undefined,
  endpoint: E,
  input: Input<E>,
) => Promise<Response<E>>;

interface Sesion {
  readonly token: string;
  readonly cookies: Record<string, string>;
  readonly abierta: Date;
  readonly renovada: Date;
}

/** Browsers in which the people of the demonstration work. */
const NAVEGADOR = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';
/** A token lives ten minutes, and a session thirty days. */
const POR_RENOVAR = 9 * MINUTE;
const POR_ABRIR = 29 * DAY;
/** Nobody types a password: the provider of the past believes who it is. */
export const CLAVE = 'no la escribe nadie';

/**
 * The calls of the product, made inside this process by the people of the past: by the same path as those of a browser, so each is admitted,
 * checked, done and recorded by the rules.
 */
export function abrirLlamadas(app: FastifyInstance, reloj: { readonly ahora: Date }): Llamar {
  const sesiones = new Map<string, Sesion>();
  const enviar = async (endpoint: Endpoint, input: object, sesion?: Partial<Sesion>) => {
    const respuesta = await app.inject(peticionDe(endpoint, input, sesion));
    if (respuesta.statusCode >= 400) throw new Error(dicho(endpoint, respuesta.body));
    return respuesta;
  };
  const abrir = async (endpoint: Endpoint, input: object, antes?: Sesion): Promise<Sesion> => {
    const { body, cookies } = await enviar(endpoint, input, antes && { cookies: antes.cookies });
    const { accessToken } = (JSON.parse(body) as { data: Response<typeof identidad.refresh> }).data;
    const nuevas = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    const abierta = antes?.abierta ?? reloj.ahora;
    return { token: accessToken, cookies: { ...antes?.cookies, ...nuevas }, abierta, renovada: reloj.ahora };
  };
  const sesionDe = async ({ email }: Persona): Promise<Sesion> => {
    const antes = sesiones.get(email);
    const hace = (desde?: Date) => reloj.ahora.getTime() - (desde?.getTime() ?? 0);
    if (antes && hace(antes.renovada) < POR_RENOVAR) return antes;
    const sesion =
      antes && hace(antes.abierta) < POR_ABRIR
        ? await abrir(identidad.refresh, { body: {} }, antes)
        : await abrir(identidad.signIn, { body: { email, password: CLAVE } });
    sesiones.set(email, sesion);
    return sesion;
  };
  return async (quien, endpoint, input) => {
    const respuesta = await enviar(endpoint, input as object, quien && { token: (await sesionDe(quien)).token });
    const deTexto = String(respuesta.headers['content-type']).includes('json');
    return deTexto ? JSON.parse(respuesta.body).data : { contenido: respuesta.rawPayload };
  };
}

/** Calls that pay, and demand a key under which they are not done twice; of the others no answer is kept that nobody asks for again. */
const CON_CLAVE = new Set<Endpoint>(
  [facturas, formasPago, suscripciones, cambiosDePlan].flatMap((nombre) => Object.values(nombre)),
);

function peticionDe(endpoint: Endpoint, input: object, sesion?: Partial<Sesion>) {
  const { params, query, body } = input as { params?: Record<string, unknown>; query?: object; body?: object };
  const busca = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  return {
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, params)}${busca}`,
    headers: {
      'user-agent': NAVEGADOR,
      ...(sesion?.token && { authorization: `Bearer ${sesion.token}` }),
      ...(CON_CLAVE.has(endpoint) && { 'idempotency-key': uuidv7() }),
      ...(endpoint.receives && { 'content-type': FILE_TYPE }),
    },
    ...(sesion?.cookies && { cookies: sesion.cookies }),
    ...(body !== undefined && { payload: body }),
  };
}

function dicho({ method, path }: Endpoint, body: string): string {
  const { codigo, title, errores } = JSON.parse(body) as Problema;
  return `${method} ${path} respondió ${codigo} (${title})${errores ? ` ${JSON.stringify(errores)}` : ''}`;
}
