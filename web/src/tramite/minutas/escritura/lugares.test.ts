import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSchema } from '@tiptap/core';
import { extensiones } from './esquema.ts';
import { espaciosDe, porEscribir } from './lugares.ts';

const schema = getSchema(extensiones);
const dato = (ruta: string, texto: string | null = null, alFirmar = false, como: object = {}) => ({
  type: 'dato',
  attrs: { ruta, etiqueta: ruta, alFirmar, como, texto },
});
const text = (escrito: string) => ({ type: 'text', text: escrito });
const blanco = { type: 'blanco', attrs: { ruta: 'x', etiqueta: 'Equis' } };
const hoja = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });

test('en la hoja se escribe cada lugar como el servidor lo escribió, y nada de lo demás', () => {
  const mayusculas = { mayusculas: true };
  const antes = hoja(text('En '), dato('lugar'), text(', a mano, '), dato('lugar', null, false, mayusculas));
  const despues = hoja(dato('lugar', 'la ciudad', false), dato('lugar', 'LA CIUDAD', false, mayusculas));
  const documento = schema.nodeFromJSON(antes);
  assert.deepEqual(
    porEscribir(documento, despues).map(({ nodo, texto }) => [nodo.attrs.ruta, nodo.attrs.como, texto]),
    [
      ['lugar', {}, 'la ciudad'],
      ['lugar', mayusculas, 'LA CIUDAD'],
    ],
  );
  assert.deepEqual(porEscribir(documento, antes), [], 'lo que ya dice eso no cambia');
  const vaciado = schema.nodeFromJSON(hoja(dato('lugar', 'la ciudad')));
  assert.deepEqual(
    porEscribir(vaciado, hoja(dato('lugar'))).map(({ texto }) => texto),
    [null],
  );
});

test('faltan los espacios que se escriben antes de enviar, no los de la firma', () => {
  const documento = schema.nodeFromJSON(
    hoja(blanco, dato('lugar'), dato('horaInicio', null, true), dato('notario', 'JULIA'), text(' fin')),
  );
  assert.deepEqual(espaciosDe(documento), [1, 2]);
});
