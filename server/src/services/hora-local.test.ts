import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentoEscrito } from './hora-local.ts';

test('un momento se escribe con el día y el mes de dos cifras y el año de cuatro', () => {
  assert.match(momentoEscrito(new Date('2026-09-08T09:00:00Z')), /^08\/09\/2026, 3:00\sa\.\sm\.$/);
});
