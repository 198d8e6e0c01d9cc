import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pregunta } from '@fedatario/document-engine';
import { leer, type Texto } from '../texto/texto.ts';
import { conWord } from './texto-de-word.ts';

const pregunta = (clave: string): Pregunta => ({ clave, etiqueta: clave, tipo: 'texto' });
const parrafo = (ruta: string) => ({ type: 'paragraph', content: [{ type: 'variable', attrs: { ruta } }] });
const antes: Texto = {
  entrevista: {
    secciones: [
      { clave: 'datos', titulo: 'Datos', preguntas: [pregunta('vieja')] },
      { clave: 'acto', titulo: 'Acto', visiblePara: 'notario', preguntas: [pregunta('lugarDelActo')] },
    ],
    reglas: [{ si: { var: 'vieja' }, nivel: 'aviso', mensaje: 'Vieja.' }],
  },
  plantilla: {
    titulo: 'T',
    contenido: { type: 'doc', content: [parrafo('vieja')] },
    sinNotario: { type: 'doc', content: [parrafo('vieja')] },
  },
  respuestas: { vieja: 'sí', lugarDelActo: 'Guatemala' },
};
const deWord = { content: [parrafo('nueva')], preguntas: [pregunta('nueva')], titulo: 'Del archivo' };

test('sin las preguntas que había, queda lo del archivo con las secciones del notario, y el motor lo lee', () => {
  const despues = conWord(antes, { ...deWord, conserva: false });
  assert.deepEqual(
    despues.entrevista.secciones.map(({ titulo, preguntas }) => [titulo, preguntas.map(({ clave }) => clave)]),
    [
      ['Del archivo', ['nueva']],
      ['Acto', ['lugarDelActo']],
    ],
  );
  assert.deepEqual(despues.respuestas, { lugarDelActo: 'Guatemala' });
  assert.deepEqual([leer(despues).problemas, despues.plantilla.sinNotario], [[], undefined]);
});

test('conservándolas, las del archivo van en una sección más', () => {
  const despues = conWord(antes, { ...deWord, conserva: true });
  assert.deepEqual(
    despues.entrevista.secciones.map(({ titulo }) => titulo),
    ['Datos', 'Acto', 'Del archivo'],
  );
  assert.deepEqual([despues.respuestas, leer(despues).problemas], [antes.respuestas, []]);
});
