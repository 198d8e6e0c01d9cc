import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diasPropuestos, entre } from './espera.ts';

test('propone desde mañana, dos semanas, en la hora de la empresa', () => {
  assert.deepEqual(diasPropuestos(new Date('2026-01-15T03:00:00Z')), { desde: '2026-01-15', hasta: '2026-01-28' });
});

test('los dos días van enteros, y en su orden', () => {
  assert.deepEqual(entre('2026-01-20', '2026-01-20'), {
    desde: '2026-01-20T06:00:00.000Z',
    hasta: '2026-01-21T06:00:00.000Z',
  });
  assert.equal(entre('2026-01-21', '2026-01-20'), undefined);
  assert.equal(entre('', '2026-01-20'), undefined);
});
