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

const persona = (nombres: string, profesion: string) => ({ nombres, profesion });
const antes = [persona('Ana', 'maestra'), persona('Luis', 'abogado')];

test('de una lista de personas se compara cada dato de cada una, y elegir uno no pierde lo demás', () => {
  const mia = [persona('Ana', 'médica'), persona('Luis', 'notario')];
  const suya = [persona('Ana', 'pintora'), persona('José Luis', 'abogado'), persona('Eva', 'poeta')];
  const { valor, conflictos } = mezclar('l', antes, mia, suya);
  assert.deepEqual(valor, [persona('Ana', 'médica'), persona('José Luis', 'notario'), persona('Eva', 'poeta')]);
  assert.deepEqual(conflictos, [{ clave: 'l.0.profesion', enviado: 'médica', guardado: 'pintora' }]);
});

test('la primera persona que dos escriben a la vez es la misma', () => {
  const { conflictos } = mezclar('l', undefined, [persona('Ana', 'poeta')], [persona('Eva', 'poeta')]);
  assert.deepEqual(conflictos, [{ clave: 'l.0.nombres', enviado: 'Ana', guardado: 'Eva' }]);
});

test('dos que agregan cada uno a otra persona eligen, y los cambios en las que ya estaban quedan en ambos lados', () => {
  const [ana, luis] = antes;
  const mia = [persona('Ana', 'médica'), luis, persona('Eva', 'poeta')];
  const suya = [ana, persona('Luis', 'notario'), persona('Rosa', 'pintora')];
  const juntas = [persona('Ana', 'médica'), persona('Luis', 'notario')];
  const { conflictos } = mezclar('l', antes, mia, suya);
  assert.deepEqual(conflictos, [{ clave: 'l', enviado: [...juntas, mia[2]], guardado: [...juntas, suya[2]] }]);
});

test('si un lado quitó o movió personas, la lista se elige entera', () => {
  const [ana, luis] = antes;
  const suya = [ana, persona('Luis', 'notario')];
  for (const mia of [[luis], [luis, persona('Eva', 'poeta')]])
    assert.deepEqual(mezclar('l', antes, mia, suya).conflictos, [{ clave: 'l', enviado: mia, guardado: suya }]);
});
