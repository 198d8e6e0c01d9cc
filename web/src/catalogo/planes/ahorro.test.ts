import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ahorroDe, precioDe } from './ahorro.ts';

const losDos = { precioMensual: 9_900, precioAnual: 99_000 };

test('por año se dice cuánto menos cuesta que doce meses', () => {
  assert.equal(ahorroDe(losDos), 19_800);
  assert.equal(ahorroDe({ precioMensual: 9_900, precioAnual: 118_800 }), 0);
  assert.equal(ahorroDe({ precioMensual: null, precioAnual: 99_000 }), 0);
});

test('un plan que se vende de un solo modo muestra ese, se elija lo que se elija', () => {
  assert.deepEqual(precioDe(losDos, 'anual'), { periodo: 'anual', precio: 99_000 });
  assert.deepEqual(precioDe(losDos, 'mensual'), { periodo: 'mensual', precio: 9_900 });
  assert.deepEqual(precioDe({ precioMensual: 9_900, precioAnual: null }, 'anual'), {
    periodo: 'mensual',
    precio: 9_900,
  });
  assert.deepEqual(precioDe({ precioMensual: null, precioAnual: 500 }, 'mensual'), { periodo: 'anual', precio: 500 });
});
