import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { AppError } from './errors.ts';
import { sharedStore } from './shared-limits.ts';

const onlyRetryAfter = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
/** Requests that are not counted, because they are cheap and many come from one address: files of the web build and health checks. */
const FREE = /^\/(?:assets\/|livez$|readyz$|[\w-]+\.(?:svg|png|ico|webmanifest|txt)$)/;

/**
 * Requests of one address in a minute. What is over is told when to come back. With a database that several processes share
 * they are counted over all of them.
 */
export async function limitRequests(app: FastifyInstance, max: number, shared: Db | undefined): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max,
    ...(shared && { store: sharedStore(shared) }),
    timeWindow: '1 minute',
    addHeaders: onlyRetryAfter,
    addHeadersOnExceeding: onlyRetryAfter,
    allowList: (request) => !request.is404 && FREE.test(request.url),
    errorResponseBuilder: (_, { ttl }) =>
      new AppError('demasiadas-peticiones', { espera: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** Counts the request with all others of its address; true when it exceeds the limit. */
export type TooMany = (request: FastifyRequest) => Promise<boolean>;

/** For pages, which send something cheaper instead of a refusal. */
export function countPages(app: FastifyInstance): TooMany {
  const count = app.createRateLimit();
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded;
  };
}
