import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { diaLocal } from '../../../services/hora-local.ts';
import { hastaDe } from './plazos.ts';

test('lo fiscal se conserva cuatro años completos desde el fin del año de la última factura', () => {
  const cierre = new Date('2026-11-22T18:00:00Z');
  assert.equal(hastaDe('fiscal', cierre, new Date('2025-03-01T18:00:00Z')), '2029-12-31');
  // At the company's clock the year has not ended.
  assert.equal(hastaDe('fiscal', cierre, new Date('2026-01-01T03:00:00Z')), '2029-12-31');
});

test('el expediente, cinco años desde el cierre; el 29 de febrero acaba el 28', () => {
  assert.equal(hastaDe('expediente', new Date('2026-11-22T18:00:00Z'), null), '2031-11-22');
  assert.equal(hastaDe('expediente', new Date('2028-02-29T18:00:00Z'), null), '2033-02-28');
});

test('el registro de un notario, para siempre', () => {
  assert.equal(hastaDe('registro', new Date('2026-11-22T18:00:00Z'), null), null);
});

test('el último día siempre existe, y está entre el plazo y un año más', () => {
  const instante = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  const clase = fc.constantFrom('fiscal' as const, 'expediente' as const);
  fc.assert(
    fc.property(instante, clase, (cierre, cual) => {
      const hasta = String(hastaDe(cual, cierre, cierre));
      const anios = cual === 'fiscal' ? 4 : 5;
      assert.equal(new Date(`${hasta}T00:00:00Z`).toISOString().slice(0, 10), hasta);
      assert.equal(Number(hasta.slice(0, 4)) - Number(diaLocal(cierre).slice(0, 4)), anios);
      assert.ok(hasta.slice(5) >= (hasta.endsWith('02-28') ? '02-28' : diaLocal(cierre).slice(5)));
    }),
  );
});
