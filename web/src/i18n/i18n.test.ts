import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errores, mensajesDeCampo } from '@fedatario/contract';
import { capitulos } from './capitulos.ts';
import { fill, find } from './text.ts';

const read = async (idioma: 'es' | 'en') =>
  Object.fromEntries(
    await Promise.all(Object.entries(capitulos[idioma]).map(async ([name, bring]) => [name, await bring()])),
  );
const [es, en] = [await read('es'), await read('en')];

test('both languages have the same texts, none of them empty', () => {
  assert.deepEqual(pathsOf(en), pathsOf(es));
  for (const [path, text] of [...textsOf(es), ...textsOf(en)]) assert.notEqual(text.trim(), '', path);
});

test('a translation has the same holes as its original', () => {
  const english = new Map(textsOf(en));
  for (const [path, text] of textsOf(es)) assert.deepEqual(holesOf(english.get(path) ?? ''), holesOf(text), path);
});

test('every error of the contract and every message of a field is said in both languages', () => {
  for (const codigo of Object.keys(errores))
    assert.ok(find(es, `error.${codigo}`) && find(en, `error.${codigo}`), codigo);
  for (const clave of Object.keys(mensajesDeCampo)) assert.ok(find(en, `campo.${clave}`), clave);
});

test('nobody is blamed, shouted at or called tú', () => {
  const shouted = textsOf(es).filter(([, text]) => /[¡!]|\b(tu|tus|tú|inválido por su culpa)\b/i.test(text));
  assert.deepEqual(shouted, []);
});

test('holes are filled, and one without a value is left to be seen', () => {
  assert.equal(fill('Enviar otro código en {segundos} s', { segundos: 42 }), 'Enviar otro código en 42 s');
  assert.equal(fill('{a} y {b}', { a: 'uno' }), 'uno y {b}');
});

test('a path that leads to no text is nothing', () => {
  for (const path of ['comun', 'comun.nada', 'comun.menu', 'toString', 'comun.guardar.length']) {
    assert.equal(find(es, path), undefined, path);
  }
});

function textsOf(piece: object, prefix = ''): [string, string][] {
  return Object.entries(piece).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : textsOf(value, `${prefix}${name}.`),
  );
}

function pathsOf(piece: object): string[] {
  return textsOf(piece)
    .map(([path]) => path)
    .sort();
}

function holesOf(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}
