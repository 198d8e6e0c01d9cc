import {
  type CodigoError,
  type Conteo,
  type Endpoint,
  fillPath,
  type Input,
  type Problema,
  type Response,
} from '@fedatario/contract/base';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import type { Identity } from '../casa/identidad/identidad.ts';
import { openSesion } from '../casa/identidad/sesion/sesion.ts';
import { propioDePrueba } from '../casa/identidad/testing/propio.ts';
import { olvidarValores } from '../casa/valores-de-ley/valores-de-ley.ts';
import { openEscucha } from '../db/escucha.ts';
import { FILE_TYPE } from '../http/receive.ts';
import { allJobs, type JobServices } from '../jobs.ts';
import { openQueue } from '../queue/queue.ts';
import { useSecret } from '../services/cipher.ts';
import { simulador } from '../services/fel/simulador.ts';
import { type FileStore, type Files, sealedFiles } from '../services/files/files.ts';
import { testFiles } from '../services/files/testing/memory.ts';
import { closedPayments } from '../services/payments/closed.ts';
import type { Payments } from '../services/payments/payments.ts';
import { type RenderPdf, startPdf } from '../services/pdf/pdf.ts';
import { testSeal } from '../services/seal/testing/seal.ts';
import { createTestDatabase } from './database.ts';
import type { CreatedUsuario } from './factories.ts';

export interface Answer<E extends Endpoint> extends Conteo {
  readonly status: number;
  readonly data: Response<E>;
  readonly siguiente: string | null;
  readonly codigo: CodigoError | undefined;
  readonly problem: Problema | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly { name: string; value: string }[];
  readonly text: string;
}

interface CallOptions {
  readonly headers?: Record<string, string>;
  readonly cookies?: Record<string, string>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: { now: Date };
  readonly database: Awaited<ReturnType<typeof createTestDatabase>>;
  /** Calls as this user, with a session of its own; as a guest without one. */
  readonly as: (who: CreatedUsuario | undefined) => {
    call: <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Answer<E>>;
  };
  /** Sets documents as the application does. */
  readonly renderPdf: RenderPdf;
  readonly close: () => Promise<void>;
}

export interface TestAppOptions {
  /** `propioDePrueba` if left out. */
  readonly provider?: Identity['provider'];
  readonly rateLimit?: number;
  readonly trustProxy?: AppOptions['trustProxy'];
  /** The folder of a web build. */
  readonly dist?: string;
  /** Does the work of the queue too, mails into the development mailbox. */
  readonly jobs?: boolean;
  /** Store of files; `testFiles` if left out. */
  readonly files?: FileStore;
  /** Payment provider; none if left out. */
  readonly payments?: Payments;
  /** Registry of buyers; none if left out. */
  readonly receptores?: AppOptions['receptores'];
}

/** Shared by the files that a process of the suite runs, since a process that sets documents takes a second to start. */
const pdf = startPdf({ workers: 1 });

/** The application under test on a database of its own; time stands still at `clock.now` until the test moves it. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  useSecret('un secreto de prueba que nadie más usa 0123456789');
  olvidarValores();
  const { payments = closedPayments } = options;
  const database = await createTestDatabase();
  const files = sealedFiles(options.files ?? testFiles);
  const clock = { now: new Date('2026-01-15T09:00:00Z') };
  const now = () => clock.now;
  const { url, pools } = database;
  const queue = await openQueue({ url, db: pools.db, now, report: sayError, polling: 0.5, onlyWork: true });
  const provider = options.provider ?? propioDePrueba;
  const services = servicesOf(payments, files, pdf.renderPdf, provider);
  if (options.jobs) await queue.work(allJobs(services));
  const escucha = openEscucha(url);
  const limit = options.rateLimit ?? 100_000;
  const app = await buildApp({
    pools,
    identity: { provider, baseUrl },
    payments,
    pdf,
    files,
    escucha,
    heartbeat: 200,
    now,
    developmentMailbox: true,
    logLevel: 'silent',
    atOnce: 1_000,
    rateLimit: limit,
    rateLimitIdentity: limit,
    trustProxy: options.trustProxy ?? false,
    dist: options.dist,
    receptores: options.receptores,
  });
  const close = async () => {
    await app.close();
    await escucha.stop();
    await queue.stop();
    await database.drop();
  };
  return { app, clock, database, as: callerOf(app, pools.db, clock), renderPdf: pdf.renderPdf, close };
}

function servicesOf(
  payments: Payments,
  files: Files,
  renderPdf: RenderPdf,
  provider: Identity['provider'],
): JobServices {
  return {
    baseUrl,
    provider,
    payments,
    certificador: simulador(),
    renderPdf,
    files,
    sello: testSeal(),
    deliver: undefined,
    tell: () => undefined,
  };
}

const baseUrl = 'http://localhost';
const sayError = (error: Error) => process.stderr.write(`${error.stack}\n`);

function callerOf(
  app: FastifyInstance,
  db: TestApp['database']['pools']['db'],
  clock: TestApp['clock'],
): TestApp['as'] {
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = async ({ idUsuario }: CreatedUsuario) => {
    const made = openSesion(db, { idUsuario, userAgent: '', credential: null, now: clock.now });
    return (await made).accessToken;
  };
  return (who) => ({
    call: async (endpoint, input, { headers, cookies } = {}) => {
      if (who && !tokens.has(who.idUsuario)) tokens.set(who.idUsuario, tokenOf(who));
      const token = who && (await tokens.get(who.idUsuario));
      const { params, query, body } = input as { params?: Record<string, unknown>; query?: object; body?: object };
      const response = await app.inject({
        method: endpoint.method,
        url: `/api${fillPath(endpoint.path, params)}${query ? `?${new URLSearchParams(query as never)}` : ''}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(endpoint.receives && { 'content-type': FILE_TYPE }),
          ...headers,
        },
        ...(cookies && { cookies }),
        ...(body !== undefined && { payload: body }),
      });
      return toAnswer(response);
    },
  });
}

interface Injected {
  readonly statusCode: number;
  readonly body: string;
  readonly rawPayload: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly { name: string; value: string }[];
}

function toAnswer<E extends Endpoint>({ statusCode, body, rawPayload, headers, cookies }: Injected): Answer<E> {
  const tipo = String(headers['content-type']);
  const parsed = tipo.includes('json') ? JSON.parse(body) : { data: { tipo, nombre: '', contenido: rawPayload } };
  const problem = statusCode >= 400 ? (parsed as Problema) : undefined;
  return {
    status: statusCode,
    data: parsed.data,
    siguiente: parsed.meta?.siguiente ?? null,
    total: parsed.meta?.total,
    tope: parsed.meta?.tope,
    codigo: problem?.codigo,
    problem,
    headers,
    cookies,
    text: body,
  };
}
