import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CambioDeDatos, type Redaccion } from '@fedatario/contract/catalogo';
import fc from 'fast-check';
import { faultOf, filasEnPalabras, prepararDatos, sinVacias, valoresDeDatos } from './valores.ts';

const palabra = fc.stringMatching(/^[a-zñáéíóú]{1,12}( [a-z0-9]{1,8}){0,3}$/);
const datos = fc.record({
  nombre: palabra,
  resumen: palabra,
  descripcion: fc.tuple(palabra, palabra).map((partes) => partes.join('\n\n')),
  idCategoria: fc.constant('019a0000-0000-7000-8000-000000000000'),
  destacado: fc.boolean(),
  tags: fc.array(palabra, { maxLength: 6 }),
  incluye: fc.array(palabra, { maxLength: 6 }),
  noIncluye: fc.array(palabra, { maxLength: 6 }),
  baseLegal: fc.array(palabra, { maxLength: 6 }),
  aranceles: fc.array(
    fc.record({
      concepto: palabra,
      monto: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
      nota: palabra,
      opcional: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  plazoHoras: fc.integer({ min: 0, max: 2_000 }),
  plazoDesde: palabra,
  despuesDePagar: fc.array(palabra, { maxLength: 6 }),
  preguntasFrecuentes: fc.array(fc.record({ pregunta: palabra, respuesta: palabra }), { maxLength: 4 }),
});

test('lo que un producto dice pasa por el formulario y vuelve igual', () => {
  fc.assert(
    fc.property(datos, (escritos) => {
      const valores = valoresDeDatos({ datos: escritos, revision: 3 } as unknown as Redaccion);
      const vuelto = CambioDeDatos.parse(prepararDatos(valores));
      assert.equal(JSON.stringify(vuelto), JSON.stringify(CambioDeDatos.parse({ ...escritos, revision: 3 })));
    }),
  );
});

test('las filas de dos personas se comparan en palabras', () => {
  const filas = [
    { pregunta: '¿Cuánto tarda?', respuesta: 'Un día' },
    { concepto: 'SAT', monto: '', opcional: true },
  ];
  assert.equal(filasEnPalabras(JSON.stringify(filas)), '¿Cuánto tarda? · Un día\nSAT');
});

test('una fila que se agrega vacía no impide guardar; una vacía entre dos escritas se conserva, para que se corrija', () => {
  const vacia = { clave: '', obligatorio: true };
  const escrita = { clave: 'dpi', obligatorio: true };
  assert.deepEqual(sinVacias([escrita, vacia, vacia]), [escrita]);
  assert.deepEqual(sinVacias([vacia, escrita]), [vacia, escrita]);
  assert.deepEqual(sinVacias([vacia]), []);
});

test('el error de una línea o de una fila es de su campo', () => {
  const errors = { 'tags.2': { message: 'Muy largo' }, nombre: { message: 'Falta' } };
  assert.equal(faultOf(errors, 'tags')?.message, 'Muy largo');
  assert.equal(faultOf(errors, 'nombre')?.message, 'Falta');
  assert.equal(faultOf(errors, 'tag'), undefined);
});
