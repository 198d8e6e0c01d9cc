import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { diaDeSemana, diasEntre, edadEn, finDePlazo, parseDia, sumarDias, sumarMeses } from './dia.ts';

test('un día se lee solo si existe', () => {
  assert.deepEqual(parseDia('2024-02-29'), { ok: true, valor: '2024-02-29' });
  assert.deepEqual(parseDia('2026-02-29'), { ok: false, motivo: 'inexistente' });
  assert.deepEqual(parseDia('2026-13-01'), { ok: false, motivo: 'inexistente' });
  for (const texto of ['21/11/2026', '2026-1-1', '', '0026-01-01', '2026-11-21T10:00', '9'.repeat(10_000_000)]) {
    assert.deepEqual(parseDia(texto), { ok: false, motivo: 'forma' });
  }
});

test('los meses cortos acaban en su último día', () => {
  assert.equal(sumarMeses('2026-01-31', 1), '2026-02-28');
  assert.equal(sumarMeses('2023-10-31', 4), '2024-02-29');
  assert.equal(sumarMeses('2026-12-15', 1), '2027-01-15');
  assert.equal(sumarMeses('2026-01-15', -1), '2025-12-15');
  assert.equal(sumarDias(sumarMeses('2026-12-01', 12), -1), '2027-11-30');
});

test('los días que se suman son los que hay entre las dos fechas', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (n) => {
      assert.equal(diasEntre('2026-11-21', sumarDias('2026-11-21', n)), n);
      assert.equal(diaDeSemana(sumarDias('2026-11-21', n)), (((6 + n) % 7) + 7) % 7);
    }),
  );
});

test('la edad se cuenta el día de la firma', () => {
  assert.equal(edadEn('2005-11-22', '2026-11-21'), 20);
  assert.equal(edadEn('2005-11-22', '2026-11-22'), 21);
  assert.equal(edadEn('2004-02-29', '2022-02-28'), 17);
  assert.equal(edadEn('2004-02-29', '2022-03-01'), 18);
  assert.equal(edadEn('2004-02-29', '2024-02-29'), 20);
});

test('un plazo de meses termina la víspera del día en que empezó, o el último de un mes más corto', () => {
  assert.equal(finDePlazo('2026-12-01', 12), '2027-11-30');
  assert.equal(finDePlazo('2026-01-15', 1), '2026-02-14');
  assert.equal(finDePlazo('2026-12-31', 2), '2027-02-28');
  assert.equal(finDePlazo('2026-12-29', 2), '2027-02-28');
  assert.equal(finDePlazo('2026-12-28', 2), '2027-02-27');
  assert.equal(finDePlazo('2027-12-31', 2), '2028-02-29');
  assert.equal(finDePlazo('2026-08-31', 1), '2026-09-30');
});
