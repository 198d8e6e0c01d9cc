import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromLocal, toLocal } from './instante.ts';

const GT = 'America/Guatemala';

test('una hora de Guatemala va y vuelve', () => {
  assert.equal(fromLocal('2026-11-21T22:30', GT), '2026-11-22T04:30:00.000Z');
  assert.equal(toLocal('2026-11-22T04:30:00.000Z', GT), '2026-11-21T22:30');
});

test('también donde la hora cambia dos veces al año', () => {
  for (const local of ['2026-03-29T01:30', '2026-03-29T03:30', '2026-07-01T12:00', '2026-10-25T12:00'])
    assert.equal(toLocal(fromLocal(local, 'Europe/Madrid'), 'Europe/Madrid'), local);
});

test('un campo vacío no es ninguna hora, y lo que no se entiende llega como está', () => {
  assert.equal(fromLocal('', GT), null);
  assert.equal(toLocal(null, GT), '');
  assert.equal(fromLocal('mañana', GT), 'mañana');
});
