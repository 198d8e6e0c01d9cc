import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { nombreUsual, signoAjenoANombre, sinTratamiento, tieneDireccionWeb, tieneLetra } from './nombre.ts';

test('los nombres de las personas pasan, también los que no son castellanos', () => {
  for (const nombre of [
    'María José',
    'Ma. José',
    'O’Connor',
    "D'Ávila",
    'K’iche’',
    'Ixpaʼch',
    'Gal·la',
    'Jean-Luc',
    'Łukasz',
    'Şükrü',
    'Иван',
    'M.ª Ángeles',
    'Nguyễn',
  ])
    assert.equal(signoAjenoANombre(nombre), undefined, nombre);
});

test('lo que ningún nombre lleva se señala', () => {
  for (const [texto, signo] of [
    ['12345 Pérez', '1'],
    ['<b>Pérez</b>', '<'],
    ['Ana @', '@'],
    ['Ana 😀', '😀'],
    ['http://x', ':'],
    ['Ana_1', '_'],
    ['C&A', '&'],
    ['Ana (la tía)', '('],
  ] as const)
    assert.equal(signoAjenoANombre(texto), signo);
});

test('lo escrito todo en mayúsculas o en minúsculas se propone como se suele escribir', () => {
  for (const [escrito, usual] of [
    ['MARÍA JOSÉ', 'María José'],
    ['josé pérez', 'José Pérez'],
    ['MARÍA DE LOS ÁNGELES', 'María de los Ángeles'],
    ['DE LEÓN Y LEÓN', 'De León y León'],
    ["o'connor-pérez", "O'Connor-Pérez"],
    ['IXPAʼCH', 'Ixpaʼch'],
    ['SAN JUAN', 'San Juan'],
  ] as const)
    assert.equal(nombreUsual(escrito), usual);
  for (const bien of ['María José', 'De León', 'McDonald', 'Bo', 'Ana de la Cruz'])
    assert.equal(nombreUsual(bien), undefined);
});

test('lo propuesto ya no pide otra cosa, y son las mismas letras', () => {
  const palabra = fc.string({ unit: fc.constantFrom(...'aábcdeéñoxyz'), minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(palabra, { minLength: 1, maxLength: 5 }), fc.boolean(), (palabras, altas) => {
      const texto = altas ? palabras.join(' ').toLocaleUpperCase('es') : palabras.join(' ');
      const usual = nombreUsual(texto) ?? texto;
      assert.equal(nombreUsual(usual), undefined);
      assert.equal(usual.toLocaleLowerCase('es'), texto.toLocaleLowerCase('es'));
    }),
  );
});

test('un nombre lleva letras de cualquier alfabeto, y ninguna dirección de internet', () => {
  for (const nombre of ['Ñ', 'D.', "O'Higgins", 'Nguyễn', 'Иван', '李', 'Ma.Cruz', 'Sr. Comas', 'Link Pérez']) {
    assert.ok(tieneLetra(nombre), nombre);
    assert.ok(!tieneDireccionWeb(nombre), nombre);
  }
  for (const signos of ['', '.', "'", '- -', '12', '\u0301']) assert.ok(!tieneLetra(signos), signos);
  for (const web of ['http://x', 'www.x', 'Ana WWW .x', 'x.com', 'Ana en premio.shop hoy', 'www2.x'])
    assert.ok(tieneDireccionWeb(web), web);
});

test('los tratamientos de antes no son parte de un nombre', () => {
  for (const [texto, solo] of [
    ['Licda. Ana Ruiz', 'Ana Ruiz'],
    ['la Notaria Ana Ruiz', 'Ana Ruiz'],
    ['Abogado y Notario Lic. Juan Pérez', 'Juan Pérez'],
    ['Licinia Paz', 'Licinia Paz'],
    ['Drake Ruiz', 'Drake Ruiz'],
    ['Dora Paz', 'Dora Paz'],
  ] as const)
    assert.equal(sinTratamiento(texto), solo, texto);
});
