import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNumber, parseNumber } from './numbers.ts';

test('un número se lee como se escribe, también en minúsculas y sin sus ceros', () => {
  const leido = { serie: 'T-2026', numero: 789 };
  assert.deepEqual(parseNumber(formatNumber('T-2026', 789), 'T'), leido);
  assert.deepEqual(parseNumber('t-2026-789', 'T', 'G'), leido);
  assert.deepEqual(parseNumber('G-2026-000001', 'T', 'G'), { serie: 'G-2026', numero: 1 });
});

test('lo que no es un número de esas series no se lee como uno', () => {
  for (const texto of [
    '',
    'T',
    'G-2026-000789',
    'maria-2026-1',
    'T-26-000789',
    'T-2026-',
    'T-2026-1234567890',
    ' T-2026-1',
    'T-2026-1@',
  ])
    assert.equal(parseNumber(texto, 'T'), undefined, texto);
});
