import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf } from './idempotency.ts';
import { uuid } from './uuid.ts';

test('un envío repetido porque nadie contestó conserva su clave', () => {
  const first = keyOf('{"a":1}', undefined);
  assert.equal(keyOf('{"a":1}', first).key, first.key);
});

test('otro contenido, o un envío ya resuelto, recibe otra clave', () => {
  const first = keyOf('{"a":1}', undefined);
  assert.notEqual(keyOf('{"a":2}', first).key, first.key);
  assert.notEqual(keyOf('{"a":1}', undefined).key, first.key);
});

test('sin randomUUID también se hace un UUID de versión 4', () => {
  const made = uuid({ getRandomValues: (array) => crypto.getRandomValues(array) });
  assert.match(made, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
