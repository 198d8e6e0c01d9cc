import assert from 'node:assert/strict';
import { test } from 'node:test';
import { totalDe } from './total.ts';

const fee = (monto: number | null, opcional?: boolean) => ({ concepto: 'x', monto, nota: null, opcional });

test('lo opcional no entra en el total: se dice aparte', () => {
  assert.deepEqual(totalDe({ precio: 100, aranceles: [fee(20), fee(5, true)] }), {
    seguro: 120,
    conOpcional: 125,
    isWhole: true,
  });
});

test('un cobro sin monto deja el total abierto', () => {
  assert.deepEqual(totalDe({ precio: 100, aranceles: [fee(null), fee(20)] }), {
    seguro: 120,
    conOpcional: 120,
    isWhole: false,
  });
});
