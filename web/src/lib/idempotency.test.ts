import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf } from './idempotency.ts';
import { uuid } from './uuid.ts';

test('a submit repeated because nobody answered keeps its key', () => {
  const first = keyOf('{"a":1}', undefined);
  assert.equal(keyOf('{"a":1}', first).key, first.key);
});

test('another content, or a submit that was settled, gets another key', () => {
  const first = keyOf('{"a":1}', undefined);
  assert.notEqual(keyOf('{"a":2}', first).key, first.key);
  assert.notEqual(keyOf('{"a":1}', undefined).key, first.key);
});

test('without randomUUID a version 4 UUID is still made', () => {
  const made = uuid({ getRandomValues: (array) => crypto.getRandomValues(array) });
  assert.match(made, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
