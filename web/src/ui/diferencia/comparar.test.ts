import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { comparar } from './comparar.ts';

test('de lo comparado se leen las dos versiones, palabra por palabra, y cada párrafo lleva su lugar', () => {
  const palabras = fc
    .array(fc.constantFrom('uno', 'dos', 'tres', 'cuatro', ', ', 'á'), { maxLength: 6 })
    .map((w) => w.join(' '));
  const version = fc.array(palabras, { maxLength: 8 });
  fc.assert(
    fc.property(version, version, (antes, despues) => {
      const found = comparar(antes, despues);
      const sin = (clase: string, otra: string) =>
        found
          .filter((parrafo) => parrafo.clase !== otra)
          .map(({ trozos }) =>
            trozos
              .filter((trozo) => trozo.clase !== otra && trozo.clase !== clase)
              .map(({ texto }) => texto)
              .join(''),
          );
      assert.deepEqual(sin('', 'quitado'), despues);
      assert.deepEqual(sin('', 'nuevo'), antes);
      assert.deepEqual(
        found.flatMap(({ n }) => (n === null ? [] : [n])),
        despues.map((_, i) => i),
      );
    }),
  );
});

test('una palabra cambiada se ve como una palabra, y un párrafo nuevo como nuevo', () => {
  const antes = ['El plazo es de seis meses.', 'La renta es de mil quetzales.'];
  const despues = ['El plazo es de doce meses.', 'El fiador responde.', 'La renta es de mil quetzales.'];
  const found = comparar(antes, despues);
  assert.deepEqual(
    found.map(({ clase }) => clase),
    ['cambiado', 'nuevo', 'igual'],
  );
  assert.deepEqual(
    found[0]?.trozos.filter(({ clase }) => clase !== 'igual').map(({ clase, texto }) => [clase, texto]),
    [
      ['quitado', 'seis'],
      ['nuevo', 'doce'],
    ],
  );
});
