import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siguiente } from './caminar.ts';

const columnas = [3, 1, 2];

test('las flechas van a la tarjeta de arriba, de abajo o de al lado, y del borde no pasan', () => {
  const from = { columna: 0, fila: 2 };
  assert.deepEqual(siguiente(columnas, from, 'ArrowUp'), { columna: 0, fila: 1 });
  assert.equal(siguiente(columnas, from, 'ArrowDown'), undefined);
  assert.deepEqual(siguiente(columnas, from, 'ArrowRight'), { columna: 1, fila: 0 });
  assert.equal(siguiente(columnas, from, 'ArrowLeft'), undefined);
  assert.equal(siguiente(columnas, { columna: 2, fila: 1 }, 'ArrowRight'), undefined);
});

test('Inicio y Fin van a la primera y la última de su columna; otras teclas no mueven nada', () => {
  assert.deepEqual(siguiente(columnas, { columna: 2, fila: 0 }, 'End'), { columna: 2, fila: 1 });
  assert.deepEqual(siguiente(columnas, { columna: 0, fila: 2 }, 'Home'), { columna: 0, fila: 0 });
  assert.equal(siguiente(columnas, { columna: 0, fila: 2 }, 'a'), undefined);
});
