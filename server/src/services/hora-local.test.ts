import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diaEscrito, diaLocal, horaLocal, inicioDelDia } from './hora-local.ts';

test('el día y la hora son los de donde está la empresa, también cuando en Londres ya es mañana', () => {
  const instante = new Date('2026-01-16T05:59:59Z');
  assert.equal(diaLocal(instante), '2026-01-15');
  assert.equal(horaLocal(instante), '2026-01-15T23:59:59-06:00');
  assert.equal(diaLocal(new Date('2026-01-16T06:00:00Z')), '2026-01-16');
  assert.equal(inicioDelDia('2026-01-16').toISOString(), '2026-01-16T06:00:00.000Z');
});

test('un día se escribe como se lee', () => {
  assert.equal(diaEscrito('2026-01-15'), '15/01/2026');
});
