import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type Endpoint, materiaDe, materias, nameOf } from '@fedatario/contract/base';
import { accessCases, allEndpoints } from './testing/access-cases.ts';
import { startTestApp } from './testing/client.ts';
import { createUsuario } from './testing/factories.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const writes = allEndpoints.filter(({ method, writesNothing, access }) => {
  return method !== 'GET' && !writesNothing && access !== 'public' && access !== 'onlyGuest';
});
const administered = writes.filter((endpoint) => materias[materiaDe(endpoint) ?? 'propio'] === 'admin');

/** A valid call of a notary's on an object that is not theirs. */
async function statusOf(endpoint: Endpoint): Promise<number> {
  const known = accessCases[nameOf(endpoint)] ?? {};
  const [notario, cliente] = [await createUsuario(db, { rol: 'notario' }), await createUsuario(db)];
  const params = await known.own?.(db, cliente);
  const body = await known.body?.(db, cliente);
  const input = { ...(params && { params }), ...(known.query && { query: known.query }), ...(body && { body }) };
  return (await as(notario).call(endpoint, input as never)).status;
}

test('toda escritura dice de qué materia es', () => {
  assert.deepEqual(writes.filter((endpoint) => materiaDe(endpoint) === undefined).map(nameOf), []);
});

test('hay de todas las materias', () => {
  assert.deepEqual([...new Set(writes.map(materiaDe))].sort(), Object.keys(materias).sort());
  assert.ok(administered.length > 40, `${administered.length} escrituras de la administración`);
});

describe('lo que es de la administración, un notario no lo escribe', () => {
  for (const endpoint of administered) {
    // The owner may read a profile too, so for a notary another's profile does not exist.
    const expected = endpoint.alcance === 'propioOAdmin' ? 404 : 403;
    test(`${materiaDe(endpoint)}: ${nameOf(endpoint)}: ${expected}`, async () => {
      assert.equal(await statusOf(endpoint), expected);
    });
  }
});
