import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { printJson } from '@fedatario/document-engine';
import type { Texto } from '../texto/texto.ts';
import { aArchivo, deArchivo } from './archivo.ts';

const examples = new URL('../../../../../document-engine/examples/', import.meta.url);
const file = (path: string) => readFileSync(new URL(path, examples), 'utf8');
const textoDe = (name: string): Texto => ({
  entrevista: JSON.parse(file(`${name}/entrevista.json`)),
  plantilla: JSON.parse(file(`${name}/plantilla.json`)),
  respuestas: {},
});

test('cada documento de la casa se guarda en un archivo, se trae de vuelta y se guarda igual, byte por byte', () => {
  for (const name of readdirSync(examples)) {
    const texto = textoDe(name);
    const leido = deArchivo(textoDe('pagare'), aArchivo(texto));
    assert.ok('texto' in leido, name);
    assert.deepEqual(leido.trae, ['entrevista', 'plantilla', 'respuestas']);
    assert.deepEqual(leido.faltas, []);
    assert.equal(aArchivo(leido.texto), aArchivo(texto));
    assert.equal(printJson(leido.texto.plantilla), file(`${name}/plantilla.json`), name);
  }
});

test('una entrevista o una plantilla solas toman su lugar, y se dice lo que dejarían roto', () => {
  const comodato = textoDe('comodato');
  const leido = deArchivo(comodato, file('pagare/entrevista.json'));
  assert.ok('texto' in leido);
  assert.deepEqual([leido.trae, leido.texto.plantilla], [['entrevista'], comodato.plantilla]);
  assert.ok(leido.faltas.length > 0);
});

test('lo que no es un documento se rechaza y dice por qué', () => {
  const comodato = textoDe('comodato');
  const casos = [
    '',
    'hola',
    '[]',
    '{}',
    '{"ficha":{}}',
    '{"entrevista":[]}',
    `{"entrevista":{"secciones":[]}}`,
    'x'.repeat(3_000_000),
  ];
  for (const escrito of casos) {
    const leido = deArchivo(comodato, escrito);
    assert.ok('problemas' in leido && leido.problemas.length > 0, escrito.slice(0, 40));
  }
});
