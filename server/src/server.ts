import { mkdirSync } from 'node:fs';
import type { ModoDeServicio } from '@fedatario/contract/control';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import type { Identity } from './casa/identidad/identidad.ts';
import { propio } from './casa/identidad/propio.ts';
import { receptoresDe } from './compra/facturas/facturas.ts';
import { AVISOS, vigilar } from './compra/pagos/pagos.ts';
import type { Config } from './config.ts';
import { demandSecret } from './db/centinela.ts';
import { openPools, type PoolOptions, type Pools } from './db/db.ts';
import { startEmbedded } from './db/embedded/cluster.ts';
import { openEscucha } from './db/escucha.ts';
import { missingProtections } from './db/protections.ts';
import type { DemoAccount } from './demo/demo.ts';
import { finalDePaginas, servePreparacion } from './demo/preparacion/paginas.ts';
import { abrirPreparacion, type Preparacion } from './demo/preparacion/preparacion.ts';
import { resguardoDe } from './demo/preparacion/resguardo.ts';
import { freePort } from './http/free-port.ts';
import { prepareDatabase } from './prepare.ts';
import type { Fuera } from './routes.ts';
import { seed } from './seed.ts';
import { openJobs, type Undo } from './server-jobs.ts';
import { lastingCipher, useSecret } from './services/cipher.ts';
import { rasgos } from './services/fel/certificadores.ts';
import { openFel } from './services/fel/open.ts';
import { openFiles } from './services/files/open.ts';
import { cognito } from './services/identity/cognito.ts';
import { openPayments } from './services/payments/open.ts';
import type { Payments } from './services/payments/payments.ts';
import { keyNamesOf, modeOf } from './services/payments/settings.ts';
import { startPdf } from './services/pdf/pdf.ts';
import { openSeal, type SealSettings } from './services/seal/open.ts';
import { secretsOf } from './services/secret.ts';

export interface StartOptions {
  readonly config: Config;
  readonly dist: string | undefined;
  /** Writes to the terminal of whoever started us. */
  readonly say: (text: string) => void;
  /** Whether a new demonstration gets a year of work behind it, which is lived while this process serves. */
  readonly conAnio?: boolean;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly accounts: readonly DemoAccount[];
  /** Says at `/readyz` that it takes no more, so that a balancer sends it no more; it goes on answering. */
  readonly leave: () => void;
  /** Lets what is under way finish, then stops all that was started. */
  readonly stop: () => Promise<void>;
}

const MANY_SECRETS = 'Hay más de un secreto: npm run secretos dice qué queda bajo los anteriores.';

/**
 * Starts everything the product needs, each part after those it depends on; if one fails, those started before it are
 * stopped.
 */
