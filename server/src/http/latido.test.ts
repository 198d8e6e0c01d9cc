import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fastify } from 'fastify';
import { nobody } from '../testing/escucha.ts';
import { listenTo, until } from '../testing/eventos.ts';
import { serveEventos } from './eventos.ts';
import type { Actor } from './route.ts';

const app = fastify();
let answer: (() => void) | undefined;
serveEventos(app, {
  escucha: nobody,
  // Everybody is known by the name of her session.
  authenticate: async (authorization) => {
    const idSesion = authorization?.replace('Bearer ', '') ?? '';
    return { idUsuario: idSesion, idSesion, rol: 'cliente' } as Actor;
  },
  canalesDe: () => [],
  abiertas: (sesiones) =>
    new Promise((done) => {
      answer = () => done(new Set(sesiones.filter((una) => una !== 'cerrada')));
    }),
  heartbeat: 20,
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
after(async () => {
  answer?.();
  await app.close();
});

test('la línea que se abre mientras se pregunta qué sesiones siguen no se corta; la de una sesión cerrada, sí', async () => {
  const cerrada = await listenTo(url, 'cerrada');
  await until(() => answer !== undefined);
  const before = answer;
  const nueva = await listenTo(url, 'nueva');
  answer = undefined;
  before?.();
  await cerrada.ended;
  await until(() => answer !== undefined);
  answer?.();
  await until(() => nueva.text().includes(': latido'));
  assert.equal(cerrada.text().includes(': latido'), false);
  nueva.close();
});
