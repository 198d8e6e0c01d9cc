import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fastify } from 'fastify';
import { nobody } from '../testing/escucha.ts';
import { listenTo } from '../testing/eventos.ts';
import { until } from '../testing/until.ts';
import { serveEventos } from './eventos.ts';
import type { Actor } from './route.ts';

const app = fastify();
/** Each answers one pending heartbeat's query of open sessions. */
const answers: (() => void)[] = [];
serveEventos(app, {
  escucha: nobody,
  // The token is the session's id, and the user's as well.
  authenticate: async (authorization) => {
    const idSesion = authorization?.replace('Bearer ', '') ?? '';
    return { idUsuario: idSesion, idSesion, rol: 'cliente' } as Actor;
  },
  canalesDe: () => [],
  abiertas: (sesiones) =>
    new Promise((done) => {
      answers.push(() => done(new Set(sesiones.filter((una) => una !== 'cerrada'))));
    }),
  heartbeat: 20,
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
after(async () => {
  answers.at(-1)?.();
  await app.close();
});

test('la línea que se abre mientras se pregunta qué sesiones siguen no se corta; la de una sesión cerrada, sí', async () => {
  const cerrada = await listenTo(url, 'cerrada');
  await until(() => answers.length > 0);
  const before = answers.at(-1);
  const nueva = await listenTo(url, 'nueva');
  answers.length = 0;
  before?.();
  await cerrada.ended;
  await until(() => answers.length > 0);
  answers.at(-1)?.();
  await until(() => nueva.text().includes(': latido'));
  assert.equal(cerrada.text().includes(': latido'), false);
  nueva.close();
});
