import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circlesIn } from './folder-circles.mjs';

const TOP = 'server/src/compra/pagos';

function circles(files) {
  const texts = Object.entries(files).map(([file, imports]) => [
    `${TOP}/${file}`,
    imports.map((path) => `import { a } from '${path}';`).join('\n'),
  ]);
  return circlesIn(new Map(texts), TOP).map((circle) => circle.map((name) => name.slice(TOP.length + 1)));
}

test('two folders that need each other by different files are a circle', () => {
  const files = { 'a/one.ts': ['../b/two.ts'], 'a/base.ts': [], 'b/two.ts': [], 'b/three.ts': ['../a/base.ts'] };
  assert.deepEqual(circles(files), [['a', 'b']]);
});

test('own files of a folder count as one, so that a subfolder is either below or above them', () => {
  assert.deepEqual(circles({ 'pagos.ts': ['./a/one.ts'], 'a/one.ts': ['../queries.ts'], 'queries.ts': [] }), [
    ['.', 'a'],
  ]);
  assert.deepEqual(
    circles({ 'pagos.ts': ['./a/one.ts'], 'a/one.ts': ['../filas/queries.ts'], 'filas/queries.ts': [] }),
    [],
  );
});

test('a circle is found at the depth where its paths part, and through a third folder', () => {
  const files = {
    'a/deep/one.ts': ['../../b/two.ts'],
    'b/two.ts': ['../c/three.ts'],
    'c/three.ts': ['../a/four.ts'],
    'a/four.ts': [],
  };
  assert.deepEqual(circles(files), [['a', 'b', 'c']]);
  assert.deepEqual(circles({ 'a/b/one.ts': ['../c/two.ts'], 'a/c/two.ts': ['../b/three.ts'], 'a/b/three.ts': [] }), [
    ['a/b', 'a/c'],
  ]);
});

test('what lies outside, and imports in one direction, are left alone', () => {
  assert.deepEqual(circles({ 'a/one.ts': ['../b/two.ts', '../../facturas/facturas.ts'], 'b/two.ts': ['zod'] }), []);
});
