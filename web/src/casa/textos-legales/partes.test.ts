import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partesDe } from './partes.ts';

test('los títulos, párrafos y listas se distinguen, y el texto queda como texto', () => {
  const texto = '# Uno\nPrimera línea\nsigue.\n\n- a\n- <b>\nDespués\n\n\n# Dos';
  assert.deepEqual(partesDe(texto), [
    { tipo: 'titulo', textos: ['Uno'] },
    { tipo: 'parrafo', textos: ['Primera línea sigue.'] },
    { tipo: 'lista', textos: ['a', '<b>'] },
    { tipo: 'parrafo', textos: ['Después'] },
    { tipo: 'titulo', textos: ['Dos'] },
  ]);
  assert.deepEqual(partesDe(' \n '), []);
});
