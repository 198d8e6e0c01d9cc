import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localPath } from './remembered.ts';

test('a path of this site is kept whole', () => {
  for (const path of ['/', '/borradores', '/tramites/todos?pagina=2#fin', '/productos/ñandú'])
    assert.equal(localPath(path), encodeURI(path), path);
});

test('an address of another site is nothing, however it is written', () => {
  const elsewhere = [
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n//evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/.//evil.test',
    '/a/..//evil.test',
    ' /borradores',
    'borradores',
    '',
  ];
  for (const text of elsewhere) assert.equal(localPath(text), undefined, JSON.stringify(text));
});

test('nothing kept is nothing', () => {
  assert.equal(localPath(null), undefined);
});
