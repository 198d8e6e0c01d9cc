import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import { authenticate } from '../casa/identidad/identidad.ts';
import { propio } from '../casa/identidad/propio.ts';
import type { Pools } from '../db/db.ts';
import { mount } from '../http/mount.ts';
import type { Route } from '../http/route.ts';
import { keyedHash, seal, unseal } from '../services/cipher.ts';
import { sealedFiles } from '../services/files/files.ts';
import { memoryFiles } from '../services/files/testing/memory.ts';
import { closedPayments } from '../services/payments/closed.ts';
import { startPdf } from '../services/pdf/pdf.ts';
import { nobody } from './escucha.ts';

/** The whole server on these pools, without a bank, a mailbox, logs or limits of requests, but for what is given. */
export function quietApp(pools: Pools, change: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return buildApp({
    pools,
    identity: { provider: propio, baseUrl: 'http://localhost' },
    payments: closedPayments,
    pdf: startPdf(),
    files: sealedFiles(memoryFiles()),
    escucha: nobody,
    now: () => new Date(),
    developmentMailbox: false,
    logLevel: 'silent',
    atOnce: 1_000,
    rateLimit: 1e9,
    rateLimitIdentity: 1e9,
    trustProxy: false,
    ...change,
  });
}

/** Adds a call of a bench to that server, behind the sessions of the product. */
export function mountOnQuiet(app: FastifyInstance, pools: Pools, call: Route): void {
  mount(app, call, {
    pools,
    now: () => new Date(),
    authenticate: (authorization, at) => authenticate(pools.db, authorization, at),
    audit: (_db, _act, work) => work(),
    cipher: { seal, unseal, keyedHash },
    secureCookies: false,
    identityLimit: 1e9,
  });
}
