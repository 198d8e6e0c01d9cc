import { type Archivo, type Conteo, type Endpoint, permite } from '@fedatario/contract/base';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { Db, Pools } from '../db/db.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Audit, demandActo, recorderOf } from './audit.ts';
import { cachedAnswers } from './cached-answers.ts';
import { oneForEach } from './costly.ts';
import { AppError, invalidIssues } from './errors.ts';
import { fileOf, sendFile } from './file.ts';
import { gestorCookie } from './gestor-cookie.ts';
import { type AnswerCipher, idempotencyKey, once } from './idempotency.ts';
import { receiveFile } from './receive.ts';
import type { Actor, OutsideContext, Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
  interface FastifyContextConfig {
    /** The body is a file. */
    receives?: boolean;
  }
}

export interface HttpServices {
  readonly pools: Pools;
  /** Undefined for a guest; throws `sesion-vencida` for a token that no longer counts. */
  readonly authenticate: (authorization: string | undefined, now: Date) => Promise<Actor | undefined>;
  readonly now: () => Date;
  /** Writes the record of an administrative act. */
  readonly audit: Audit;
  readonly cipher: AnswerCipher;
  readonly secureCookies: boolean;
  readonly identityLimit: number;
  /** Refuses a write that has to wait, after its caller was admitted. */
  readonly hold?: Hold | undefined;
}

export type Hold = (
  endpoint: Endpoint,
  request: { readonly actor: Actor | undefined; readonly params: Readonly<Record<string, string>> },
) => Promise<void>;

/**
 * The one path of every request: authenticate, admit, parse, begin, handle, shape the answer, commit. Refuses at start an
 * endpoint whose contract lacks the scope of its path or the act of the staff.
 */
export function mount(app: FastifyInstance, route: Route, services: HttpServices): void {
  const { endpoint } = route;
  demandActo(endpoint);
  if (endpoint.path.includes(':') && !endpoint.alcance) throw new Error(`${endpoint.path} no declara su alcance.`);
  if (endpoint.produces && endpoint.method !== 'GET')
    throw new Error(`${endpoint.path} responde un archivo y no es GET.`);
  if (endpoint.receives && route.kind !== 'outside')
    throw new Error(`${endpoint.path} recibe un archivo y no puede hacerlo dentro de una transacción.`);
  const answer = endpoint.costly
    ? takingTurns(endpoint, services, answererOf(route, services))
    : answererOf(route, services);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { receives: endpoint.receives !== undefined, ...rateLimitOf(endpoint, services) },
    onRequest: async (request) => {
      // Public calls do not authenticate, so that an expired token does not lock anybody out of them.
      if (endpoint.access === 'public') {
        const { pools, now } = services;
        return route.admit?.({ db: pools.db, cookies: request.cookies, now: now() });
      }
      request.actor = await services.authenticate(request.headers.authorization, services.now());
      if (!permite(endpoint.access, request.actor?.rol)) {
        throw new AppError(request.actor ? 'acceso-denegado' : 'sesion-requerida');
      }
    },
    handler: async (request, reply) => {
      const { actor, params } = request;
      if (writes(endpoint)) await services.hold?.(endpoint, { actor, params: params as Record<string, string> });
      const made = await answer(request, reply).catch((error: unknown) => {
        throw shapeConflict(endpoint, error);
      });
      if (typeof made === 'object') return sendFile(request, reply, endpoint, made);
      return made === undefined ? reply : reply.type(JSON_TYPE).send(made);
    },
  });
}

function writes({ method, writesNothing }: Endpoint): boolean {
  return method !== 'GET' && !writesNothing;
}

