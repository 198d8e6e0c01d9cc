import type { S3Client } from '@aws-sdk/client-s3';
import { validate as isUuid } from 'uuid';
import { AppError } from '../../http/errors.ts';
import type { FileStore } from './files.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Address of an S3-compatible service; Amazon's own if left out. */
  readonly endpoint?: string | undefined;
  /** Credentials; if left out, those that Amazon's tools find (the machine's role, its variables). */
  readonly keys?: { readonly id: string; readonly secret: string } | undefined;
}

const CONNECT_MS = 3_000;
/** Milliseconds of silence after which a request is given up. */
const SILENCE_MS = 30_000;
const TRIES = 3;
/** Errors by which S3-compatible services report that there is no room. */
const FULL = ['InsufficientStorage', 'XMinioStorageFull', 'QuotaExceeded', 'QuotaExceededException', 'EntityTooLarge'];

/** Objects of a bucket under keys. */
export interface Objects {
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is none. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  readonly remove: (key: string) => Promise<void>;
  readonly list: (prefix: string) => Promise<readonly string[]>;
}

/** Objects come whole: one request each, which is kept whole or not at all. */
export function s3Objects({ bucket: Bucket, ...options }: S3Options): Objects {
  let opened: Promise<Sdk> | undefined;
  // Loaded lazily: installations that store files in a folder never need it.
  const sdk = () => (opened ??= open(options));
  return {
    put: async (Key, bytes) => {
      const { client, PutObjectCommand } = await sdk();
      const put = new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: 'application/octet-stream' });
      await client.send(put).catch(fail);
    },
    get: async (Key) => {
      const { client, GetObjectCommand } = await sdk();
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if ((error as Fault).name === 'NoSuchKey') return undefined;
        return fail(error);
      }
    },
    remove: async (Key) => {
      const { client, DeleteObjectCommand } = await sdk();
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(fail);
    },
    list: async (Prefix) => {
      const { client, paginateListObjectsV2 } = await sdk();
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
      return keys;
    },
  };
}

const PREFIX = 'archivos/';

/** Files in a bucket, each sealed and small. */
export function s3Files(options: S3Options): FileStore {
  const { put, get, remove, list } = s3Objects(options);
  const keyOf = (id: string) => {
    if (!isUuid(id)) throw new Error('Un archivo se nombra con su identificador.');
    return `${PREFIX}${id}`;
  };
  return {
    put: async (id, bytes) => put(keyOf(id), bytes),
    get: async (id) => get(keyOf(id)),
    remove: async (id) => remove(keyOf(id)),
    ids: async () => (await list(PREFIX)).map((key) => key.slice(PREFIX.length)).filter((id) => isUuid(id)),
  };
}

type Sdk = Awaited<ReturnType<typeof open>>;

async function open({ region, endpoint, keys }: Omit<S3Options, 'bucket'>) {
  const { S3Client: Client, ...commands } = await import('@aws-sdk/client-s3');
  const client: S3Client = new Client({
    region,
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // Compatible services address buckets by path, and not all of them know Amazon's later checksums.
    ...(endpoint !== undefined && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  });
  return { client, ...commands };
}

type Fault = Error & { readonly code?: string; readonly $metadata?: { readonly httpStatusCode?: number } };

/** A full or unreachable store fails as the database would; errors of our own configuration are passed on as they are. */
function fail(error: unknown): never {
  const { name, code, $metadata } = error as Fault;
  const status = $metadata?.httpStatusCode;
  if (status === 507 || FULL.includes(name)) throw new AppError('sin-espacio', { espera: 300, cause: error });
  const away = status === undefined ? code !== undefined || name === 'TimeoutError' : status >= 500;
  if (away) throw new AppError('servicio-no-disponible', { espera: 30, cause: error });
  throw error;
}
