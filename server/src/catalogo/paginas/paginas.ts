import { idiomaConocido } from '@fedatario/contract/base';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pools } from '../../db/db.ts';
import { type Edicion, edicionesDe } from '../../db/ediciones.ts';
import {
  type CachedAnswer,
  edicionesAhora,
  etagOf,
  isKnown,
  openAnswerCache,
  takesGzip,
} from '../../http/answer-cache.ts';
import { contentSecurityPolicy } from '../../http/headers.ts';
import type { TooMany } from '../../http/limits.ts';
import { read } from '../../http/mount.ts';
import { type NonceTemplate, newNonce, splitAtNonce } from '../../http/nonce.ts';
import { NONCE, type PageEnd, type SendPage, withEnd } from '../../http/pages.ts';
import type { Route } from '../../http/route.ts';
import { type Dibujante, dibujanteDe, type Leer } from './dibujante.ts';

export interface PaginasOptions {
  readonly dist: string;
  readonly baseUrl: string;
  readonly pools: Pools;
  readonly now: () => Date;
  readonly routes: readonly Route[];
  /** Sends the empty page when one could not be drawn here. */
  readonly sendPage: SendPage;
  readonly tooMany: TooMany;
  /** Stands at the end of each page; nothing if left out. */
  readonly pageEnd?: PageEnd | undefined;
}

interface Pagina extends CachedAnswer {
  readonly status: 200 | 404;
  readonly html: NonceTemplate;
}

/** Most bytes of stored pages, as sent, with and without compression. */
const CACHE_BYTES = 24 * 1024 * 1024;

/** The pages that arrive with their content, drawn here from what the same calls answer to a browser. */
export function servePaginas(app: FastifyInstance, options: PaginasOptions): void {
  const dibujante = dibujanteDe(options.dist, options.baseUrl);
  if (!dibujante) return;
  const cache = openAnswerCache<Pagina>(CACHE_BYTES);
  const https = options.baseUrl.startsWith('https://');
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // Over the limit of requests the empty page is sent: the browser draws it, and its calls wait for their turn.
    if (await options.tooMany(request)) return options.sendPage(reply);
    const dibuja = await dibujante();
    const pagina = await paginaDe(request, dibuja, cache, options).catch((error: unknown) => {
      request.log.error({ err: error, idPeticion: request.id }, 'página sin dibujar');
    });
    // The browser draws the page, and shows the error in it.
    if (!pagina) return options.sendPage(reply.code(503).header('retry-after', '5'));
    const policy = (nonce: string) => contentSecurityPolicy(https, nonce, dibuja.guion);
    const end = options.pageEnd?.();
    return end ? sendWithEnd(reply, pagina, policy, end) : send(request, reply, pagina, policy);
  };
  const counted = { config: { rateLimit: false as const } };
  app.get('/', counted, answer);
  app.get('/productos/:idProducto', counted, answer);
  app.get('/nuestros-planes', counted, answer);
  app.get('/reembolsos', counted, answer);
}

async function paginaDe(
  { url, cookies }: FastifyRequest,
  { addressOf, render }: Dibujante,
  cache: ReturnType<typeof openAnswerCache<Pagina>>,
  { pools, now, routes }: PaginasOptions,
): Promise<Pagina> {
  const address = addressOf(url);
  if (address === undefined) throw new Error(`${url} is no page.`);
  const idioma = idiomaConocido(cookies.idioma);
  const key = `${idioma} ${address}`;
  const readEdicion = edicionesDe(pools.dbPublic);
  const known = await cache.find(key, readEdicion);
  if (known) return known;
  const reader = readerOf(routes, { db: pools.dbPublic, now: now() }, readEdicion);
  const { status, html: text, shared } = await render(address, idioma, reader.leer);
  const html = splitAtNonce(text, NONCE);
  const of = [...reader.of];
  const pagina = {
    status,
    html,
    of,
    ediciones: await edicionesAhora(of, readEdicion),
    etag: etagOf(text),
    bytes: html.bytes,
  };
  if (shared && reader.isWhole()) cache.put(key, pagina);
  return pagina;
}

/** Answers the calls of a page in this process, and notes the editions they read. */
function readerOf(
  routes: readonly Route[],
  context: Pick<Parameters<typeof read>[1], 'db' | 'now'>,
  readEdicion: (edicion: Edicion) => Promise<string>,
) {
  const of = new Set<Edicion>();
  let isWhole = true;
  const leer: Leer = async (path, input) => {
    const route = routes.find(({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path);
    if (route?.endpoint.access !== 'public') throw new Error(`${path} is not for everybody.`);
    const { params, query } = input as { params?: object; query?: object };
    if (route.edicion) await readEdicion(of.add(route.edicion) && route.edicion);
    else isWhole = false;
    const text = await read(route, { ...context, actor: undefined }, { params, query: asWritten(query) });
    return JSON.parse(text);
  };
  return { leer, of, isWhole: () => isWhole };
}

/** The query as an address holds it. */
function asWritten(query: object = {}): Record<string, string> {
  const written = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(written.map(([name, value]) => [name, String(value)]));
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  pagina: Pagina,
  policy: (nonce: string) => string,
): FastifyReply {
  // Cached by the browser only, with its nonce: a 304 must not bring another one.
  reply.code(pagina.status).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie');
  if (pagina.status === 200 && isKnown(request, reply, pagina)) {
    return reply.removeHeader('content-security-policy').code(304).send();
  }
  const nonce = newNonce();
  reply.header('content-security-policy', policy(nonce)).type('text/html; charset=utf-8');
  if (!takesGzip(request)) return reply.send(pagina.html.plain(nonce));
  return reply.header('content-encoding', 'gzip').send(pagina.html.gzip(nonce));
}

/** Sends a page with more at its end, which no browser keeps. */
function sendWithEnd(reply: FastifyReply, { status, html }: Pagina, policy: (nonce: string) => string, end: string) {
  const nonce = newNonce();
  reply.code(status).header('cache-control', 'no-store').header('content-security-policy', policy(nonce));
  return reply.type('text/html; charset=utf-8').send(withEnd(html.plain(nonce).toString(), end));
}
