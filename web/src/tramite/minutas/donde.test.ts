import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caracterNoImprimible } from '@fedatario/document-engine';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { lugarDe } from './donde.ts';
import { extensiones } from './escritura/esquema.ts';

const schema = getSchema(extensiones);
const parrafo = (...textos: string[]) => ({
  type: 'paragraph',
  content: textos.map((text, i) => ({ type: 'text', text, ...(i % 2 && { marks: [{ type: 'bold' }] }) })),
});
const doc = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content });

test('el carácter que no se imprime se encuentra donde está, aunque no se vea', () => {
  for (const [signo, nombre] of [
    ['😀', '😀'],
    ['李', '李'],
    ['\u202e', 'U+202E'],
  ] as const) {
    assert.equal(caracterNoImprimible(`a ${signo} b`), nombre);
    const hoja = doc(parrafo('Primero.'), parrafo('Ana ', `Paz ${signo}`, ' firma.'));
    const lugar = lugarDe(hoja, nombre);
    assert.ok(lugar);
    assert.equal(hoja.textBetween(lugar.from, lugar.to), signo);
  }
  assert.equal(lugarDe(doc(parrafo('Nada aquí.')), '😀'), undefined);
});

test('si está en el título de una cláusula, el lugar es esa cláusula', () => {
  const attrs = { id: 'c1', serie: 'clausula', titulo: 'Precio 😀' };
  const hoja = doc(parrafo('Antes.'), { type: 'clausula', attrs, content: [parrafo('Texto.')] });
  const lugar = lugarDe(hoja, '😀');
  assert.ok(lugar);
  assert.equal(hoja.resolve(lugar.from).node(1).attrs.titulo, 'Precio 😀');
});

test('en cualquier hoja se señala el primero', () => {
  const trozo = fc.string({ unit: fc.constantFrom('a', 'ñ', ' ', '.', '😀'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(fc.array(trozo, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (textos) => {
      const hoja = doc(...textos.map((partes) => parrafo(...partes)));
      const lugar = lugarDe(hoja, '😀');
      assert.equal(lugar !== undefined, textos.flat().join('').includes('😀'));
      if (lugar) assert.ok(!hoja.textBetween(0, lugar.from, '\n').includes('😀'));
    }),
  );
});
