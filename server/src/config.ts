import { z } from 'zod';
import { readTrustedProxies } from './http/proxies.ts';
import { ambientes } from './services/fel/certificadores.ts';
import { certificadores, felProblems, felWarnings } from './services/fel/settings.ts';
import { paymentProblems, paymentWarnings, proveedores, providerOf } from './services/payments/settings.ts';
import { readSecrets } from './services/secret.ts';

const port = z.coerce.number().int().min(0).max(65535);
const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: optional,
  DATABASE_URL_READ: optional,
  DATABASE_URL_DIRECT: optional,
  DATABASE_PREPARE: z.stringbool().default(true),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_SECRET: optional,
  APP_SECRETS_READ: optional,
  ADMIN_EMAIL: z.email().toLowerCase().optional(),
  IDENTITY_PROVIDER: z.enum(['propio', 'cognito']).default('propio'),
  COGNITO_REGION: z.string().default('us-east-1'),
  COGNITO_CLIENT_ID: optional,
  COGNITO_CLIENT_SECRET: optional,
  COGNITO_ENDPOINT: optional,
  PAYMENTS: z.enum(proveedores, { error: `Con quién se cobra es uno de: ${proveedores.join(', ')}.` }).optional(),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  RECURRENTE_PUBLIC_KEY: optional,
  RECURRENTE_SECRET_KEY: optional,
  RECURRENTE_WEBHOOK_SECRET: optional,
  SANDBOX_PORT: port.optional(),
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Fedatario <no-responder@localhost>'),
  FEL: z
    .enum(certificadores, { error: `Quién certifica las facturas es uno de: ${certificadores.join(', ')}.` })
    .default('simulador'),
  FEL_AMBIENTE: z.enum(ambientes, { error: 'El ambiente del certificador es pruebas o produccion.' }).optional(),
  FEL_CERTIFICADOR: optional,
  INFILE_USER: optional,
  INFILE_API_KEY: optional,
  INFILE_SIGNING_KEY: optional,
  INFILE_SIGNING_KEY_ENDS: z.iso
    .date({ error: 'El día en que vence la llave de firma es como 2027-05-31.' })
    .optional(),
  DIGIFACT_USER: optional,
  DIGIFACT_PASSWORD: optional,
  FEL_SANDBOX_PORT: port.optional(),
  S3_BUCKET: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  PLATFORM_CERTIFICATE: optional,
  PLATFORM_CERTIFICATE_PASSWORD: z.string().default(''),
  TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_TARGET: optional,
  BACKUP_RECIPIENT: optional,
  BACKUP_IDENTITY: optional,
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3_650).default(14),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  REQUESTS_AT_ONCE: z.coerce.number().int().min(1).default(250),
  RATE_LIMIT: z.coerce.number().int().min(1).default(600),
  RATE_LIMIT_IDENTITY: z.coerce.number().int().min(1).default(60),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((written, { issues }) => {
      try {
        return readTrustedProxies(written);
      } catch (error) {
        issues.push({ code: 'custom', input: written, message: (error as Error).message });
        return z.NEVER;
      }
    }),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  METRICS_TOKEN: optional,
  RUN_JOBS: z.stringbool().default(true),
  DEMO_YEAR: z.stringbool().default(true),
});

export type Config = ReturnType<typeof loadConfig>;

/** Reads the whole environment once; nothing else of the server does. Throws a text that names what is wrong. */
export function loadConfig(env: Record<string, string | undefined> = process.env) {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) throw new Error(`Configuración inválida:\n${z.prettifyError(parsed.error)}`);
  const { NODE_ENV, BASE_URL, ...rest } = parsed.data;
  const production = NODE_ENV === 'production';
  const config = { ...rest, production, baseUrl: (BASE_URL ?? `http://localhost:${rest.PORT}`).replace(/\/$/, '') };
  const problems = [
    ...(production ? productionProblems(config) : []),
    ...identityProblems(config),
    ...paymentProblems(config),
    ...felProblems(config),
    ...fileProblems(config),
  ];
  if (problems.length > 0) throw new Error(`Configuración inválida:\n${problems.map((p) => `- ${p}`).join('\n')}`);
  return { ...config, PAYMENTS: providerOf(config) };
}

