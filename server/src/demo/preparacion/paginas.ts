import type { FastifyInstance } from 'fastify';
import type { PageEnd } from '../../http/pages.ts';
import type { Preparacion } from './preparacion.ts';

/** A file of the web build, which asks this address for the progress and shows it. */
const GUION = '<script src="/preparacion.js" async></script>';

/** Answers how far the past came, where one is lived. */
export function servePreparacion(app: FastifyInstance, { avance }: Preparacion): void {
  if (!avance()) return;
  app.get('/preparacion.json', { config: { rateLimit: false } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(avance()),
  );
}

/** Pages that are sent while a past is lived show how far it came; no other page loads anything for it. */
export function finalDePaginas({ enCurso }: Preparacion): PageEnd {
  return () => (enCurso() ? GUION : '');
}
