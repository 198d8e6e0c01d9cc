import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { openSesion } from '../casa/identidad/sesion/sesion.ts';
import { notificar } from '../casa/notificaciones/notificaciones.ts';
import { publish } from '../db/escucha.ts';
import { inTransaction } from '../db/transaction.ts';
import { openQueue } from '../queue/queue.ts';
import { useSecret } from '../services/cipher.ts';
import { createTestDatabase } from '../testing/database.ts';
import { listening, listenTo, startServers, temasDe } from '../testing/eventos.ts';
import { SECRETO } from '../testing/eventos-child.ts';
import { type CreatedUsuario, createUsuario } from '../testing/factories.ts';
import { until } from '../testing/until.ts';

useSecret(SECRETO);
const database = await createTestDatabase();
const { db } = database.pools;
const queue = await openQueue({
  url: database.url,
  db,
  now: () => new Date(),
  report: () => undefined,
  onlyWork: true,
});
const servers = await startServers(database.url, 2);
after(async () => {
  servers.stop();
  await queue.stop();
  await database.drop();
});

async function tokenOf({ idUsuario }: CreatedUsuario): Promise<string> {
  return (await openSesion(db, { idUsuario, userAgent: '', credential: null, now: new Date() })).accessToken;
}

const listen = (server: number, token: string | undefined, headers?: Record<string, string>) =>
  listenTo(servers.urlOf(server), token, headers);

const avisar = (who: CreatedUsuario) =>
  inTransaction(db, (tx) =>
    notificar(tx, {
      idUsuario: who.idUsuario,
      tipo: 'documentoListo',
      enlace: null,
      variables: { tramite: 'T-2026-000001', producto: 'Contrato' },
    }),
  );

test('a quien abre la línea se le dice si lo que acaba de leer sigue igual', async () => {
  const eva = await createUsuario(db);
  const token = await tokenOf(eva);
  const first = await listen(0, token);
  await listening(db, 1);
  const opened = async (hace: string) => {
    const response = await fetch(`${servers.urlOf(0)}/api/private/eventos${hace}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    return JSON.parse(/data: (.*)/.exec(new TextDecoder().decode(value))?.[1] ?? '{}');
  };
  await until(async () => (await opened('?hace=0')).id === 'al-dia');
  for (const unknown of ['', '?hace=', '?hace=-1', '?hace=99999999', '?hace=90000'])
    assert.deepEqual(await opened(unknown), { tema: 'abierto' }, unknown);
  await avisar(eva);
  await until(() => temasDe(first.heard).length > 0);
  assert.deepEqual(await opened('?hace=0'), { tema: 'abierto' });
});

test('lo que cambia se oye en cualquiera de los dos servidores, y solo por quien le toca', async () => {
  const ana = await createUsuario(db);
  const luz = await createUsuario(db);
  const [aqui, alla, ajeno] = await Promise.all([
    listen(0, await tokenOf(ana)),
    listen(1, await tokenOf(ana)),
    listen(1, await tokenOf(luz)),
  ]);
  assert.equal(aqui.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  await listening(db, 2);
  await avisar(ana);
  await until(() => temasDe(aqui.heard).length > 0 && temasDe(alla.heard).length > 0);
  assert.deepEqual([temasDe(aqui.heard), temasDe(alla.heard)], [['notificaciones'], ['notificaciones']]);
  assert.deepEqual(temasDe(ajeno.heard), []);
  assert.doesNotMatch(aqui.text(), /Contrato|T-2026/);
  for (const { close } of [aqui, alla, ajeno]) close();
});

test('lo que se deshace no se oye', async () => {
  const ana = await createUsuario(db);
  const line = await listen(0, await tokenOf(ana));
  await listening(db, 2);
  const undone = inTransaction(db, async (tx) => {
    await publish(tx, `usuario:${ana.idUsuario}`, { tema: 'deshecho' });
    throw new Error('deshacer');
  });
  await assert.rejects(undone);
  await publish(db, `usuario:${ana.idUsuario}`, { tema: 'tramite', id: 'x' });
  await until(() => temasDe(line.heard).length > 0);
  assert.deepEqual(temasDe(line.heard), ['tramite']);
  line.close();
});

test('quien vuelve con el último que oyó sabe que debe preguntar de nuevo', async () => {
  const ana = await createUsuario(db);
  const line = await listen(0, await tokenOf(ana), { 'last-event-id': '7' });
  await until(() => line.heard.length > 0);
  assert.equal(line.heard[0]?.tema, 'perdido');
  line.close();
});

test('si la base corta la línea, se abre otra y se dice que algo pudo perderse', async () => {
  const ana = await createUsuario(db);
  const line = await listen(0, await tokenOf(ana));
  await listening(db, 2);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'fedatario-escucha'`.execute(db);
  await until(() => line.heard.some(({ tema }) => tema === 'perdido'));
  await avisar(ana);
  await until(() => temasDe(line.heard).includes('notificaciones'));
  line.close();
});

test('termina con la sesión; sin sesión no comienza', async () => {
  const ana = await createUsuario(db);
  const line = await listen(0, await tokenOf(ana));
  await until(() => line.text().includes(': latido'));
  await db
    .updateTable('sesiones')
    .set({ cerradaEn: new Date(), motivoCierre: 'salida' })
    .where('idUsuario', '=', ana.idUsuario)
    .execute();
  await line.ended;
  const invitado = await listen(0, undefined);
  assert.equal(invitado.response.status, 401);
});

test('una persona tiene hasta seis a la vez en un servidor; la que cierra deja su lugar', async () => {
  const ana = await createUsuario(db);
  const token = await tokenOf(ana);
  const lines = await Promise.all(Array.from({ length: 6 }, () => listen(0, token)));
  assert.equal((await listen(0, token)).response.status, 429);
  lines[0]?.close();
  await until(async () => {
    const { response, close } = await listen(0, token);
    close();
    return response.status === 200;
  });
  for (const { close } of lines) close();
});