type Draft = z.output<typeof Environment> & { baseUrl: string };

const knownSecrets = [
  'secret',
  'changeme',
  'cambiame',
  'password',
  'default',
  'fedatario',
  'example',
  'ejemplo',
  'test',
];

function productionProblems(draft: Omit<Draft, 'NODE_ENV' | 'BASE_URL'>) {
  const { APP_SECRET, APP_SECRETS_READ, SMTP_URL, baseUrl, ADMIN_EMAIL } = draft;
  return [
    !APP_SECRET && 'Falta APP_SECRET: ponga al menos 32 caracteres al azar (openssl rand -base64 48).',
    APP_SECRET && weak(APP_SECRET) && 'APP_SECRET es corto o conocido: ponga al menos 32 caracteres al azar.',
    readSecrets(APP_SECRETS_READ).some(weak) &&
      'Un secreto de APP_SECRETS_READ es corto o conocido: son los de antes o el que viene, separados por comas.',
    !SMTP_URL && 'Falta SMTP_URL: sin servidor de correo nadie recibe su código (smtps://usuario:clave@servidor:465).',
    !baseUrl.startsWith('https://') && 'BASE_URL debe ser la dirección https:// con la que se llega al servicio.',
    !ADMIN_EMAIL && 'Falta ADMIN_EMAIL: la dirección del primer administrador, a quien se invita.',
  ].filter((problem) => typeof problem === 'string');
}

function identityProblems({
  IDENTITY_PROVIDER,
  COGNITO_CLIENT_ID,
}: Pick<Draft, 'IDENTITY_PROVIDER' | 'COGNITO_CLIENT_ID'>) {
  return IDENTITY_PROVIDER === 'cognito' && !COGNITO_CLIENT_ID
    ? ['Falta COGNITO_CLIENT_ID para IDENTITY_PROVIDER=cognito.']
    : [];
}

function fileProblems(config: Pick<Draft, 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>) {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = config;
  return [
    !S3_BUCKET && (S3_ENDPOINT || id || secret) && 'Falta S3_BUCKET: sin él los archivos quedarían en DATA_DIR.',
    !id !== !secret && 'S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY van juntas: ponga las dos.',
  ].filter((problem) => typeof problem === 'string');
}

/** Settings that production may start with but should not keep. Texts in Spanish, for the terminal. */
export function productionWarnings(config: Config): string[] {
  const { production, PLATFORM_CERTIFICATE } = config;
  if (!production) return [];
  return [
    ...paymentWarnings(config),
    ...felWarnings(config),
    !PLATFORM_CERTIFICATE &&
      'Aviso: sin PLATFORM_CERTIFICATE los documentos se sellan con un certificado de desarrollo en el que nadie confía.',
  ].filter((warning) => typeof warning === 'string');
}

/** Settings of the database that keep something from working. Texts in Spanish, for the terminal. */
export function databaseWarnings({ DATABASE_PREPARE, DATABASE_URL_DIRECT }: Config): string[] {
  if (DATABASE_PREPARE || DATABASE_URL_DIRECT) return [];
  return [
    'Aviso: DATABASE_PREPARE=false dice que hay un pooler delante de la base. Sin DATABASE_URL_DIRECT los cambios en vivo no llegan ' +
      'al momento y los trabajos se buscan cada dos segundos.',
  ];
}

function weak(secret: string): boolean {
  const distinct = new Set(secret).size;
  return secret.length < 32 || distinct < 10 || knownSecrets.some((known) => secret.toLowerCase().startsWith(known));
}
