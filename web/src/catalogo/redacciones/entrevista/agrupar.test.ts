import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { leerEntrevista } from '@fedatario/document-engine';
import { estragosDe, type Texto } from '../texto/texto.ts';
import { agrupar, isAgrupable } from './agrupar.ts';
import { preguntaEn } from './cambios.ts';

const examples = new URL('../../../../../document-engine/examples/', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, examples), 'utf8'));
const textos: readonly Texto[] = readdirSync(examples)
  .slice(0, 1)
  .map((name) => ({
    entrevista: json(`${name}/entrevista.json`),
    plantilla: json(`${name}/plantilla.json`),
    respuestas: {},
  }));

const q = (clave: string, rest = {}) => ({ clave, etiqueta: clave, tipo: 'texto', ...rest });
const variable = (ruta: string) => ({ type: 'paragraph', content: [{ type: 'variable', attrs: { ruta } }] });
const texto = {
  entrevista: {
    secciones: [
      {
        clave: 's',
        titulo: 'S',
        preguntas: [q('a', { tipo: 'siNo' }), q('b', { visibleSi: { var: 'a' } }), q('c', { visibleSi: { var: 'a' } })],
      },
    ],
  },
  plantilla: { titulo: 'T', contenido: { type: 'doc', content: ['b', 'c'].map(variable) } },
  respuestas: { a: true, b: 'uno', c: 'dos' },
} as unknown as Texto;

test('dos preguntas se reúnen en un grupo, y lo que las lee las sigue leyendo', () => {
  const junto = agrupar(texto, [0, 0], 'Grupo nuevo');
  assert.deepEqual(estragosDe(texto, junto), []);
  assert.equal(leerEntrevista(junto.entrevista).ok, true);
  assert.deepEqual(junto.respuestas, { c: 'dos', grupoNuevo: { a: true, b: 'uno' } });
  assert.deepEqual((preguntaEn(junto.entrevista, [0, 1]) as { visibleSi: unknown }).visibleSi, { var: 'grupoNuevo.a' });
  assert.deepEqual((preguntaEn(junto.entrevista, [0, 0, 1]) as { visibleSi: unknown }).visibleSi, { var: 'a' });
  assert.match(JSON.stringify(junto.plantilla), /"ruta":"grupoNuevo.b".*"ruta":"c"/);
  const todo = agrupar(junto, [0, 0], 'Otro');
  assert.deepEqual(todo.respuestas, { grupoNuevo: { a: true, b: 'uno', c: 'dos' } });
  assert.match(JSON.stringify(todo.plantilla), /"ruta":"grupoNuevo.c"/);
  assert.deepEqual([estragosDe(junto, todo), isAgrupable(todo.entrevista, [0, 0])], [[], false]);
});

test('en un documento de la casa, lo que se reúne sin estragos es un texto que el motor lee', () => {
  const [original] = textos as [Texto];
  const juntos = original.entrevista.secciones
    .flatMap(({ preguntas }, s) => [...preguntas.keys()].map((i) => [s, i]))
    .filter((lugar, i) => i % 3 === 0 && isAgrupable(original.entrevista, lugar))
    .map((lugar) => agrupar(original, lugar, 'Grupo nuevo'))
    .filter((junto) => estragosDe(original, junto).length === 0);
  for (const { entrevista } of juntos) assert.equal(leerEntrevista(entrevista).ok, true);
  assert.ok(juntos.length > 0);
});
