import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KeptText, keptText } from './kept.ts';
import { openShelf } from './shelf.ts';

const edicion = async () => '1';
const answer = (text: string, ediciones = '1') => keptText([edicion], ediciones, 'text/plain', text);

test('se encuentra mientras lo que nombra no cambie', async () => {
  const shelf = openShelf<KeptText>(1000);
  shelf.keep('a', answer('uno'));
  assert.equal((await shelf.find('a', async () => '1'))?.body.toString(), 'uno');
  assert.equal(await shelf.find('a', async () => '2'), undefined);
  assert.equal(await shelf.find('b', async () => '1'), undefined);
});

test('no pasa de su memoria: sale lo que hace más que nadie pide', async () => {
  const shelf = openShelf<KeptText>(400);
  shelf.keep('a', answer('x'.repeat(100)));
  shelf.keep('b', answer('x'.repeat(100)));
  await shelf.find('a', edicion);
  shelf.keep('c', answer('x'.repeat(100)));
  assert.ok(await shelf.find('a', edicion));
  assert.equal(await shelf.find('b', edicion), undefined);
  assert.ok(await shelf.find('c', edicion));
  shelf.keep('d', answer('x'.repeat(1000)));
  assert.equal(await shelf.find('d', edicion), undefined, 'what does not fit is not kept');
});
