import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { auditar } from './casa/auditoria/auditoria.ts';
import { authenticate, type Identity, sesionesAbiertas } from './casa/identidad/identidad.ts';
import { canalesDe } from './casa/notificaciones/notificaciones.ts';
import { serveMapa } from './catalogo/paginas/mapa.ts';
import { servePaginas } from './catalogo/paginas/paginas.ts';
import type { Receptores } from './compra/facturas/facturas.ts';
import { AVISOS, type PaymentServices, recibirAviso } from './compra/pagos/pagos.ts';
import { isReady, type Pools } from './db/db.ts';
import type { Escucha } from './db/escucha.ts';
import { newestMigration } from './db/migrate.ts';
import { inTransaction } from './db/transaction.ts';
import { admitAtOnce } from './http/admission.ts';
import { serveDocs } from './http/docs.ts';
import { AppError } from './http/errors.ts';
import { serveEventos } from './http/eventos.ts';
import { securityHeaders } from './http/headers.ts';
import { serveHealth } from './http/health.ts';
import { isTooDeep } from './http/json-depth.ts';
import { countPages, limitRequests } from './http/limits.ts';
import { logRequests, requestId } from './http/log.ts';
import { serveMetrics } from './http/metrics.ts';
import { type Hold, mount } from './http/mount.ts';
import { type PageEnd, type SendPage, servePages } from './http/pages.ts';
import { answerProblems } from './http/problems.ts';
import { type TrustedProxies, trustOf } from './http/proxies.ts';
import { FILE_TYPE } from './http/receive.ts';
import type { OutsideContext } from './http/route.ts';
import { closeConnectionsWhenDone } from './http/shutdown.ts';
import { LONGEST_PARAM, readableUrl, refuseUnreadable } from './http/unreadable.ts';
import { serveWebhook, type Webhook } from './http/webhook.ts';
import { listQueueDepths } from './queue/queries.ts';
import { allRoutes, type Fuera } from './routes.ts';
import { keyedHash, seal, unseal } from './services/cipher.ts';
import type { Files } from './services/files/files.ts';
import type { Payments } from './services/payments/payments.ts';
import type { PdfPool } from './services/pdf/pdf.ts';

export interface AppOptions {
  readonly pools: Pools;
  readonly identity: Identity;
  readonly payments: Payments;
  readonly receptores?: Receptores | undefined;
  readonly pdf: PdfPool;
  readonly files: Files;
  /** External services of this process, which the office is told of; tests leave them out. */
  readonly fuera?: Fuera;
  /** Carries changes between processes, by LISTEN/NOTIFY. */
  readonly escucha: Escucha;
  /** Milliseconds between two heartbeats of an event stream. */
  readonly heartbeat?: number;
  readonly now: () => Date;
  /** The process is about to stop: it is not ready for more. */
  readonly isLeaving?: () => boolean;
  readonly developmentMailbox: boolean;
  readonly logLevel: string;
  /** Stream for log lines; standard output if left out. */
  readonly logStream?: { write: (line: string) => void };
  /** Most requests worked on at the same time. */
  readonly atOnce: number;
  readonly rateLimit: number;
  /** Other processes may serve the same database: limits are counted over all. */
  readonly severalProcesses?: boolean;
  readonly rateLimitIdentity: number;
  readonly trustProxy: TrustedProxies;
  readonly metricsToken?: string | undefined;
  /** The folder of the web build; without it only the calls are served. */
  readonly dist?: string | undefined;
  /** Refuses the writes that have to wait; none if left out. */
  readonly hold?: Hold | undefined;
  readonly pageEnd?: PageEnd | undefined;
}

const BODY_LIMIT = 256 * 1024;

