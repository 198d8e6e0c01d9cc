import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gt } from '../jurisdiccion/gt/gt.ts';
import { evaluarEntrevista } from './evaluar.ts';
import { leerEntrevista } from './leer.ts';
import { mostrarRespuesta } from './mostrar.ts';
import { respondidasDe } from './respondidas.ts';
import { campoEn, seccionesDe } from './secciones.ts';

const json = readFileSync(new URL('../../examples/contrato-arrendamiento/entrevista.json', import.meta.url), 'utf8');
const leida = leerEntrevista(JSON.parse(json));
assert.ok(leida.ok);
const { entrevista } = leida;
const palabras = { si: 'Sí', no: 'No', aceptada: 'Aceptada' };
const shown = (ruta: string, valor: unknown) => {
  const pregunta = campoEn(entrevista, ruta)?.pregunta;
  assert.ok(pregunta, ruta);
  return mostrarRespuesta(pregunta, valor, palabras, gt);
};

test('an answer is read as people write it: amounts, days, identifiers, options and places', () => {
  assert.equal(shown('renta', 350_000), 'Q\u00a03,500.00');
  assert.equal(shown('arrendantes.0.cui', '2500004231601'), '2500 00423 1601');
  assert.equal(shown('amueblado', true), 'Sí');
  assert.equal(shown('amueblado', false), 'No');
  assert.match(shown('fechaInicio', '2026-11-21'), /^21 nov 2026$/);
});

test('what does not read well stays as it was written, and no answer is an empty text', () => {
  assert.equal(shown('arrendantes.0.cui', '12'), '12');
  assert.equal(shown('fechaInicio', 'mañana'), 'mañana');
  for (const nada of [undefined, null, '']) assert.equal(shown('renta', nada), '');
});

test('a place says its department, and what no list knows is shown as it is', () => {
  const pregunta = { clave: 'x', etiqueta: 'X', tipo: 'municipio' } as const;
  assert.match(mostrarRespuesta(pregunta, '0101', palabras, gt), /^Guatemala, Guatemala$/);
  assert.equal(mostrarRespuesta(pregunta, '9999', palabras, gt), '9999');
});

test('every answer that is seen is listed, the items of a list one by one', () => {
  const respuestas = { amueblado: true, inventario: ['mesa', 'silla'] };
  const { visibles, datos } = evaluarEntrevista(entrevista, respuestas, { contexto: { hoy: '2026-11-21' } });
  const seccion = seccionesDe(entrevista)[1];
  assert.ok(seccion);
  const hojas = respondidasDe(seccion, visibles, datos);
  assert.deepEqual(
    hojas.filter(({ ruta }) => ruta.startsWith('inventario')).map(({ ruta, valor }) => [ruta, valor]),
    [
      ['inventario.0', 'mesa'],
      ['inventario.1', 'silla'],
    ],
  );
  assert.deepEqual(
    hojas.find(({ ruta }) => ruta === 'inmueble.finca'),
    undefined,
  );
  assert.deepEqual(hojas.find(({ ruta }) => ruta === 'inmueble.tipo')?.dentro, ['El inmueble']);
});