export async function startServer({ config: given, dist, say, conAnio = false }: StartOptions): Promise<RunningServer> {
  const undo: Undo[] = [];
  const { leave, isLeaving } = departure();
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const config = await withPort(given);
    mkdirSync(config.DATA_DIR, { recursive: true });
    const secrets = secretsOf(config);
    useSecret(...secrets);
    if (secrets.length > 1) say(MANY_SECRETS);
    const url = await openDatabase(config, say, undo);
    const direct = config.DATABASE_URL_DIRECT ?? url;
    await prepareDatabase(direct, say);
    const preparacion = stoppable(await abrirPreparacion({ config, direct, now: new Date(), say, conAnio }), undo);
    const pools = await openCheckedPools(config, url, say, undo);
    const escucha = stoppable(openEscucha(direct), undo);
    const identity: Identity = { provider: providerOf(config), baseUrl: config.baseUrl };
    const pdf = stoppable(startPdf({ report: (error) => app.log.error({ err: error }, 'documento fallido') }), undo);
    const { payments, listenAt, certificador, receptores } = openPartners(config, pools, say, undo);
    const files = openFiles(config);
    const fuera = fueraDe(config, payments);
    const services = { pools, identity, payments, receptores, pdf, files, escucha, dist, fuera };
    const app = await openApp({ ...appOptions(config), ...services, isLeaving }, preparacion);
    const sello = openSeal(sealSettings(config));
    const { enCurso: holdsTurns } = preparacion;
    const means = { url, direct, app, identity, payments, certificador, pdf, files, sello, say, holdsTurns };
    await openJobs(config, means, undo);
    const accounts = await seed(pools.db, seedOptions(config, preparacion.comienzo ?? new Date()));
    await app.listen({ port: config.PORT, host: config.HOST });
    undo.push(() => app.close());
    // Start the sandbox bank in the background; the first payment awaits it.
    listenAt(`http://127.0.0.1:${config.PORT}${AVISOS}`).catch((error: Error) => say(error.message));
    preparacion.seguir(pools.db, config, url);
    return { url: config.baseUrl, port: config.PORT, accounts, leave, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens the outsiders that money needs: who charges cards, and who certifies invoices and knows the names of buyers. */
function openPartners(config: Config, { db }: Pools, say: (text: string) => void, undo: Undo[]) {
  const { payments: bare, listenAt, stop: stopPayments } = openPayments({ ...paymentSettings(config), say });
  undo.push(stopPayments);
  const payments = vigilar(db, bare, () => new Date());
  const { certificador, stop: stopFel } = openFel({ ...felSettings(config), say });
  undo.push(stopFel);
  return { payments, listenAt, certificador, receptores: receptoresDe(certificador, () => new Date()) };
}

/** Registers the stop of something started; they run in reverse order. */
function stoppable<T extends { readonly stop: Undo }>(started: T, undo: Undo[]): T {
  undo.push(started.stop);
  return started;
}

function departure() {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  return { leave, isLeaving: () => leaving };
}

/** Opens the pools and refuses to go on with data of another secret; tells which protections the way to them lacks. */
async function openCheckedPools(
  config: Config,
  url: string,
  say: (text: string) => void,
  undo: Undo[],
): Promise<Pools> {
  const pools = openPools(poolOptions(config, url));
  undo.push(pools.close);
  if (config.DATABASE_URL) for (const warning of await missingProtections(pools)) say(warning);
  await demandSecret(pools.db, lastingCipher);
  return pools;
}

function poolOptions(config: Config, url: string): PoolOptions {
  const { DATABASE_URL_READ: urlRead, DATABASE_POOL: max, DATABASE_PREPARE: prepare } = config;
  return { url, urlRead, max, prepare };
}

function providerOf(config: Config): Identity['provider'] {
  const { IDENTITY_PROVIDER, COGNITO_CLIENT_ID: clientId } = config;
  if (IDENTITY_PROVIDER === 'propio' || !clientId) return propio;
  const { COGNITO_REGION: region, COGNITO_CLIENT_SECRET: clientSecret, COGNITO_ENDPOINT: endpoint } = config;
  return cognito({ region, clientId, clientSecret, endpoint });
}

async function openDatabase(config: Config, say: (text: string) => void, undo: Undo[]): Promise<string> {
  if (config.DATABASE_URL) return config.DATABASE_URL;
  const database = await startEmbedded({ dataDir: config.DATA_DIR, say });
  undo.push(database.stop);
  return database.url;
}

/** The whole server short of its port, which refuses what has to wait while a past is lived, and shows how far that came. */
async function openApp(options: AppOptions, preparacion: Preparacion): Promise<FastifyInstance> {
  const hold = resguardoDe(preparacion, options.pools.db);
  const app = await buildApp({ ...options, hold, pageEnd: finalDePaginas(preparacion) });
  servePreparacion(app, preparacion);
  return app;
}

function seedOptions({ production, DATA_DIR: dataDir, ADMIN_EMAIL: adminEmail }: Config, now: Date) {
  return { production, dataDir, adminEmail, now };
}

function appOptions(config: Config) {
  return {
    now: () => new Date(),
    developmentMailbox: !config.production && !config.SMTP_URL,
    logLevel: config.LOG_LEVEL ?? (config.production ? 'info' : 'warn'),
    atOnce: config.REQUESTS_AT_ONCE,
    rateLimit: config.RATE_LIMIT,
    severalProcesses: config.DATABASE_URL !== undefined,
    rateLimitIdentity: config.RATE_LIMIT_IDENTITY,
    trustProxy: config.TRUST_PROXY,
    metricsToken: config.METRICS_TOKEN,
  };
}

function fueraDe(config: Config, { codigo: proveedor }: Payments): Fuera {
  const { FEL: certificador } = config;
  return {
    ambiente: {
      baseUrl: config.baseUrl,
      pagos: proveedor,
      correo: config.SMTP_URL ? 'smtp' : 'buzon',
      fel: modoDeFel(config) === 'produccion' ? 'produccion' : 'pruebas',
      sello: config.PLATFORM_CERTIFICATE ? 'propio' : 'desarrollo',
    },
    servicios: {
      pagos: { proveedor, modo: modeOf(config), llaves: keyNamesOf(config) },
      facturas: { certificador, modo: modoDeFel(config) },
    },
  };
}

function modoDeFel({ FEL, FEL_AMBIENTE }: Config): ModoDeServicio {
  if (rasgos[FEL].deMentira) return 'simulado';
  return FEL_AMBIENTE === 'produccion' ? 'produccion' : 'prueba';
}

function sealSettings(config: Config): SealSettings {
  const { DATA_DIR: dataDir, PLATFORM_CERTIFICATE: file, PLATFORM_CERTIFICATE_PASSWORD: password } = config;
  return { dataDir, certificate: file === undefined ? undefined : { file, password }, tsa: config.TSA_URL };
}

function felSettings(config: Config) {
  const { FEL: codigo, FEL_AMBIENTE: ambiente = 'pruebas', FEL_SANDBOX_PORT, DATA_DIR: dataDir, PORT } = config;
  return {
    codigo,
    ambiente,
    infile: {
      usuario: config.INFILE_USER ?? '',
      llave: config.INFILE_API_KEY ?? '',
      llaveDeFirma: config.INFILE_SIGNING_KEY ?? '',
    },
    digifact: { usuario: config.DIGIFACT_USER ?? '', clave: config.DIGIFACT_PASSWORD ?? '' },
    sandbox: { port: FEL_SANDBOX_PORT ?? PORT + 2, dataDir },
  };
}

function paymentSettings(config: Config) {
  const { SANDBOX_PORT, SANDBOX_URL: publicUrl, DATA_DIR: dataDir, PORT } = config;
  return {
    proveedor: config.PAYMENTS,
    stripe: { secretKey: config.STRIPE_SECRET_KEY ?? '', webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '' },
    recurrente: {
      publicKey: config.RECURRENTE_PUBLIC_KEY ?? '',
      secretKey: config.RECURRENTE_SECRET_KEY ?? '',
      webhookSecret: config.RECURRENTE_WEBHOOK_SECRET ?? '',
    },
    sandbox: { port: SANDBOX_PORT ?? PORT + 1, publicUrl, dataDir },
  };
}

/** Port 0 is any free one: chosen before anything starts, so that links in mails and pages know it. */
async function withPort(config: Config): Promise<Config> {
  if (config.PORT !== 0) return config;
  const PORT = await freePort();
  const baseUrl = config.baseUrl.replace(/:0$/, `:${PORT}`);
  return { ...config, PORT, baseUrl, SANDBOX_PORT: config.SANDBOX_PORT ?? 0 };
}
