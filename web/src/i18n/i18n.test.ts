import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errores, type Idioma, idiomas, mensajesDeCampo } from '@fedatario/contract/base';
import { capitulosDe } from '#textos/catalogo';
import { fill, find } from './text.ts';

const read = async (idioma: Idioma) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(await capitulosDe[idioma]()).map(async ([name, bring]) => [name, (await bring()).default]),
    ),
  );
const catalogos = Object.fromEntries(
  await Promise.all(idiomas.map(async (idioma) => [idioma, await read(idioma)] as const)),
) as Record<Idioma, object>;
const { es } = catalogos;

for (const idioma of idiomas) {
  test(`${idioma}: los mismos textos que en español, y ninguno vacío`, () => {
    assert.deepEqual(pathsOf(catalogos[idioma]), pathsOf(es));
    for (const [path, text] of textsOf(catalogos[idioma])) assert.notEqual(text.trim(), '', path);
  });

  test(`${idioma}: los mismos huecos que en español`, () => {
    const translated = new Map(textsOf(catalogos[idioma]));
    for (const [path, text] of textsOf(es)) assert.deepEqual(holesOf(translated.get(path) ?? ''), holesOf(text), path);
  });

  test(`${idioma}: cada número encuentra su forma, y no sobra ninguna llave`, () => {
    for (const [path, text] of textsOf(catalogos[idioma])) {
      const said = [0, 1, 2, 3, 11, 100, 1_000].map((n) => fill(text, valuesOf(text, n), idioma));
      for (const one of said) assert.ok(!/[{}]/.test(one), `${path}: ${one}`);
    }
  });

  test(`${idioma}: se dice cada error del contrato y cada mensaje de un campo`, () => {
    for (const codigo of Object.keys(errores)) assert.ok(find(catalogos[idioma], `error.${codigo}`), codigo);
    for (const clave of Object.keys(mensajesDeCampo)) assert.ok(find(catalogos[idioma], `campo.${clave}`), clave);
  });
}

test('a nadie se le culpa, se le grita ni se le habla de tú', () => {
  const shouted = textsOf(es).filter(([, text]) => /[¡!]|\b(tu|tus|tú|inválido por su culpa)\b/i.test(text));
  assert.deepEqual(shouted, []);
});

test('los huecos se llenan, y el que no tiene valor queda a la vista', () => {
  assert.equal(fill('Enviar otro código en {segundos} s', { segundos: 42 }, 'es'), 'Enviar otro código en 42 s');
  assert.equal(fill('{a} y {b}', { a: 'uno' }, 'es'), 'uno y {b}');
});

test('un número elige la forma que su idioma tiene para él', () => {
  const hojas = 'Son {n, plural, one {# hoja} other {# hojas}}.';
  assert.equal(fill(hojas, { n: 1 }, 'es'), 'Son 1 hoja.');
  assert.equal(fill(hojas, { n: 1_200 }, 'es'), 'Son 1,200 hojas.');
  assert.equal(fill(hojas, {}, 'es'), hojas);
  const days = '{n, plural, zero {لا أيام} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}';
  const said = [0, 1, 2, 3, 11, 100].map((n) => fill(days, { n }, 'ar'));
  assert.deepEqual(said, ['لا أيام', 'يوم', 'يومان', '3 أيام', '11 يومًا', '100 يوم']);
});

test('lo que se inserta en un texto escrito desde la derecha conserva su orden', () => {
  assert.equal(fill('الطلب {numero}', { numero: 'A-12 (2)' }, 'ar'), 'الطلب \u2068A-12 (2)\u2069');
});

test('un camino que no lleva a ningún texto no da nada', () => {
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

/** The placeholders of a text, plural ones included. */
function holesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:\}|, plural)/g)].map(([, name]) => name ?? ''))].sort();
}

const valuesOf = (text: string, n: number) => Object.fromEntries(holesOf(text).map((hole) => [hole, n]));
