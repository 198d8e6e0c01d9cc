import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localPath } from './remembered.ts';

test('un camino de este sitio se guarda entero', () => {
  for (const path of ['/', '/borradores', '/tramites/todos?pagina=2#fin', '/productos/ñandú'])
    assert.equal(localPath(path), encodeURI(path), path);
});

test('una dirección de otro sitio no vale, se escriba como se escriba', () => {
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

test('si no se guardó nada, no hay nada', () => {
  assert.equal(localPath(null), undefined);
});
