import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fillPath } from '@fedatario/contract/base';
import { type InformacionGeneral, informacionGeneral, usuarios } from '@fedatario/contract/casa';
import { startTestApp } from '../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../testing/factories.ts';

const { app, as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

const url = `/api${informacionGeneral.update.path}`;

async function body(change: object = {}) {
  const leida = (await as(undefined).call(informacionGeneral.read, {})).data;
  return { ...escrita(leida), ...change };
}

/** The fields of the public information that this form writes: the rest comes from other forms. */
function escrita({ logos, razonSocial, nit, horario, ...data }: InformacionGeneral) {
  return data;
}

describe('lo que se envía', () => {
  test('un campo desconocido se rechaza y se nombra', async () => {
    const answer = await as(admin).call(informacionGeneral.update, {
      body: { ...(await body()), rol: 'admin' } as never,
    });
    assert.equal(answer.status, 422);
    assert.deepEqual(answer.problem?.errores?.[0], {
      campo: 'rol',
      clave: 'campoDesconocido',
      params: {},
      mensaje: 'Este campo no existe en la petición. Quítelo.',
    });
  });

  test('un dato inválido se rechaza con qué hacer, y nada cambia', async () => {
    const before = await body();
    const answer = await as(admin).call(informacionGeneral.update, {
      body: { ...before, email: 'x', nombreEmpresa: '' },
    });
    assert.equal(answer.codigo, 'datos-invalidos');
    const errores = answer.problem?.errores?.map(({ campo, mensaje }) => [campo, mensaje]);
    assert.deepEqual(errores, [
      ['nombreEmpresa', 'Complete este campo.'],
      ['email', 'Escriba un correo electrónico completo, por ejemplo ana@ejemplo.com.'],
    ]);
    assert.deepEqual(await body(), before);
  });

  test('un cuerpo demasiado grande, de otro tipo, o que no es JSON se rechaza', async () => {
    const { token } = await tokenFor(admin);
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, authorization: token } });
    const codes = await Promise.all([
      send(JSON.stringify({ lema: 'x'.repeat(300_000) }), 'application/json'),
      send('lema=x', 'application/x-www-form-urlencoded'),
      send('{"lema":', 'application/json'),
      send('{"__proto__":{"rol":"admin"}}', 'application/json'),
    ]);
    assert.deepEqual(
      codes.map((response) => [response.statusCode, response.json().codigo]),
      [
        [413, 'cuerpo-demasiado-grande'],
        [415, 'tipo-no-admitido'],
        [400, 'json-invalido'],
        [400, 'json-invalido'],
      ],
    );
  });

  test('una revisión vieja recibe 409 con la fila de ahora', async () => {
    const stale = await body({ lema: 'Primero' });
    assert.equal((await as(admin).call(informacionGeneral.update, { body: stale })).status, 200);
    const answer = await as(admin).call(informacionGeneral.update, { body: { ...stale, lema: 'Segundo' } });
    assert.equal(answer.codigo, 'conflicto-revision');
    assert.deepEqual(escrita(answer.problem?.actual as InformacionGeneral), await body());
    assert.equal((await body()).lema, 'Primero');
  });
});

describe('lo que se responde', () => {
  test('los problemas son RFC 9457 y llevan el número de la petición', async () => {
    const response = await app.inject({ url: '/api/no-existe', headers: { 'x-request-id': 'peticion-12345678' } });
    assert.equal(response.headers['content-type'], 'application/problem+json; charset=utf-8');
    assert.deepEqual(response.json(), {
      type: '/errores/ruta-inexistente',
      title: 'Esta dirección no existe.',
      status: 404,
      codigo: 'ruta-inexistente',
      idPeticion: 'peticion-12345678',
    });
  });

  test('un número de petición que no cabe en una línea se cambia por otro', async () => {
    const response = await app.inject({ url: '/livez', headers: { 'x-request-id': 'a b\tc' } });
    assert.match(String(response.headers['x-request-id']), /^[0-9a-f-]{36}$/);
  });

  test('toda respuesta lleva las cabeceras de seguridad', async () => {
    for (const path of ['/livez', '/api/public/parametrosgenerales', '/api/no-existe', '/api/private/usuario']) {
      const { headers } = await app.inject({ url: path });
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /script-src 'self';/);
      assert.doesNotMatch(policy, /script-src[^;]*unsafe|style-src-elem[^;]*unsafe/);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'same-origin');
    }
  });

  test('los listados van por páginas, sin perder ni repetir a nadie', async () => {
    for (let i = 0; i < 7; i += 1) await createUsuario(db);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await as(admin).call(usuarios.list, { query: { limite: 3, ...(cursor && { cursor }) } });
      assert.ok(page.data.length <= 3);
      seen.push(...page.data.map(({ idUsuario }) => idUsuario));
      cursor = page.siguiente ?? undefined;
    } while (cursor);
    const all = await db.selectFrom('usuarios').select('idUsuario').execute();
    assert.deepEqual([...seen].sort(), all.map(({ idUsuario }) => idUsuario).sort());
    assert.equal(new Set(seen).size, seen.length);
  });

  test('un cursor inventado se rechaza', async () => {
    for (const cursor of ['x', Buffer.from('{}').toString('base64url'), Buffer.from('[1,2]').toString('base64url')]) {
      assert.equal((await as(admin).call(usuarios.list, { query: { cursor } })).codigo, 'datos-invalidos');
    }
  });
});

test('una lectura no puede escribir', async () => {
  const write = database.pools.dbRead.updateTable('informacionGeneral').set({ lema: 'no' }).execute();
  await assert.rejects(write, /read-only transaction/);
});

async function tokenFor(usuario: CreatedUsuario): Promise<{ token: string }> {
  const { openSesion } = await import('../casa/identidad/sesion/sesion.ts');
  const now = new Date('2026-01-15T09:00:00Z');
  const opened = await openSesion(db, { idUsuario: usuario.idUsuario, userAgent: '', credential: null, now });
  return { token: `Bearer ${opened.accessToken}` };
}

test('una dirección con caracteres de más llega escapada', () => {
  assert.equal(fillPath('/a/:x/b', { x: 'á/..?' }), '/a/%C3%A1%2F..%3F/b');
});
