import assert from 'node:assert/strict';
import { test } from 'node:test';
import { situacionDe } from './copia.ts';

const lista = {
  estado: 'lista',
  pedidaEn: '2026-01-01T00:00:00Z',
  listaEn: '2026-01-01T00:01:00Z',
  venceEn: '2026-01-08T00:01:00Z',
  bytes: 3,
} as const;

test('una copia lista lo está hasta que vence, aunque el servidor no la haya borrado', () => {
  assert.equal(situacionDe(lista, new Date('2026-01-08T00:00:59Z')), 'lista');
  assert.equal(situacionDe(lista, new Date('2026-01-08T00:01:00Z')), 'vencida');
  assert.equal(situacionDe({ ...lista, estado: 'fallida' }, new Date('2026-02-01T00:00:00Z')), 'fallida');
  assert.equal(situacionDe(null, new Date()), 'ninguna');
});
