import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { claimKey, keepAnswer } from '../db/idempotency.ts';
import { AppError } from './errors.ts';

/** The name a request gave itself, so that repeating it changes nothing. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,128}$/.test(key)) throw new AppError('clave-idempotencia-invalida');
  return key;
}

interface Once {
  readonly db: Db;
  readonly key: string;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Does the work and keeps its answer in the same transaction; a repetition gets that answer byte for byte. */
export async function once({ db, key, request, now }: Once, work: () => Promise<string>) {
  const scope = request.actor?.idUsuario ?? 'invitado';
  const print = fingerprint(request);
  const { claimed, before } = await claimKey(db, scope, key);
  if (!claimed) throw new AppError('peticion-en-curso', { espera: 1 });
  if (before) {
    if (!before.huella.equals(print)) throw new AppError('clave-idempotencia-distinta');
    return { text: before.respuesta, replayed: true };
  }
  const text = await work();
  await keepAnswer(db, { alcance: scope, clave: key, huella: print, estado: 200, respuesta: text, creadaEn: now });
  return { text, replayed: false };
}

function fingerprint({ method, url, body }: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest();
}
