import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leerEntrevista, leerPlantilla } from '@fedatario/document-engine';
import type { NodoJson } from '../texto/conversion.ts';
import { aplicar, conPreguntas } from './aplicar.ts';
import { type Propuesta, proponer } from './proponer.ts';

const p = (text: string, ...marks: string[]): NodoJson => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }) }],
});
const contrato = [
  p('En la ciudad, el 3 de marzo de 2026, comparece Ana Lucía Pérez Gómez, con DPI ____________.'),
  p('PRIMERA: DEL OBJETO. Yo, Ana Lucía Pérez Gómez, con domicilio en ______, vendo [descripción del bien].', 'bold'),
  p('Segunda.- Se paga Q1,500.00 por [Descripción del bien], recibido el 3 de marzo de 2026.'),
];
const todas = (aceptada: boolean, propuestas: readonly Propuesta[]) =>
  propuestas.map(({ clave, etiqueta, tipo }) => ({ clave, etiqueta, tipo, aceptada }));

test('espacios, corchetes, fechas, montos y nombres repetidos se proponen una vez cada uno', () => {
  const { propuestas } = proponer(contrato);
  assert.deepEqual(
    propuestas.map(({ clave, tipo, veces, porque }) => [clave, tipo, veces, porque]),
    [
      ['fecha', 'fecha', 1, 'fecha'],
      ['anaLuciaPerezGomez', 'texto', 2, 'repetido'],
      ['dpi', 'cui', 1, 'espacio'],
      ['domicilio', 'texto', 1, 'espacio'],
      ['descripcionDelBien', 'texto', 2, 'corchetes'],
      ['paga', 'moneda', 1, 'dato'],
      ['recibido', 'fecha', 1, 'fecha'],
    ],
  );
});

test('montos y fechas iguales con otras palabras antes son otras preguntas; con las mismas, una', () => {
  const partes = [
    { type: 'text', text: 'El depósito es de ', marks: [{ type: 'bold' }] },
    { type: 'text', text: 'Q3,500.00.' },
  ];
  const { propuestas } = proponer([
    p('La renta es de Q3,500.00.'),
    { type: 'paragraph', content: partes },
    p('La renta es de Q3,500.00, y empieza el 1 de mayo de 2026; termina el 1 de mayo de 2026.'),
  ]);
  assert.deepEqual(
    propuestas.map(({ etiqueta, veces }) => [etiqueta, veces]),
    [
      ['Renta', 2],
      ['Depósito', 1],
      ['Empieza', 1],
      ['Termina', 1],
    ],
  );
});

test('aceptadas todas, salen una plantilla y una entrevista que el motor lee', () => {
  const propuesto = proponer(contrato);
  const { content, preguntas } = aplicar(propuesto, todas(true, propuesto.propuestas));
  const plantilla = leerPlantilla({ titulo: 'Compraventa', contenido: { type: 'doc', content } });
  assert.ok(plantilla.ok, JSON.stringify(plantilla));
  const entrevista = conPreguntas({ secciones: [] }, preguntas, 'Datos');
  assert.ok(leerEntrevista(entrevista).ok);
  assert.deepEqual(
    content.map(({ type, attrs }) => [type, attrs]),
    [
      ['paragraph', undefined],
      ['clausula', { id: 'clausula1', titulo: 'DEL OBJETO' }],
      ['clausula', { id: 'clausula2' }],
    ],
  );
  const [, variable] = content[1]?.content?.[0]?.content ?? [];
  assert.deepEqual(variable, { type: 'variable', attrs: { ruta: 'anaLuciaPerezGomez' }, marks: [{ type: 'bold' }] });
});

test('lo que se rechaza queda con sus palabras, y dos con la misma clave son una pregunta', () => {
  const propuesto = proponer(contrato);
  const none = aplicar(propuesto, todas(false, propuesto.propuestas));
  assert.deepEqual(none.preguntas, []);
  assert.ok(JSON.stringify(none.content).includes('[descripción del bien]'));
  const same = todas(true, propuesto.propuestas).map((one) => ({ ...one, clave: 'dato' }));
  assert.equal(aplicar(propuesto, same).preguntas.length, 1);
});

test('las preguntas que ya están en la entrevista no se repiten', () => {
  const preguntas = [{ clave: 'dpi', tipo: 'cui', etiqueta: 'DPI' }] as const;
  const before = conPreguntas({ secciones: [] }, preguntas, 'Datos');
  assert.equal(conPreguntas(before, preguntas, 'Datos'), before);
});

test('un texto sin nada que cambiar no propone nada y se queda igual', () => {
  const plain = [p('Las partes aceptan el contrato conforme al Código Civil y al Código Civil.')];
  const propuesto = proponer(plain);
  assert.deepEqual(propuesto, { nodos: plain, propuestas: [] });
});

test('un párrafo con miles de espacios, o de puntos, se lee en un momento; más de los que nadie leería quedan como están', () => {
  const began = performance.now();
  const { nodos, propuestas } = proponer([p('Nombre ____ y '.repeat(10_000))]);
  assert.equal(propuestas.length, 400);
  assert.match(JSON.stringify(nodos), /Nombre ____ y Nombre ____ y/);
  proponer([p('a.'.repeat(100_000))]);
  assert.ok(performance.now() - began < 5_000, `${performance.now() - began} ms`);
});
