import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consultaDe, escribirFiltros, type Filtros, leerFiltros, sinFiltro } from './filtros.ts';

test('lo que se busca queda en la dirección y se lee de ella', () => {
  const filtros: Filtros = {
    texto: 'poder',
    categoria: 'familia',
    modalidad: 'notarial',
    precio: 'hasta200',
    orden: 'precioAsc',
  };
  assert.deepEqual(leerFiltros(new URLSearchParams(escribirFiltros(filtros))), filtros);
});

test('lo que una dirección no debe decir no se toma en cuenta', () => {
  const search = new URLSearchParams('texto=%20&modalidad=otra&precio=1&orden=azar&nada=1');
  assert.deepEqual(leerFiltros(search), {});
});

test('un rango de precios se pide en centavos', () => {
  assert.deepEqual(consultaDe({ precio: 'de200a500', categoria: 'familia' }), {
    categoria: 'familia',
    precioMin: 20_000,
    precioMax: 50_000,
    limite: 12,
    orden: 'nombre',
  });
});

test('un filtro se quita sin los demás', () => {
  assert.deepEqual(sinFiltro({ texto: 'a', precio: 'hasta200' }, 'texto'), { precio: 'hasta200' });
});
