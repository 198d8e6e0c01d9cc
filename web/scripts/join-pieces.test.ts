import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { joinPieces, type Piece } from './join-pieces.ts';

const piece = (name: string, script: number, imports: string[] = [], fixed = false): [string, Piece] => [
  name,
  { name, modules: [`${name}.ts`], script, styles: 0, imports, fixed },
];
const load = (...pieces: string[]) => ({ pieces, weight: 1 });
const namesOf = (names: Map<string, string>, ...of: string[]) => new Set(of.map((name) => names.get(`${name}.ts`)));

test('lo que necesitan las mismas pantallas viene en un solo archivo', () => {
  const pieces = new Map([piece('a', 90_000), piece('b', 10), piece('page', 5, ['a', 'b'], true)]);
  assert.equal(namesOf(joinPieces(pieces, [load('page')]), 'a', 'b').size, 1);
});

test('una pantalla no recibe mucho código que no necesita, por más peticiones que ahorre a otras', () => {
  const pieces = new Map([
    piece('small', 10),
    piece('large', 90_000, ['small']),
    ...[1, 2, 3].map((n) => piece(`editor${n}`, 5, ['large'], true)),
    piece('home', 5, ['small'], true),
  ]);
  const loads = [load('editor1'), load('editor2'), load('editor3'), load('home')];
  assert.equal(namesOf(joinPieces(pieces, loads), 'small', 'large').size, 2);
});

test('tampoco por lo que importa la otra mitad', () => {
  const pieces = new Map([
    piece('library', 90_000),
    piece('field', 10, ['library']),
    piece('icon', 10),
    ...[1, 2, 3].map((n) => piece(`form${n}`, 5, ['field', 'icon'], true)),
    piece('home', 5, ['icon'], true),
  ]);
  const names = joinPieces(pieces, [load('form1'), load('form2'), load('form3'), load('home')]);
  assert.equal(namesOf(names, 'field', 'icon').size, 2);
});

test('poco código sí, cuando ahorra una petición a muchas', () => {
  const pieces = new Map([
    piece('icon', 10),
    piece('button', 20),
    piece('form', 5, ['icon', 'button'], true),
    piece('list', 5, ['icon'], true),
  ]);
  assert.equal(namesOf(joinPieces(pieces, [load('form'), load('list')]), 'icon', 'button').size, 1);
});

test('lo que se pide por su propio nombre, o nadie pide al principio, queda como está', () => {
  const pieces = new Map([piece('page', 5, [], true), piece('later', 5), piece('dialog', 5, ['later'], true)]);
  assert.deepEqual([...joinPieces(pieces, [load('page')])], []);
});

test('no two files need each other, whatever imports what', () => {
  const size = 12;
  const graphs = fc.record({
    links: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 40 }),
    fixed: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
    asked: fc.array(fc.array(fc.nat(size - 1), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
    sizes: fc.array(fc.nat(50_000), { minLength: size, maxLength: size }),
  });
  fc.assert(
    fc.property(graphs, ({ links, fixed, asked, sizes }) => {
      const importsOf = (n: number) => links.filter(([from, to]) => from === n && to > n).map(([, to]) => `${to}`);
      const pieces = new Map(sizes.map((script, n) => piece(`${n}`, script, [...new Set(importsOf(n))], fixed[n])));
      const names = joinPieces(
        pieces,
        asked.map((numbers) => load(...numbers.map(String))),
      );
      const fileOf = (key: string) => names.get(`${key}.ts`) ?? `alone ${key}`;
      const needs = new Map<string, Set<string>>();
      for (const [key, { imports }] of pieces)
        for (const to of imports) needs.set(fileOf(key), new Set([...(needs.get(fileOf(key)) ?? []), fileOf(to)]));
      const isCycle = (file: string, way: readonly string[]): boolean =>
        [...(needs.get(file) ?? [])].some((to) => to !== file && (way.includes(to) || isCycle(to, [...way, file])));
      assert.ok(![...needs.keys()].some((file) => isCycle(file, [])));
    }),
  );
});
