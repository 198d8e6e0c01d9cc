import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as z from 'zod/mini';
import { imprimible, nombreDePersona, nombreDeUsuario, renglon } from './campos.ts';
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
