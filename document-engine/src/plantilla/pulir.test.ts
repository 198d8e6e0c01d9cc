import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { juntar } from '../espanol/juntar.ts';
import type { Tramo } from '../modelo/documento.ts';
import { pulir } from './pulir.ts';
import { textoDe } from './texto.ts';

/** Texts of the template as they are; those of a person between ‹ ›. */
const run = (...parts: string[]): Tramo[] =>
  parts.map((part) => {
    const answer = part.startsWith('‹');
    const texto = answer ? part.slice(1, -1) : part;
    return { tipo: 'texto', texto, marcas: [], rastro: { datos: answer ? ['x'] : [], condiciones: [] } };
  });
const pulido = (...parts: string[]) => textoDe(pulir(run(...parts)));

test('«de el» y «a el» se contraen, también entre el texto y una respuesta', () => {
  assert.equal(pulido('precio de ', '‹el vehículo›', ' y a ', '‹el comprador›'), 'precio del vehículo y al comprador');
  assert.equal(pulido('la copia de el acta se entrega a el notario'), 'la copia del acta se entrega al notario');
});

test('lo que no es contracción se queda como está', () => {
  assert.equal(pulido('nativa de ', '‹El Salvador›'), 'nativa de El Salvador');
  assert.equal(pulido('está el notario y vía el correo; sea el caso'), 'está el notario y vía el correo; sea el caso');
  assert.equal(pulido('de ', '‹él›'), 'de él');
  assert.equal(pulido('de ', '‹elote›'), 'de elote');
  assert.equal(pulido('casa ', '‹de el señor Paz›'), 'casa de el señor Paz');
});

test('«y» y «o» cambian ante el mismo sonido', () => {
  assert.equal(pulido('Ana y ', '‹Inés›'), 'Ana e Inés');
  assert.equal(pulido('uno o ', '‹otro›'), 'uno u otro');
  assert.equal(pulido('agua y ', '‹hielo›'), 'agua y hielo');
  assert.equal(pulido('ley ', '‹internacional›'), 'ley internacional');
  for (const otra of ['Ygnacio', 'Ynés', 'Yrungaray', '«Inés»', '“Inmobiliaria del Sur”', 'HIJOS', 'Ítalo'])
    assert.equal(juntar(['Ana', otra]), `Ana e ${otra}`);
  for (const otra of ['Yolanda', 'Yánez', 'hielo', 'Iáñez', '«Yeso»', 'Y', '2'])
    assert.equal(juntar(['Ana', otra]), `Ana y ${otra}`);
  assert.equal(pulido('Ana y ', '‹«Inés»›', ' o ', '‹“otra”›'), 'Ana e «Inés» u “otra”');
  assert.equal(juntar(['agua', 'internet']), 'agua e internet');
  assert.equal(juntar(['a', 'b', 'c']), 'a, b y c');
  assert.equal(juntar(['a']), 'a');
  assert.equal(juntar([]), '');
});

test('no quedan dos espacios, ni uno antes de una coma, ni en las orillas', () => {
  assert.equal(pulido(' Paga ', ' hoy ', ', mañana '), 'Paga hoy, mañana');
  assert.equal(pulido('a', '', ' b'), 'a b');
});

test('lo que una persona escribió nunca cambia por dentro', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (texto) => {
      const answer = texto.trim();
      fc.pre(answer !== '' && !answer.startsWith('el ') && !/^[.,;:)]/.test(answer));
      assert.ok(pulido('de ', `‹${answer}›`, ' y ', `‹${answer}›`).includes(answer));
    }),
  );
});

test('dos espacios en blanco seguidos son uno si piden lo mismo, y si no quedan separados', () => {
  const blanco = (ruta: string): Tramo => ({
    tipo: 'blanco',
    ruta,
    etiqueta: ruta,
    marcas: [],
    rastro: { datos: [], condiciones: [] },
  });
  const forma = pulir([...run('pago '), blanco('forma'), blanco('forma'), blanco('forma'), ...run('. Fin')]);
  assert.deepEqual(
    forma.map(({ tipo }) => tipo),
    ['texto', 'blanco', 'texto'],
  );
  const auto = pulir([...run('un '), blanco('marca'), blanco('linea'), ...run(', rojo')]);
  assert.deepEqual(
    auto.map((tramo) => (tramo.tipo === 'blanco' ? `[${tramo.ruta}]` : tramo.tipo === 'texto' ? tramo.texto : '')),
    ['un ', '[marca]', ' ', '[linea]', ', rojo'],
  );
});
