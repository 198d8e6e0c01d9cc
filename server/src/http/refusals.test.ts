import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { identidad, informacionGeneral } from '@fedatario/contract/casa';
import { startTestApp, type TestAppOptions } from '../testing/client.ts';
import { createUsuario } from '../testing/factories.ts';
import { refuseUnreadable } from './unreadable.ts';

const dist = mkdtempSync(join(tmpdir(), 'fedatario-paginas-'));
writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Fedatario</title>');
writeFileSync(join(dist, 'sello.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const opened: { close: () => Promise<void> }[] = [];
const url = `/api${informacionGeneral.read.path}`;

after(async () => {
  for (const { close } of opened) await close();
  rmSync(dist, { recursive: true, force: true });
});

async function open(options: TestAppOptions) {
  const started = await startTestApp(options);
  opened.push(started);
  return started;
}

const { app, as, database } = await open({ dist });

for (const [what, path] of [
  ['una dirección que no se puede leer', '/api/%E0%A4%A'],
  ['un nombre con medio carácter', '/api/public/verificar/%ff%fe'],
  ['una ruta que no existe', '/api/no/existe'],
] as const) {
  test(`${what} se rechaza como todo lo demás: en español, con sus cabeceras`, async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'] as const) {
      const { statusCode, headers, body } = await app.inject({ method: method as 'GET', url: path });
      assert.deepEqual([statusCode, headers['content-type']], [404, 'application/problem+json; charset=utf-8']);
      assert.match(body, /Esta dirección no existe/);
      assert.doesNotMatch(body, /FST_ERR|verificar/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.ok(headers['content-security-policy'] && headers['x-request-id']);
    }
  });
}

test('un método que una dirección no tiene se rechaza igual', async () => {
  const { statusCode, headers } = await app.inject({ method: 'DELETE', url });
  assert.deepEqual([statusCode, headers['content-type']], [404, 'application/problem+json; charset=utf-8']);
});

test('lo que va en una dirección puede ser largo: lo dice su llamada, no el camino', async () => {
  const answer = await app.inject({ url: `/api/public/verificar/${'A'.repeat(4_000)}` });
  assert.ok([404, 422].includes(answer.statusCode), answer.body);
  assert.equal(answer.headers['content-type'], 'application/problem+json; charset=utf-8');
});

test('un JSON de miles de niveles se rechaza como el que no es JSON', async () => {
  const payload = `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const headers = { 'content-type': 'application/json' };
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api${identidad.signIn.path}`,
    headers,
    payload,
  });
  assert.deepEqual([statusCode, JSON.parse(body).codigo], [400, 'json-invalido']);
});

test('lo que no es HTTP se rechaza en español y se corta', async () => {
  const started = await open({});
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = started.app.server.address() as AddressInfo;
  const say = (text: string) =>
    new Promise<string>((done, fail) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (part) => {
        heard += part;
      });
      socket.on('close', () => done(heard)).on('error', fail);
    });
  assert.match(await say('HOLA\r\n\r\n'), /^HTTP\/1\.1 400 .*"codigo":"peticion-ilegible"/s);
  assert.match(
    await say(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`),
    /^HTTP\/1\.1 431 .*application\/problem\+json/s,
  );
});

test('una conexión abierta que no pide nada se cierra sin respuesta', async (t) => {
  const server = createServer({ headersTimeout: 50, requestTimeout: 60, connectionsCheckingInterval: 20 });
  t.after(() => server.close());
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket as Socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const heard = await new Promise<string>((done) => {
    let said = '';
    connect(port, '127.0.0.1')
      .setEncoding('utf8')
      .on('data', (part) => {
        said += part;
      })
      .on('close', () => done(said));
  });
  assert.equal(heard, '');
});

test('lo que no existe cuenta en el límite; los archivos de la web y sus pantallas, no', async () => {
  const { app: few } = await open({ dist, rateLimit: 4 });
  const ask = async (path: string) => (await few.inject({ url: path })).statusCode;
  for (let turn = 0; turn < 8; turn += 1) assert.equal(await ask('/sello.svg'), 200);
  for (let turn = 0; turn < 8; turn += 1) assert.equal(await ask('/tramites/todos'), 200);
  const answers = [];
  for (const path of ['/api/x', '/api/%E0%A4%A', '/nada.svg', '/api/x', '/api/x']) answers.push(await ask(path));
  assert.deepEqual(answers, [404, 404, 404, 404, 429]);
  assert.equal(await ask(url), 429);
});

test('el límite dice cuántos segundos faltan de verdad', async () => {
  const { app: few } = await open({ rateLimit: 1 });
  await few.inject({ url });
  const refused = await few.inject({ url });
  const espera = Number(refused.headers['retry-after']);
  assert.ok(espera > 0 && espera <= 60, String(espera));
  assert.equal(refused.json().espera, espera);
});

const forged = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}, 198.51.100.7` });

for (const [how, trustProxy] of [
  ['un proxy', 1],
  ['las redes de los proxies', ['loopback']],
] as const) {
  test(`con ${how} delante, la dirección que escribe quien llama no le da otro límite`, async () => {
    const { app: few } = await open({
      rateLimit: 3,
      trustProxy: typeof trustProxy === 'number' ? trustProxy : [...trustProxy],
    });
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push((await few.inject({ url, headers: forged(n) })).statusCode);
    assert.deepEqual(codes, [200, 200, 200, 429, 429, 429]);
    const other = await few.inject({ url, headers: { 'x-forwarded-for': '198.51.100.8' } });
    assert.equal(other.statusCode, 200);
  });
}

test('lo privado y los tokens no se guardan en ninguna parte', async () => {
  const ana = await createUsuario(database.pools.db);
  const { headers } = await as(ana).call(identidad.listSesiones, {});
  assert.equal(headers['cache-control'], 'no-store');
  const refused = await app.inject({ method: 'POST', url: '/api/public/identidad/sesion', payload: {} });
  assert.equal(refused.headers['cache-control'], 'no-store');
  const open_ = await app.inject({ url });
  assert.equal(open_.headers['cache-control'], 'no-cache');
});

test('sin clave, las métricas no se dan a quien viene por un proxy de la misma máquina', async () => {
  assert.match((await app.inject({ url: '/metrics' })).body, /fedatario_conexiones/);
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 caddy' },
  ]) {
    assert.doesNotMatch((await app.inject({ url: '/metrics', headers })).body, /fedatario_/);
  }
});
