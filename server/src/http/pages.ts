import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './headers.ts';
import { newNonce } from './nonce.ts';

/** Mark that the web build leaves where the nonce of each page goes. */
export const NONCE = '__CSP_NONCE__';

/** Sends the empty page, which draws itself in the browser. */
export type SendPage = (reply: FastifyReply) => FastifyReply;

/** HTML to stand at the end of every page that is sent now; empty most of the time. */
export type PageEnd = () => string;

/** A page with that at its end. */
export const withEnd = (page: string, end: string): string =>
  end ? page.replace('</body>', () => `${end}</body>`) : page;

/** Serves what the web build made: files with a hash in their name for ever, the page afresh with a nonce of its own. */
export async function servePages(
  app: FastifyInstance,
  dist: string,
  https: boolean,
  pageEnd: PageEnd = () => '',
): Promise<SendPage | undefined> {
  const index = join(dist, 'index.html');
  if (!existsSync(index)) return undefined;
  const template = readFileSync(index, 'utf8');
  const inline = hashOf(template);
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    wildcard: false,
    serveDotFiles: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (reply) => {
    const nonce = newNonce();
    return reply
      .header('content-security-policy', contentSecurityPolicy(https, nonce, inline))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(withEnd(template.replaceAll(NONCE, nonce), pageEnd()));
  };
}

/** SHA-256 of the page's inline script, for the policy; undefined without one. */
function hashOf(page: string): string | undefined {
  const [, script] = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  return script === undefined ? undefined : createHash('sha256').update(script).digest('base64');
}
