import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as z from 'zod/mini';
import { imprimible, linea, lineas, nombreDePersona, nombreDeUsuario, renglon } from './campos.ts';
import { soloLinea } from './escrito.ts';
import { erroresDeCampo } from './mensajes.ts';

const dicho = (schema: z.ZodMiniType<unknown>, valor: string) => {
  const { error } = schema.safeParse(valor);
  return (error?.issues ?? []).flatMap((issue) => erroresDeCampo(issue)).map(({ clave, mensaje }) => [clave, mensaje]);
};

test('un texto que se imprime rechaza, nombrándolo, el carácter que no', () => {
  const mensaje = (caracter: string) => [
    ['caracter', `El carácter ${caracter} no se puede imprimir. Escríbalo con letras latinas o quítelo.`],
  ];
  assert.deepEqual(dicho(nombreDePersona().check(imprimible), '李 y Cía., 3 & 4'), mensaje('李'));
  assert.deepEqual(dicho(nombreDePersona().check(imprimible), 'Pérez y Cía., 3 & 4'), []);
  assert.deepEqual(dicho(renglon(3, 120), 'Ciudad علي'), mensaje('ع'));
});

test('el nombre de quien abre una cuenta lleva letras; ni cifras ni signos', () => {
  for (const bien of ['Ana María Ruiz', 'K’iche’ Łukasz', 'Ma. José O’Connor-Paz'])
    assert.deepEqual(dicho(nombreDeUsuario(), bien), []);
  for (const mal of ['12345 Pérez', '<b>Pérez</b>', 'Ana @ Paz'])
    assert.deepEqual(dicho(nombreDeUsuario(), mal)[0]?.[0], 'nombreConSignos');
  assert.equal(dicho(nombreDeUsuario(), 'Ana 😀')[0]?.[0], 'caracter');
});

test('un nombre de solo signos no nombra a nadie, y una dirección de internet tampoco', () => {
  for (const nombre of [nombreDePersona(), nombreDeUsuario()]) {
    for (const bien of ["O'Higgins", 'María-José', 'Ñ', 'D.', 'Nguyễn', 'Ma.Cruz', 'Wenceslao Com', 'Sr. Rusk'])
      assert.deepEqual(dicho(nombre, bien), [], bien);
    for (const mal of ['.', "'", '- -', '´', '…']) assert.equal(dicho(nombre, mal)[0]?.[0], 'nombreSinLetras', mal);
    for (const mal of ['www.ejemplo.com', 'WWW.Premio', 'Ana www. premio', 'ejemplo.com', 'Gane en premio.xyz'])
      assert.equal(dicho(nombre, mal)[0]?.[0], 'nombreConEnlace', mal);
    assert.deepEqual(
      dicho(nombre, '').map(([clave]) => clave),
      ['requerido'],
    );
  }
});

test('ninguna letra lleva una pila de marcas, en un renglón ni en varios', () => {
  const monton = `Z${'\u0335\u0322\u0351\u0489'}algo`;
  for (const schema of [linea(80), lineas(80), nombreDePersona()])
    assert.equal(dicho(schema, monton)[0]?.[0], 'marcasApiladas');
  for (const bien of ['Nguyễn Thị Ánh', 'مُحَمَّدٌ', 'שָׁלוֹם', 'น้ำ', 'Ẹ̀kọ́'])
    assert.deepEqual(dicho(linea(80), bien), [], bien);
  assert.equal(soloLinea(`${monton}.pdf`), 'Z\u0335\u0322algo.pdf');
});
