import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { abonosDe } from './abonos.ts';
import { evaluar } from './logica.ts';

test('los abonos dicen su día, su capital, sus intereses y lo que falta', () => {
  assert.deepEqual(abonosDe(10_000_100, 12, 3, '2026-12-31'), [
    { fecha: '2026-12-31', capital: 3_333_366, interes: 100_001, monto: 3_433_367, saldo: 6_666_734 },
    { fecha: '2027-01-31', capital: 3_333_366, interes: 66_667, monto: 3_400_033, saldo: 3_333_368 },
    { fecha: '2027-02-28', capital: 3_333_368, interes: 33_334, monto: 3_366_702, saldo: 0 },
  ]);
});

test('el capital de los abonos suma la deuda, y los intereses bajan con ella', () => {
  const tasas = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 }), tasas, fc.integer({ min: 1, max: 200 }), (deuda, tasa, cuotas) => {
      const abonos = abonosDe(deuda, tasa, cuotas, '2026-12-15') ?? [];
      assert.equal(abonos.length, cuotas);
      assert.equal(
        abonos.reduce((sum, { capital }) => sum + capital, 0),
        deuda,
      );
      assert.equal(abonos.at(-1)?.saldo, 0);
      assert.ok(abonos.every(({ interes }, i) => interes <= (abonos[i - 1]?.interes ?? interes)));
    }),
  );
});

test('lo que no es una deuda en cuotas no tiene abonos', () => {
  for (const [deuda, cuotas] of [
    [-1, 3],
    [1.5, 3],
    [100, 0],
    [100, 201],
  ] as const)
    assert.equal(abonosDe(deuda, 0, cuotas, '2026-12-15'), null);
  assert.equal(evaluar({ abonos: [100, 0, 2, null] }, {}), null);
});
