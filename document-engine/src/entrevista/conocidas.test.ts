import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entrevistaDe, q } from '../testing/plantillas.ts';
import { soloConocidas, soloDelCampo } from './conocidas.ts';
import { etiquetaDe } from './ruta.ts';

const entrevista = entrevistaDe([
  q('siNo', 'a'),
  q('texto', 'oculta', { visibleSi: { var: 'a' } }),
  {
    ...q('lista', 'bienes'),
    elemento: { clave: 'bien', etiqueta: 'Bien', tipo: 'grupo', campos: [q('texto', 'nombre')] },
  },
]);

test('al cambiar un producto, el borrador conserva lo que aún se pregunta, también lo oculto', () => {
  const antes = { a: false, oculta: 'x', vieja: 1, bienes: [{ nombre: 'mesa', color: 'rojo' }, 'raro'] };
  assert.deepEqual(soloConocidas(entrevista, antes), { a: false, oculta: 'x', bienes: [{ nombre: 'mesa' }, 'raro'] });
  assert.equal(antes.vieja, 1);
});

test('a quien se preguntaba solo, al cambiar el producto, es el primero de la lista que ocupa su lugar', () => {
  const nueva = entrevistaDe([{ ...q('personas', 'vendedores'), antes: 'vendedor' }]);
  assert.deepEqual(soloConocidas(nueva, { vendedor: { nombres: 'Ana', raro: 1 } }), {
    vendedores: [{ nombres: 'Ana' }],
  });
  assert.deepEqual(soloConocidas(nueva, { vendedores: [{ nombres: 'Eva' }], vendedor: { nombres: 'Ana' } }), {
    vendedores: [{ nombres: 'Eva' }],
  });
  assert.deepEqual(soloConocidas(nueva, {}), {});
});

test('los datos guardados de una persona se usan donde se preguntan menos', () => {
  const { secciones } = entrevistaDe([{ ...q('persona', 'testigo'), soloEnNombrePropio: true, sinDireccion: true }]);
  const [testigo] = secciones.flatMap(({ campos }) => campos);
  assert.ok(testigo);
  const guardada = {
    nombres: 'Ana',
    direccion: 'zona 1',
    actuaEnRepresentacion: true,
    representacion: { entidad: 'X' },
  };
  assert.deepEqual(soloDelCampo(testigo, guardada), { nombres: 'Ana' });
});

test('la etiqueta de una respuesta dice en qué elemento está', () => {
  assert.equal(etiquetaDe(entrevista, 'bienes.1.nombre'), 'Bienes › Bien 2 › Nombre');
  assert.equal(etiquetaDe(entrevista, 'oculta'), 'Oculta');
  assert.equal(etiquetaDe(entrevista, 'nada.0'), undefined);
});
