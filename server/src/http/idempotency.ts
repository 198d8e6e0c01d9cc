import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { claimKey, keepAnswerLater } from '../db/idempotency.ts';
import { AppError } from './errors.ts';

/** The request's Idempotency-Key, so that repeating it changes nothing. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,128}$/.test(key)) throw new AppError('clave-idempotencia-invalida');
  return key;
}

/** Seals stored answers and hashes requests, with the keys of the process. */
export interface AnswerCipher {
  readonly seal: (text: string, context: string) => Buffer;
  readonly unseal: (sealed: Buffer, context: string) => string;
  readonly keyedHash: (context: string, ...parts: string[]) => Buffer;
}

interface Once {
  readonly db: Db;
  readonly cipher: AnswerCipher;
  /** Whose keys these are: those of one caller are not those of another. */
  readonly scope: string;
  readonly key: string;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/**
 * Does the work and stores its answer in the same transaction; a repetition gets that answer byte for byte. Stored sealed,
 * since it may hold data that are sealed in their own tables.
 */
export async function once({ db, cipher, scope, key, request, now }: Once, work: () => Promise<string>) {
  const print = fingerprint(cipher, request);
  const context = `respuesta:${scope}:${key}`;
  const { claimed, before } = await claimKey(db, scope, key);
  if (!claimed) throw new AppError('peticion-en-curso', { espera: 1 });
  if (before) {
    if (!before.huella.equals(print)) throw new AppError('clave-idempotencia-distinta');
    return { text: cipher.unseal(before.respuestaSellada, context), replayed: true };
  }
  const text = await work();
  const respuestaSellada = cipher.seal(text, context);
  await keepAnswerLater(db, {
    alcance: scope,
    clave: key,
    huella: print,
    estado: 200,
    respuestaSellada,
    creadaEn: now,
  });
  return { text, replayed: false };
}

/** Keyed: a document among few unknown figures could be found out from a plain hash of its request. */
function fingerprint({ keyedHash }: AnswerCipher, { method, url, body }: FastifyRequest): Buffer {
  return keyedHash('peticion', method, url, JSON.stringify(body ?? null));
}
