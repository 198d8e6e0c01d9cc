import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estaVencida, nombreDeMarca, vencimientoDe } from './nombres.ts';

test('una tarjeta vale hasta el último día de su mes', () => {
  const abril = { venceMes: 4, venceAnio: 2027 };
  assert.equal(estaVencida(abril, new Date(2027, 3, 30)), false);
  assert.equal(estaVencida(abril, new Date(2027, 4, 1)), true);
  assert.equal(estaVencida({ venceMes: 12, venceAnio: 2026 }, new Date(2027, 0, 1)), true);
});

test('la marca y el vencimiento se leen como en la tarjeta', () => {
  assert.equal(nombreDeMarca('amex'), 'American Express');
  assert.equal(nombreDeMarca('cartes'), 'Cartes');
  assert.equal(vencimientoDe({ venceMes: 4, venceAnio: 2027 }), '04/2027');
});
