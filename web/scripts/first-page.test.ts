import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOf } from './first-page.ts';

const manifest = {
  'index.html': { file: 'a.js', imports: ['_shared.js'] },
  'Home.tsx': { file: 'b.js', imports: ['_shared.js', '_more.js'] },
  '_shared.js': { file: 'c.js' },
  '_more.js': { file: 'd.js', imports: ['index.html'] },
  'Form.tsx': { file: 'e.js' },
};

test('the first page weighs its chunks and all they import, each once, and nothing that waits', () => {
  assert.deepEqual([...filesOf(manifest, ['index.html', 'Home.tsx'])].sort(), ['a.js', 'b.js', 'c.js', 'd.js']);
});

test('a chunk that was renamed is a fault, not a lighter page', () => {
  assert.throws(() => filesOf(manifest, ['Gone.tsx']), /no chunk Gone/);
});
