import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parametros } from './parametros.ts';

test('cada parámetro rige desde su día hasta que otro lo sustituye', () => {
  const noAgricola = (hoy: string) => parametros(hoy).salarioMinimo.ce1.noAgricola;
  assert.deepEqual(
    ['2025-12-31', '2026-01-01', '2031-05-05', '1999-01-01'].map(noAgricola),
    [372_305, 400_228, 400_228, 372_305],
  );
});

test('un documento se fecha desde un mes antes de hoy hasta dos después; un acto espera más a su notario', () => {
  const { firmaDesde, firmaHasta, actoHasta } = parametros('2026-11-21');
  assert.deepEqual([firmaDesde, firmaHasta, actoHasta], ['2026-10-22', '2027-01-20', '2027-11-21']);
});