function rateLimitOf({ guarded, costly }: Endpoint, { identityLimit: max }: HttpServices) {
  if (!guarded && !costly) return {};
  return { rateLimit: { max, timeWindow: '1 minute', groupId: costly ? 'costoso' : 'identidad' } };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The text to send, or a file; undefined when it was sent already. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<string | Archivo | undefined>;

function takingTurns({ readsCookie }: Endpoint, { secureCookies }: HttpServices, answer: Answer): Answer {
  const turn = oneForEach();
  const cookie = readsCookie === 'gestor' ? gestorCookie(secureCookies) : undefined;
  return (request, reply) => turn(callerOf(request, cookie), () => answer(request, reply));
}

/** An account, the cookie of a link that `admit` has looked at already, or an address, which many people may have. */
function callerOf({ actor, cookies, ip }: FastifyRequest, cookie: string | undefined): string {
  return actor?.idUsuario ?? (cookie && cookies[cookie]) ?? ip;
}

function answererOf(route: Route, services: HttpServices): Answer {
  if (route.kind === 'outside') return answerOutside(route, services);
  if (!route.edicion) return answerInside(route, services);
  const { pools, now } = services;
  return cachedAnswers({ db: pools.dbPublic, edicion: route.edicion, type: JSON_TYPE }, (request) =>
    read(route, { db: pools.dbPublic, now: now(), actor: request.actor }, request),
  );
}

/** Runs a read, from its input to the text of its answer. */
export async function read(
  { endpoint, handle }: Route,
  context: { db: Db; now: Date; actor: Actor | undefined },
  request: Pick<FastifyRequest, 'params' | 'query'> & { body?: unknown },
): Promise<string> {
  return shape(endpoint, await handle({ ...context, ...parseInput(endpoint, request) }));
}

function answerInside(route: Route, services: HttpServices): Answer {
  const { endpoint, handle } = route;
  const { pools, now } = services;
  return async (request, reply) => {
    const input = { actor: request.actor, now: now(), ...parseInput(endpoint, request) };
    const { act, record } = recorderOf(endpoint, services.audit, request, input);
    if (!writes(endpoint)) {
      const result = await handle({ db: endpoint.replica ? pools.dbPublic : pools.dbRead, ...input });
      if (act) await record(pools.db, async () => result);
      return resultOf(endpoint, result);
    }
    const key = idempotencyKey(request);
    return inTransaction(pools.db, async (db) => {
      const work = async () => shape(endpoint, await record(db, () => handle({ db, ...input })));
      if (!key) return work();
      const scope = request.actor?.idUsuario ?? 'invitado';
      return answerOnce({ db, cipher: services.cipher, scope, key, request, now: input.now }, reply, work);
    });
  };
}

async function answerOnce(about: Parameters<typeof once>[0], reply: FastifyReply, work: () => Promise<string>) {
  const { text, replayed } = await once(about, work);
  if (replayed) void reply.header('idempotent-replayed', 'true');
  return text;
}

function onceFor({ pools, cipher }: HttpServices, request: FastifyRequest, reply: FastifyReply, now: Date) {
  const key = idempotencyKey(request);
  const transactOnce: OutsideContext['transactOnce'] = (identify) =>
    inTransaction(pools.db, async (db) => {
      const { scope, work } = await identify(db);
      if (!key) return work();
      const about = { db, cipher, scope, key, request, now };
      return JSON.parse(await answerOnce(about, reply, async () => JSON.stringify(await work())));
    });
  return transactOnce;
}

function answerOutside({ endpoint, handle }: Route, services: HttpServices): Answer {
  const { pools, secureCookies } = services;
  return async (request, reply) => {
    const now = services.now();
    const input = endpoint.receives ? await parseWithFile(endpoint, request, reply) : parseInput(endpoint, request);
    const { act, record } = recorderOf(endpoint, services.audit, request, { now, ...input });
    let recorded = act === undefined;
    const transactActo: OutsideContext['transactActo'] = async (work) => {
      const result = await inTransaction(pools.db, (db) => record(db, () => work(db)));
      recorded = true;
      return result;
    };
    const context: OutsideContext = {
      transact: (work) => inTransaction(pools.db, work),
      transactActo,
      transactOnce: onceFor(services, request, reply, now),
      db: pools.db,
      actor: request.actor as Actor,
      now,
      cookies: request.cookies,
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey: idempotencyKey(request),
      setCookie: ({ name, value, maxAge }) => {
        const flags = { path: '/', httpOnly: true, sameSite: 'strict', secure: secureCookies } as const;
        void reply.setCookie(name, value, { ...flags, maxAge });
      },
    };
    const result = await handle({ ...context, ...input });
    if (!recorded && endpoint.method === 'GET') await record(pools.db, async () => result);
    else if (!recorded) throw new Error(`${endpoint.path} no dejó constancia de su acto: falta transactActo.`);
    return resultOf(endpoint, result);
  };
}

/** The other fields are checked before the file is read. */
async function parseWithFile(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const { body: _, ...rest } = endpoint;
  const input = parseInput(rest, request);
  return { ...input, body: endpoint.receives && (await receiveFile(endpoint.receives, request, reply)) };
}

function resultOf(endpoint: Endpoint, result: unknown): string | Archivo {
  return endpoint.produces ? fileOf(endpoint, result) : shape(endpoint, result);
}

function parseInput(
  endpoint: Pick<Endpoint, 'params' | 'query' | 'body'>,
  request: Pick<FastifyRequest, 'params' | 'query'> & { body?: unknown },
) {
  return {
    params: parse(endpoint.params, request.params),
    query: parse(endpoint.query, request.query),
    body: parse(endpoint.body, request.body),
  };
}

function parse(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw invalidIssues(result.error.issues);
  return result.data;
}

/** The row sent with a stale revision is shaped as the endpoint's answer is. */
function shapeConflict(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof AppError) || error.extras.actual === undefined) return error;
  return new AppError(error.codigo, { ...error.extras, actual: endpoint.response.parse(error.extras.actual) });
}

/** Strips the result to what the contract promises. */
function shape(endpoint: Endpoint, result: unknown): string {
  if (!endpoint.paged) return JSON.stringify({ data: endpoint.response.parse(result) });
  const { data, siguiente, total, tope } = result as { data: unknown; siguiente: string | null } & Conteo;
  return JSON.stringify({ data: endpoint.response.parse(data), meta: { siguiente, total, tope } });
}
