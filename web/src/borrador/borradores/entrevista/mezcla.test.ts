import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mezclar } from './mezcla.ts';

test('lo que solo un lado cambió se toma de él', () => {
  const antes = { nombres: 'Ana', cui: '1' };
  const { valor, conflictos } = mezclar('p', antes, { nombres: 'Luz', cui: '1' }, { nombres: 'Ana', cui: '2' });
  assert.deepEqual(valor, { nombres: 'Luz', cui: '2' });
  assert.deepEqual(conflictos, []);
});

test('lo que ambos cambiaron lo decide la persona, parte por parte, y mientras tanto queda lo propio', () => {
  const antes = { nombres: 'Ana', doc: { cui: '1', tipo: 'DPI' } };
  const mia = { nombres: 'Luz', doc: { cui: '7', tipo: 'DPI' } };
  const suya = { nombres: 'Eva', doc: { cui: '1', tipo: 'PAS' }, nit: '9' };
  const { valor, conflictos } = mezclar('p', antes, mia, suya);
  assert.deepEqual(valor, { nombres: 'Luz', doc: { cui: '7', tipo: 'PAS' }, nit: '9' });
  assert.deepEqual(conflictos, [{ clave: 'p.nombres', enviado: 'Luz', guardado: 'Eva' }]);
});

test('una parte que un lado quitó queda quitada', () => {
  assert.deepEqual(mezclar('p', { a: 1, b: 2 }, { a: 1 }, { a: 3, b: 2 }).valor, { a: 3 });
});

test('una lista es una sola respuesta', () => {
  const { conflictos } = mezclar('l', ['a'], ['a', 'b'], ['a', 'c']);
  assert.deepEqual(conflictos, [{ clave: 'l', enviado: ['a', 'b'], guardado: ['a', 'c'] }]);
  assert.deepEqual(mezclar('l', ['a'], undefined, ['a', 'c']).conflictos[0]?.enviado, null);
});
