import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatMontoDocumento, formatMontoPantalla } from './dinero.ts';

const MONTOS = [
  [0, 'Q0.00'],
  [1, 'Q0.01'],
  [99, 'Q0.99'],
  [100, 'Q1.00'],
  [99_999, 'Q999.99'],
  [125_000, 'Q1,250.00'],
  [-150_000, '-Q1,500.00'],
  [1_000_000, 'Q10,000.00'],
  [12_345_678, 'Q123,456.78'],
  [10_000_000_000_000_001n, 'Q100,000,000,000,000.01'],
] as const;

for (const [centavos, texto] of MONTOS) {
  test(`${centavos} centavos se escriben ${texto}`, () => {
    assert.equal(formatMontoDocumento(centavos), texto);
    assert.equal(formatMontoPantalla(centavos), texto.replace('Q', 'Q\u00a0'));
  });
}

test('en pantalla se escribe lo mismo que Intl para es-GT', () => {
  const intl = new Intl.NumberFormat('es-GT', { style: 'currency', currency: 'GTQ' });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (centavos) => {
      assert.equal(formatMontoPantalla(centavos), intl.format(centavos / 100));
    }),
  );
});

test('un monto que no es entero de centavos no se escribe', () => {
  assert.throws(() => formatMontoDocumento(12.5), RangeError);
  assert.throws(() => formatMontoPantalla(Number.NaN), RangeError);
  assert.throws(() => formatMontoDocumento(2 ** 53), RangeError);
});
