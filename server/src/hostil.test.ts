import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { type Endpoint, grupos, nameOf, type Rol } from '@fedatario/contract';
import { accessCases, allEndpoints } from './testing/access-cases.ts';
import { startTestApp } from './testing/client.ts';
import { type CreatedUsuario, createUsuario } from './testing/factories.ts';

/** A hand-made request may hold anything: no call may break over it, nor the database be asked what it cannot answer. */
const { app, as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
afterEach(() => db.updateTable('usuarios').set({ activo: false }).where('activo', '=', true).execute());

const VALORES = [2 ** 31, 2 ** 53, -(2 ** 31) - 1, 1e300, 'a\u0000b', 'a\uD800b', 'x'.repeat(70_000), null, [], {}];
const ESCRITOS = ['2147483648', '9007199254740993', '1e300', 'a\u0000b', '0000-01-01', '\u202E', 'NaN', ''];

for (const endpoint of allEndpoints) {
  const known = accessCases[nameOf(endpoint)] ?? {};
  test(`${nameOf(endpoint)} no se rompe con nada`, async () => {
    const actor = await createUsuario(db, { rol: rolOf(endpoint) });
    const params = (await known.own?.(db, actor)) ?? {};
    const body = await known.body?.(db, actor);
    const tries = [
      ...Object.keys(endpoint.params?.shape ?? {}).flatMap((name) =>
        ESCRITOS.filter(Boolean).map((value) => ({ params: { ...params, [name]: value }, body })),
      ),
      ...Object.keys(endpoint.query?.shape ?? {}).flatMap((name) =>
        ESCRITOS.map((value) => ({ params, query: { ...known.query, [name]: value }, body })),
      ),
      ...leavesOf(body).flatMap((path) =>
        VALORES.map((value) => ({ params, query: known.query, body: replaced(body, path, value) })),
      ),
    ];
    for (const input of tries) {
      const { status, text } = await callAs(endpoint, actor, input);
      assert.ok(status < 500, `${status} con ${JSON.stringify(input).slice(0, 300)}: ${text.slice(0, 200)}`);
    }
  });
}

describe('las direcciones', () => {
  test('con bytes que no son texto responden 404', async () => {
    for (const path of ['%00', '%ED%A0%80', '%FF', '%C0%AF', '%'])
      assert.ok((await app.inject({ url: `/api/public/productos/${path}` })).statusCode < 500, path);
  });
});

function rolOf({ access }: Endpoint): Rol {
  const roles: readonly Rol[] = grupos[access] ?? [];
  return roles.includes('admin') ? 'admin' : (roles[0] ?? 'cliente');
}

async function callAs(endpoint: Endpoint, actor: CreatedUsuario, input: object) {
  return as(endpoint.access === 'public' ? undefined : actor).call(endpoint, input as never);
}

type Path = readonly (string | number)[];

/** The paths of all values inside `value`, nested objects included; the root has one only if it is a single value. */
function leavesOf(value: unknown, at: Path = []): Path[] {
  if (value instanceof Uint8Array) return [];
  if (typeof value !== 'object' || value === null) return at.length === 0 ? [] : [at];
  return [
    ...(at.length === 0 ? [] : [at]),
    ...Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...at, key])),
  ];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Object.assign(copy, { [key]: replaced((value as Record<string, unknown>)[key], rest, by) });
  return copy;
}
