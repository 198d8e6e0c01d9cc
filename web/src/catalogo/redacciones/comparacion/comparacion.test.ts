import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Entrevista, leerEntrevista } from '@fedatario/document-engine';
import { conPregunta, mover, preguntaEn, quitar } from '../entrevista/cambios.ts';
import type { PlantillaEscrita } from '../texto/texto.ts';
import { compararEntrevistas } from './entrevista.ts';
import { parrafosDePlantilla } from './plantilla.ts';
import { nombrarDesde, valorEnPalabras } from './valores.ts';

const examples = new URL('../../../../../document-engine/examples/', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, examples), 'utf8'));
const entrevistaDe = (name: string): Entrevista => json(`${name}/entrevista.json`);
const dichas = (antes: Entrevista, despues: Entrevista) =>
  compararEntrevistas(antes, despues).map(({ de, clase, nombre, cambios }) => [
    de,
    clase,
    nombre,
    ...cambios.map(({ atributo }) => atributo),
  ]);

const corta: Entrevista = {
  secciones: [
    {
      clave: 'bien',
      titulo: 'El bien',
      preguntas: [
        { clave: 'tipo', etiqueta: '¿Qué es?', tipo: 'opcion', opciones: [{ valor: 'casa', etiqueta: 'Casa' }] },
        { clave: 'pisos', etiqueta: 'Pisos', tipo: 'numero', visibleSi: { '==': [{ var: 'tipo' }, 'casa'] } },
        { clave: 'area', etiqueta: 'Área', tipo: 'numero' },
      ],
    },
  ],
};

test('una entrevista y la misma, con las claves de su JSON en otro orden, no difieren', () => {
  for (const name of readdirSync(examples)) {
    const entrevista = entrevistaDe(name);
    const vuelta = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(vuelta);
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, one]) => [key, vuelta(one)]),
      );
    };
    assert.deepEqual(compararEntrevistas(entrevista, vuelta(entrevista) as Entrevista), [], name);
  }
});

test('se dice qué pregunta se agregó, cuál se quitó, cuál cambió y de qué a qué', () => {
  const sinArea = quitar(corta, [0, 2]);
  assert.deepEqual(dichas(corta, sinArea), [['pregunta', 'quitada', 'Área']]);
  assert.deepEqual(dichas(sinArea, corta), [['pregunta', 'nueva', 'Área']]);
  const pisos = preguntaEn(corta, [0, 1]);
  assert.ok(pisos);
  const opcional = conPregunta(corta, [0, 1], { ...pisos, obligatoria: false, ayuda: 'Con el sótano.' });
  assert.deepEqual(dichas(corta, opcional), [['pregunta', 'cambiada', 'Pisos', 'obligatoria', 'ayuda']]);
  const [una] = compararEntrevistas(corta, opcional);
  assert.deepEqual(
    una?.cambios.map(({ atributo, antes, despues }) =>
      [antes, despues].map((valor) => valorEnPalabras(atributo, valor, (etiqueta) => ({ etiqueta }))),
    ),
    [
      ['sí', 'no'],
      [undefined, '«Con el sótano.»'],
    ],
  );
});

test('otra clave con las mismas palabras es un cambio de clave, y otro lugar es un movimiento', () => {
  const pisos = preguntaEn(corta, [0, 1]);
  assert.ok(pisos);
  const renombrada = conPregunta(corta, [0, 1], { ...pisos, clave: 'niveles' });
  assert.deepEqual(dichas(corta, renombrada), [['pregunta', 'cambiada', 'Pisos', 'clave']]);
  const { entrevista } = mover(corta, [0, 2], -1);
  assert.equal(dichas(corta, entrevista).length, 1);
  assert.equal(dichas(corta, entrevista)[0]?.[1], 'movida');
});

test('una condición y unas opciones se leen en palabras', () => {
  const leida = leerEntrevista(corta);
  assert.ok(leida.ok);
  const nombrar = nombrarDesde(leida.entrevista, 'pisos');
  assert.equal(valorEnPalabras('visibleSi', { '==': [{ var: 'tipo' }, 'casa'] }, nombrar), '«Qué es» es «Casa»');
  assert.equal(
    valorEnPalabras(
      'opciones',
      [
        { valor: 'a', etiqueta: 'Una' },
        { valor: 'b', etiqueta: 'Otra', texto: 'la otra' },
      ],
      nombrar,
    ),
    '«Una»; «Otra» (se imprime «la otra»)',
  );
});

test('la plantilla de cada documento de la casa se lee en párrafos, con todo su texto', () => {
  const textos = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(textos);
    if (typeof value !== 'object' || value === null) return [];
    const { type, text, ...rest } = value as { type?: string; text?: string };
    return [...(type === 'text' && text ? [text] : []), ...textos(Object.values(rest))];
  };
  for (const name of readdirSync(examples)) {
    const leida = leerEntrevista(entrevistaDe(name));
    assert.ok(leida.ok);
    const { parciales: _, ...plantilla } = json(`${name}/plantilla.json`) as PlantillaEscrita;
    const said = parrafosDePlantilla(plantilla as PlantillaEscrita, leida.entrevista).join('\n');
    for (const text of textos(plantilla)) assert.ok(said.includes(text.trim()), `${name}: ${text}`);
    assert.doesNotMatch(said, /undefined|\[object/);
  }
});
