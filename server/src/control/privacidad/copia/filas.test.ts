import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seal, useSecret } from '../../../services/cipher.ts';
import { datoDe } from '../tablas/tablas.ts';
import { enPalabras, filaDe } from './filas.ts';

useSecret('una clave de prueba que es bastante larga');

test('lo que alguien escribió se copia como lo escribió, aunque parezca otra cosa', () => {
  assert.equal(enPalabras(150, true), 'Q\u00a01.50');
  for (const monto of [150, 1.5, 1e300, 'mil']) {
    assert.equal(enPalabras(monto), String(monto));
    assert.equal(enPalabras({ monto, total: monto }), `Monto: ${monto}; Total: ${monto}`);
  }
  assert.equal(enPalabras([{ precio: 7 }], true), 'Precio: 7');

  const mensajes = datoDe('mensajes');
  assert.ok(mensajes);
  for (const texto of ['[urgente] ¿cuándo firmo?', '{duda', '[1]']) {
    const copiada = filaDe(mensajes, { idMensaje: '7', textoCifrado: seal(texto, 'mensaje:7') });
    assert.equal(copiada.texto, texto);
  }
});
