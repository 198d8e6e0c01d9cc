import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { type Endpoint, grupos, nameOf, type Rol } from '@fedatario/contract/base';
import { REPEAT, someByLength } from '@fedatario/document-engine/testing/length';
import { type Area, endpointsIn } from './access-areas.ts';
import { accessCases } from './access-cases.ts';
import { startTestApp, type TestApp } from './client.ts';
import { createUsuario } from './factories.ts';

const VALORES = [2 ** 31, 2 ** 53, -(2 ** 31) - 1, 1e300, 'a\u0000b', 'a\uD800b', 'x'.repeat(70_000), null, [], {}];
const ESCRITOS = ['2147483648', '9007199254740993', '1e300', 'a\u0000b', '0000-01-01', '\u202E', 'NaN', ''];

/** A hand-made request may hold anything: no call of an area may break over it, nor the database be asked what it cannot answer. */
export async function checkHostile(area: Area): Promise<TestApp> {
  const app = await startTestApp();
  const { as, database } = app;
  const { db } = database.pools;
  after(app.close);
  afterEach(() => db.updateTable('usuarios').set({ activo: false }).where('activo', '=', true).execute());
  for (const endpoint of endpointsIn(area)) {
    const known = accessCases[nameOf(endpoint)] ?? {};
    test(`${nameOf(endpoint)} no se rompe con nada`, async () => {
      const actor = await createUsuario(db, { rol: rolOf(endpoint) });
      const sent = { params: await known.own?.(db, actor), query: known.query, body: await known.body?.(db, actor) };
      for (const input of someByLength(spoiled(endpoint, sent), 4)) {
        const caller = endpoint.access === 'public' ? undefined : actor;
        const { status, text } = await as(caller).call(endpoint, input as never);
        const said = `${status} con ${JSON.stringify(input).slice(0, 300)}: ${text.slice(0, 200)}`;
        assert.ok(status < 500, `${said} (${REPEAT})`);
      }
    });
  }
  return app;
}

interface Sent {
  readonly params: Record<string, string> | undefined;
  readonly query: object | undefined;
  readonly body: object | undefined;
}

/** A right request with each of its values in turn made wrong in each way. */
function spoiled({ params: inPath, query: asked }: Endpoint, { params = {}, query, body }: Sent): object[] {
  return [
    ...Object.keys(inPath?.shape ?? {}).flatMap((name) =>
      ESCRITOS.filter(Boolean).map((value) => ({ params: { ...params, [name]: value }, body })),
    ),
    ...Object.keys(asked?.shape ?? {}).flatMap((name) =>
      ESCRITOS.map((value) => ({ params, query: { ...query, [name]: value }, body })),
    ),
    ...leavesOf(body).flatMap((path) => VALORES.map((value) => ({ params, query, body: replaced(body, path, value) }))),
  ];
}

function rolOf({ access }: Endpoint): Rol {
  const roles: readonly Rol[] = grupos[access] ?? [];
  return roles.includes('admin') ? 'admin' : (roles[0] ?? 'cliente');
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
