import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { diasEntre, finDePeriodo, sumarMeses, valorRestante } from './periodos.ts';

test('un mes acaba el mismo día, o el último de un mes más corto, y vuelve a su día', () => {
  const desde = (dia: string, cuantos: number) =>
    Array.from({ length: cuantos }, (_, i) => finDePeriodo(dia, 'mensual', i + 1));
  assert.deepEqual(desde('2026-01-31', 4), ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  assert.deepEqual(desde('2028-01-30', 2), ['2028-02-29', '2028-03-30']);
  assert.deepEqual(desde('2026-12-15', 2), ['2027-01-15', '2027-02-15']);
});

test('un año que comienza el 29 de febrero acaba el 28, y en el siguiente bisiesto el 29', () => {
  const fines = [1, 2, 3, 4].map((n) => finDePeriodo('2028-02-29', 'anual', n));
  assert.deepEqual(fines, ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  assert.equal(finDePeriodo('2100-01-31', 'mensual', 1), '2100-02-28');
});

/** Worked out by hand: price, period, day, what is left in centavos. */
const aMano: readonly [number, string, string, string, number][] = [
  // 30 days of April: 15 left of Q300.00 are half.
  [30_000, '2026-04-01', '2026-05-01', '2026-04-16', 15_000],
  // The first day still has the whole period.
  [30_000, '2026-04-01', '2026-05-01', '2026-04-01', 30_000],
  // On the day of the renewal nothing is left.
  [30_000, '2026-04-01', '2026-05-01', '2026-05-01', 0],
  // 28 days of February: 10 left of Q99.00: 9,900 × 10 / 28 = 3,535.71.
  [9_900, '2026-02-01', '2026-03-01', '2026-02-19', 3_536],
  // 29 days of a leap February: 9,900 × 10 / 29 = 3,413.79.
  [9_900, '2028-02-01', '2028-03-01', '2028-02-20', 3_414],
  // 31 January to 28 February are 28 days: 14 left of Q0.01 are half a centavo, which counts.
  [1, '2026-01-31', '2026-02-28', '2026-02-14', 1],
  // A year of 365 days: 73 left of Q1,000.00 are a fifth.
  [100_000, '2026-01-01', '2027-01-01', '2026-10-20', 20_000],
  // A leap year of 366 days: 183 left are half.
  [100_000, '2028-01-01', '2029-01-01', '2028-07-02', 50_000],
  // Before the period begins it is worth all of it.
  [30_000, '2026-04-01', '2026-05-01', '2026-03-01', 30_000],
];

for (const [valor, desde, hasta, hoy, queda] of aMano)
  test(`de Q${(valor / 100).toFixed(2)} del ${desde} al ${hasta}, el ${hoy} quedan Q${(queda / 100).toFixed(2)}`, () => {
    assert.equal(valorRestante({ valor, desde, hasta }, hoy), queda);
  });

const dia = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const caso = fc.record({ ancla: dia, n: fc.integer({ min: 1, max: 60 }) });

test('los periodos se siguen sin hueco ni traslape, desde cualquier día', () => {
  fc.assert(
    fc.property(caso, ({ ancla, n }) => {
      const dias = diasEntre(finDePeriodo(ancla, 'mensual', n - 1), finDePeriodo(ancla, 'mensual', n));
      assert.ok(dias >= 28 && dias <= 31, `${ancla} ${n}: ${dias}`);
      assert.equal(finDePeriodo(ancla, 'anual', n), finDePeriodo(ancla, 'mensual', 12 * n));
      assert.equal(sumarMeses(ancla, 0), ancla);
    }),
  );
});
