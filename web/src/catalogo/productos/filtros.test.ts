import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consultaDe, escribirFiltros, type Filtros, leerFiltros, sinFiltro } from './filtros.ts';

test('what is looked for stands in the address, and comes back from it', () => {
  const filtros: Filtros = {
    texto: 'poder',
    categoria: 'familia',
    modalidad: 'notarial',
    precio: 'hasta200',
    orden: 'precioAsc',
  };
  assert.deepEqual(leerFiltros(new URLSearchParams(escribirFiltros(filtros))), filtros);
});

test('what an address should not say is as if it were not there', () => {
  const search = new URLSearchParams('texto=%20&modalidad=otra&precio=1&orden=azar&nada=1');
  assert.deepEqual(leerFiltros(search), {});
});

test('a range of prices is asked for in centavos', () => {
  assert.deepEqual(consultaDe({ precio: 'de200a500', categoria: 'familia' }), {
    categoria: 'familia',
    precioMin: 20_000,
    precioMax: 50_000,
    limite: 12,
    orden: 'nombre',
  });
});

test('a filter is taken away alone', () => {
  assert.deepEqual(sinFiltro({ texto: 'a', precio: 'hasta200' }, 'texto'), { precio: 'hasta200' });
});
