import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inicialesDe } from './iniciales.ts';

test('las iniciales son del primer nombre y del primer apellido', () => {
  const names: [string, string][] = [
    ['Ana Ruiz', 'AR'],
    ['Ana María Ñurinda', 'AÑ'],
    ['Ana Lucía Pérez Gómez', 'AP'],
    ['Licda. Sofía Paz', 'SP'],
    ['María del Carmen de la Cruz', 'MC'],
    ['ángela', 'Á'],
    ['  ', ''],
    ['D. B.', 'DB'],
    ['«Ana» (Luz)', 'AL'],
    ['أحمد منصور', 'أ\u200cم'],
  ];
  for (const [nombre, iniciales] of names) assert.equal(inicialesDe(nombre), iniciales, nombre);
});

test('de cualquier nombre salen dos letras cuando más, y nunca media', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (nombre) => {
      const letters = inicialesDe(nombre).match(/\p{L}/gu) ?? [];
      // Upper case may turn one letter into two, such as ß.
      assert.ok(letters.length <= 6, inicialesDe(nombre));
      assert.ok(inicialesDe(nombre).isWellFormed());
    }),
  );
});
