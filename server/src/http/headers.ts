import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Content-Security-Policy of a page: scripts, fonts and styles of our origin; style elements with the page's nonce; frames of
 * our own. The only inline script allowed is that with the hash `inline`.
 */
export function contentSecurityPolicy(https: boolean, nonce?: string, inline?: string): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self'${inline ? ` 'sha256-${inline}'` : ''}`,
    `style-src-elem 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The security headers of every answer. */
export async function securityHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  const policy = contentSecurityPolicy(https);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('x-request-id', request.id);
    // API answers are private to the caller unless the call says otherwise.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(self)');
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
}
