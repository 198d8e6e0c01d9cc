import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOldOrder, sameOrder } from './stable-rows.ts';

interface Fila {
  readonly id: string;
  readonly estado: string;
}
const keyOf = ({ id }: Fila) => id;
const fila = (id: string, estado = 'uno'): Fila => ({ id, estado });

test('quien señala una fila ve su valor nuevo en su lugar, aunque otras lleguen o se vayan', () => {
  const shown = [fila('a'), fila('b'), fila('c')];
  const fresh = [fila('z'), fila('a', 'dos'), fila('c')];
  assert.deepEqual(inOldOrder(fresh, shown, keyOf), [fila('a', 'dos'), fila('b'), fila('c')]);
});

test('el mismo orden es el de las mismas filas, no el de los mismos valores', () => {
  assert.equal(sameOrder([fila('a')], [fila('a', 'dos')], keyOf), true);
  assert.equal(sameOrder([fila('a')], [fila('a'), fila('b')], keyOf), false);
  assert.equal(sameOrder([fila('a'), fila('b')], [fila('b'), fila('a')], keyOf), false);
});
