import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlacaUsual, normalizePlaca } from './placa.ts';

test('una placa usual se reconoce con o sin guion', () => {
  for (const placa of ['P-123BCD', 'p123bcd', 'M 0456FGH', 'TRC-789XYZ', 'CD-001BBB']) {
    assert.equal(isPlacaUsual(placa), true, placa);
  }
  for (const placa of ['X-123BCD', 'P-12BCD', 'P-123AEI', '', 'P'.repeat(10_000_000)]) {
    assert.equal(isPlacaUsual(placa), false);
  }
  assert.equal(normalizePlaca(' p-123 bcd '), 'P-123BCD');
});
