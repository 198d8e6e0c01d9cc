import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { calls } from '#calls';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { onSessionLost } from './renewal.ts';
import { keepSession, readToken } from './token.ts';

type Seen = { path: string; token: string | null; key: string | null };

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});

const warn = mock.method(console, 'warn', () => undefined);
let seen: Seen[];
let answer: (asked: Seen) => Response | Promise<Response>;

mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
  const headers = new Headers(init.headers);
  const asked = { path: url, token: headers.get('authorization'), key: headers.get('idempotency-key') };
  seen.push(asked);
  return answer(asked);
});

beforeEach(() => {
  seen = [];
  kept.clear();
  warn.mock.resetCalls();
});

const perfil = () => call(calls.usuarios.byEmail, { params: { email: 'ana@demo.test' } });
const isRefresh = ({ path }: Seen) => path.endsWith('/renovacion');
const good = (data: unknown) => Response.json({ data });
const bad = (codigo: string, status: number) => Response.json({ codigo, idPeticion: 'r1' }, { status });
const busy = (codigo: string, status: number, espera?: number) =>
  Response.json({ codigo, idPeticion: 'r1', ...(espera !== undefined && { espera }) }, { status });
const token = (name: string, exp: number) => `${name}.${btoa(JSON.stringify({ exp }))}.firma`;
const LATER = 4_000_000_000;
const [old, stale, fresh] = [token('old', 1), token('stale', LATER), token('fresh', LATER)];

test('el token va en cada petición, y la ruta lleva sus parámetros escapados', async () => {
  keepSession(stale, 'ana@demo.test');
  answer = () => good({ idUsuario: '1' });
  assert.deepEqual(await perfil(), { idUsuario: '1' });
  assert.deepEqual(seen, [{ path: '/api/private/usuario/email/ana%40demo.test', token: `Bearer ${stale}`, key: null }]);
});

test('un token vencido se renueva antes de la llamada, una vez para llamadas simultáneas', async () => {
  keepSession(old, 'ana@demo.test');
  answer = (asked) => (isRefresh(asked) ? good({ accessToken: fresh }) : good({}));
  await Promise.all([perfil(), perfil(), perfil()]);
  assert.equal(seen.filter(isRefresh).length, 1);
  assert.ok(seen.filter((asked) => !isRefresh(asked)).every((asked) => asked.token === `Bearer ${fresh}`));
});

test('un token que el servidor rechaza se renueva y la petición se envía otra vez', async () => {
  keepSession(stale, 'ana@demo.test');
  answer = (asked) => {
    if (isRefresh(asked)) return good({ accessToken: fresh });
    return asked.token === `Bearer ${stale}` ? bad('sesion-vencida', 401) : good({ hecho: true });
  };
  await perfil();
  assert.equal(seen.length, 3);
  assert.equal(readToken(), fresh);
});

test('lo que otra pestaña renovó mientras tanto se usa, sin renovar otra vez', async () => {
  keepSession(stale, 'ana@demo.test');
  answer = (asked) => {
    if (asked.token === `Bearer ${fresh}`) return good({});
    keepSession(fresh, 'ana@demo.test');
    return bad('sesion-vencida', 401);
  };
  await perfil();
  assert.equal(seen.filter(isRefresh).length, 0);
});

test('una renovación rechazada termina la sesión, con un solo aviso y su motivo', async () => {
  let lost = 0;
  const stop = onSessionLost(() => {
    lost += 1;
  });
  keepSession(old, 'ana@demo.test');
  answer = () => bad('sesion-vencida', 401);
  await assert.rejects(perfil(), (error) => error instanceof ApiError && error.codigo === 'sesion-vencida');
  keepSession(stale, 'ana@demo.test');
  await assert.rejects(perfil());
  stop();
  assert.deepEqual(
    warn.mock.calls.map(({ arguments: [reason] }) => reason),
    ['access_token expired', 'Invalid access_token'],
  );
  assert.deepEqual([lost, kept.size], [2, 0]);
});

test('una renovación que nadie contesta deja la sesión como está', async () => {
  keepSession(old, 'ana@demo.test');
  answer = () => Promise.reject(new TypeError('network'));
  await assert.rejects(perfil(), (error) => error instanceof ApiError && error.codigo === 'sin-conexion');
  assert.equal(readToken(), old);
  assert.equal(warn.mock.callCount(), 0);
});

for (const [codigo, status] of [
  ['demasiadas-peticiones', 429],
  ['servicio-no-disponible', 503],
  ['error-interno', 500],
] as const) {
  test(`una renovación contestada con ${status} deja la sesión como está`, async () => {
    keepSession(old, 'ana@demo.test');
    answer = (asked) => (isRefresh(asked) ? busy(codigo, status) : good({}));
    await assert.rejects(call(calls.identidad.closeOtherSesiones, undefined), { codigo });
    assert.equal(readToken(), old);
    assert.equal(warn.mock.callCount(), 0);
  });
}

test('una renovación aplazada se pide otra vez a su hora, una sola vez, y siguen las llamadas que la esperaban', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() });
  try {
    keepSession(old, 'ana@demo.test');
    let refusals = 1;
    answer = (asked) => {
      if (!isRefresh(asked)) return good({ hecho: true });
      refusals -= 1;
      return refusals < 0 ? good({ accessToken: fresh }) : busy('demasiadas-peticiones', 429, 20);
    };
    const calls = Promise.all([perfil(), perfil(), perfil()]);
    for (let second = 0; second < 30; second += 1) {
      await new Promise((done) => setImmediate(done));
      mock.timers.tick(1_000);
    }
    await calls;
    assert.equal(seen.filter(isRefresh).length, 2);
    assert.equal(readToken(), fresh);
  } finally {
    mock.timers.reset();
  }
});

test('las credenciales equivocadas se dicen como tales: nada se renueva', async () => {
  answer = () => bad('credenciales-incorrectas', 401);
  const body = { email: 'ana@demo.test', password: 'otra' };
  await assert.rejects(call(calls.identidad.signIn, { body }), {
    codigo: 'credenciales-incorrectas',
    idPeticion: 'r1',
  });
  assert.equal(seen.length, 1);
});

test('a un invitado que pide algo privado se le pide iniciar sesión, sin renovar', async () => {
  answer = () => bad('sesion-requerida', 401);
  await assert.rejects(perfil(), { codigo: 'sesion-requerida' });
  assert.equal(seen.length, 1);
});

test('una respuesta ajena cuenta como que el servicio no está disponible', async () => {
  const headers = { 'retry-after': '90' };
  answer = () => new Response('<h1>502</h1>', { status: 502, headers });
  await assert.rejects(perfil(), { codigo: 'servicio-no-disponible', espera: 90 });
  answer = () => new Response('slow down', { status: 429, headers });
  await assert.rejects(perfil(), { codigo: 'demasiadas-peticiones', espera: 90 });
});
