import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chunksOf } from './chunks.ts';

const manifest = {
  'index.html': { file: 'a.js', imports: ['_shared.js'] },
  'Home.tsx': { file: 'b.js', imports: ['_shared.js', '_more.js'] },
  '_shared.js': { file: 'c.js' },
  '_more.js': { file: 'd.js', imports: ['index.html'] },
  'Form.tsx': { file: 'e.js' },
};
const filesOf = (names: string[]) => chunksOf(manifest, names).map(({ file }) => file);

test('a page is its chunks and all they import, each once and after what it needs, and nothing that waits', () => {
  assert.deepEqual(filesOf(['index.html', 'Home.tsx']), ['c.js', 'a.js', 'd.js', 'b.js']);
});

test('a chunk that was renamed is a fault, not a lighter page', () => {
  assert.throws(() => filesOf(['Gone.tsx']), /no chunk Gone/);
});
