import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences, merged } from './merge.ts';

const base = { nombreCompleto: 'Ana', telefono: '', direccion: 'Zona 1', revision: 1 };

test('solo se pregunta por los campos que difieren, nunca por la revisión', () => {
  const found = differences(base, { ...base, telefono: '2345-6789' }, { ...base, direccion: 'Zona 10', revision: 2 });
  assert.deepEqual(found, [
    { field: 'telefono', mine: '2345-6789', current: '', keep: 'mine' },
    { field: 'direccion', mine: 'Zona 1', current: 'Zona 10', keep: 'current' },
  ]);
});

test('donde ambos cambiaron el mismo campo se propone lo propio', () => {
  const [found] = differences(base, { ...base, direccion: 'Zona 4' }, { ...base, direccion: 'Zona 10', revision: 2 });
  assert.equal(found?.keep, 'mine');
});

test('null y un campo vacío son lo mismo', () => {
  const mine: Record<string, unknown> = { telefono: '' };
  assert.deepEqual(differences(mine, mine, { telefono: null }), []);
});

test('se vuelve a guardar la fila como está ahora, con los campos elegidos', () => {
  const current = { ...base, direccion: 'Zona 10', revision: 2 };
  const mine = { ...base, direccion: 'Zona 4', telefono: '2345-6789' };
  assert.deepEqual(merged(mine, current, { direccion: 'current', telefono: 'mine' }), {
    ...current,
    telefono: '2345-6789',
  });
});