/** The whole server short of its port: every call behind the one path of a request, and the pages. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: options.logLevel, ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    // Each request gets one log line, written by logRequests: a child logger per request would cost more than the line.
    childLoggerFactory: (logger) => logger,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustOf(options.trustProxy),
    rewriteUrl: readableUrl,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    clientErrorHandler: refuseUnreadable,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // The time allowed for a whole request: a photograph sent over a slow telephone line needs minutes.
    requestTimeout: 120_000,
    http: { headersTimeout: 30_000 },
  });
  app.decorateRequest('actor', undefined);
  onlyJson(app);
  const https = options.identity.baseUrl.startsWith('https://');
  await securityHeaders(app, https);
  await app.register(cookie);
  await limitRequests(app, options.rateLimit, options.severalProcesses ? options.pools.db : undefined);
  await app.register(compress, { global: true, threshold: 1024 });
  admitAtOnce(app, options.atOnce);
  logRequests(app);
  closeConnectionsWhenDone(app);
  const sendPage = options.dist ? await servePages(app, options.dist, https, options.pageEnd) : undefined;
  answerProblems(app, sendPage);
  const migration = newestMigration();
  serveHealth(app, () => isReady(options.pools.db, migration), options.isLeaving);
  serveMetrics(app, {
    token: options.metricsToken,
    pool: options.pools.usage,
    queue: () => listQueueDepths(options.pools.db),
    documents: options.pdf.load,
  });
  await mountRoutes(app, options, { https, sendPage });
  return app;
}

interface Ways {
  readonly https: boolean;
  readonly sendPage: SendPage | undefined;
}

async function mountRoutes(app: FastifyInstance, options: AppOptions, { https, sendPage }: Ways): Promise<void> {
  const { pools, identity, now, dist, hold, pageEnd } = options;
  const { baseUrl } = identity;
  const services = { payments: options.payments, baseUrl, receptores: options.receptores };
  const routes = allRoutes(identity, services, options.pdf.renderPdf, options.files, options.fuera).filter(
    ({ endpoint }) => !endpoint.onlyDevelopment || options.developmentMailbox,
  );
  for (const route of routes) {
    mount(app, route, {
      pools,
      now,
      authenticate: (authorization, at) => authenticate(pools.db, authorization, at),
      audit: auditar,
      cipher: { seal, unseal, keyedHash },
      secureCookies: https,
      identityLimit: options.rateLimitIdentity,
      hold,
    });
  }
  await serveAvisos(app, options, services);
  serveEventos(app, {
    escucha: options.escucha,
    authenticate: (authorization) => authenticate(pools.db, authorization, now()),
    canalesDe,
    abiertas: (idSesiones) => sesionesAbiertas(pools.db, idSesiones, now()),
    ...(options.heartbeat !== undefined && { heartbeat: options.heartbeat }),
  });
  serveMapa(app, { pools, baseUrl });
  const tooMany = countPages(app);
  if (dist && sendPage) servePaginas(app, { dist, baseUrl, pools, now, routes, sendPage, tooMany, pageEnd });
  await serveDocs(
    app,
    routes.map(({ endpoint }) => endpoint),
  );
}

function serveAvisos(app: FastifyInstance, { pools, now }: AppOptions, services: PaymentServices): Promise<void> {
  const transact: OutsideContext['transact'] = (work) => inTransaction(pools.db, work);
  const receive: Webhook['receive'] = (raw, header) =>
    recibirAviso(services, { transact, db: pools.db, now: now() }, raw, header);
  return serveWebhook(app, { path: AVISOS, receive });
}

/** Bodies are JSON, or a file where the endpoint receives one; a `__proto__` in JSON is refused. */
function onlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    isTooDeep(body) ? done(new AppError('json-invalido')) : parse(request, body, done),
  );
  // The body stays unread here: only an endpoint that receives files reads it, and no more of it than its limit.
  app.addContentTypeParser(FILE_TYPE, (request, payload, done) =>
    request.routeOptions.config.receives ? done(null, payload) : done(new AppError('tipo-no-admitido')),
  );
}
