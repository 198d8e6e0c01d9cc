import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as z from 'zod/mini';
import { api } from './api.ts';
import type { Endpoint } from './base/endpoint.ts';
import { erroresDeCampo } from './base/mensajes.ts';

const clavesDe = (schema: z.ZodMiniType<unknown>, valor: string) =>
  (schema.safeParse(valor).error?.issues ?? []).flatMap((issue) => erroresDeCampo(issue)).map(({ clave }) => clave);

/** The schema of every reason that a call takes. A remark on an answer says how it is written («con zeta»), and may be short. */
function motivos(): [string, z.ZodMiniType<unknown>][] {
  return Object.values(api).flatMap((group) =>
    Object.values(group as Record<string, Endpoint>).flatMap((endpoint) => {
      if (endpoint === api.correcciones.remark) return [];
      const shape = (endpoint.body as { shape?: Record<string, z.ZodMiniType<unknown>> } | undefined)?.shape ?? {};
      return Object.entries(shape)
        .filter(([name]) => name === 'motivo' || name === 'inhabilitadoPor')
        .map(([, schema]): [string, z.ZodMiniType<unknown>] => [endpoint.path, schema]);
    }),
  );
}

test('todo motivo que se pide se explica con diez letras, y los signos no cuentan', () => {
  const todos = motivos();
  assert.ok(todos.length >= 18, String(todos.length));
  for (const [path, schema] of todos) {
    for (const corto of ['x', 'porque sí', '. . . . . . . . . . . .', 'No se lee'])
      assert.equal(clavesDe(schema, corto)[0], 'motivoCorto', `${path} ${corto}`);
    assert.deepEqual(clavesDe(schema, 'No se lee la fecha'), [], path);
  }
});
