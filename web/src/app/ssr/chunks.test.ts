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

test('una página es sus piezas y todo lo que importan, cada una una vez y tras lo que necesita, y nada de lo que espera', () => {
  assert.deepEqual(filesOf(['index.html', 'Home.tsx']), ['c.js', 'a.js', 'd.js', 'b.js']);
});

test('una pieza que cambió de nombre es un error, no una página más liviana', () => {
  assert.throws(() => filesOf(['Gone.tsx']), /no chunk Gone/);
});
