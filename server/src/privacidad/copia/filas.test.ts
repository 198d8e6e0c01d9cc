import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seal, useSecret } from '../../services/cipher.ts';
import { datoDe } from '../tablas/tablas.ts';
import { enPalabras, filaDe } from './filas.ts';

useSecret('una clave de prueba que es bastante larga');

test('lo que alguien escribió se copia como lo escribió, aunque parezca otra cosa', () => {
  assert.equal(enPalabras('monto', 150), 'Q\u00a01.50');
  for (const monto of [1.5, 1e300, 'mil']) assert.equal(enPalabras('monto', monto), String(monto));
  assert.equal(enPalabras('respuestas', { monto: 1.5 }), 'Monto: 1.5');

  const mensajes = datoDe('mensajes');
  assert.ok(mensajes);
  for (const texto of ['[urgente] ¿cuándo firmo?', '{duda', '[1]']) {
    const copiada = filaDe(mensajes, { idMensaje: '7', textoCifrado: seal(texto, 'mensaje:7') });
    assert.equal(copiada.texto, texto);
  }
});
