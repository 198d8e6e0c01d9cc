import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openAnswerCache } from './answer-cache.ts';
import { type CachedText, cachedText } from './cached-answers.ts';

const edicion = async () => '1';
const cosas = { de: 'cosas', nombre: sql<string>`'1'` };
const answer = (text: string, ediciones = '1') => cachedText([cosas], ediciones, 'text/plain', text);

test('se encuentra mientras lo que nombra no cambie', async () => {
  const cache = openAnswerCache<CachedText>(1000);
  cache.put('a', answer('uno'));
  assert.equal((await cache.find('a', async () => '1'))?.body.toString(), 'uno');
  assert.equal(await cache.find('a', async () => '2'), undefined);
  assert.equal(await cache.find('b', async () => '1'), undefined);
});

test('no pasa de su memoria: sale lo que hace más que nadie pide', async () => {
  const cache = openAnswerCache<CachedText>(400);
  cache.put('a', answer('x'.repeat(100)));
  cache.put('b', answer('x'.repeat(100)));
  await cache.find('a', edicion);
  cache.put('c', answer('x'.repeat(100)));
  assert.ok(await cache.find('a', edicion));
  assert.equal(await cache.find('b', edicion), undefined);
  assert.ok(await cache.find('c', edicion));
  cache.put('d', answer('x'.repeat(1000)));
  assert.equal(await cache.find('d', edicion), undefined, 'what does not fit is not cached');
});
