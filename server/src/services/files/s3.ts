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

/** Files in a bucket. Sealed files are small and come whole: one request each, which is kept whole or not at all. */
export function s3Files({ bucket: Bucket, ...options }: S3Options): FileStore {
  let opened: Promise<Sdk> | undefined;
  // Loaded lazily: installations that store files in a folder never need it.
  const sdk = () => (opened ??= open(options));
  const placeOf = (id: string) => {
    if (!isUuid(id)) throw new Error('Un archivo se nombra con su identificador.');
    return { Bucket, Key: `archivos/${id}` };
  };
  return {
    put: async (id, bytes) => {
      const place = placeOf(id);
      const { client, PutObjectCommand } = await sdk();
      const put = new PutObjectCommand({ ...place, Body: bytes, ContentType: 'application/octet-stream' });
      await client.send(put).catch(fail);
    },
    get: async (id) => {
      const place = placeOf(id);
      const { client, GetObjectCommand } = await sdk();
      try {
        const { Body } = await client.send(new GetObjectCommand(place));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if ((error as Fault).name === 'NoSuchKey') return undefined;
        return fail(error);
      }
    },
    remove: async (id) => {
      const place = placeOf(id);
      const { client, DeleteObjectCommand } = await sdk();
      await client.send(new DeleteObjectCommand(place)).catch(fail);
    },
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
