import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReceptorEscrito, type tiposReceptor } from './factura.ts';
import { CambioDeDatosFacturacion } from './facturacion.ts';

const numero = (tipo: (typeof tiposReceptor)[number], escrito: string) =>
  ReceptorEscrito.safeParse({ tipo, numero: escrito, nombre: 'Ana Ruiz', direccion: '' }).data?.numero;

test('un contribuyente tiene un solo NIT, y nadie tiene el de puros ceros', () => {
  for (const escrito of ['576937-K', '0576937-K', '00000576937-k']) assert.equal(numero('NIT', escrito), '576937K');
  for (const escrito of ['0-0', '000', '0000000', 'CF']) assert.equal(numero('NIT', escrito), undefined, escrito);
  assert.equal(numero('CUI', '1234 56789 0101'), '1234567890101');
  assert.equal(numero('CUI', '0000 00000 0101'), undefined);
});

test('un pasaporte tiene de 3 a 18 signos: letras, cifras y & % - / # =', () => {
  for (const escrito of ['ab1', 'G12-3456', 'C/12345', 'A&B%1#2=', 'A12345678901234567'])
    assert.equal(numero('EXT', escrito), escrito.toUpperCase());
  for (const escrito of ['A1', 'A-1', '---', 'A1234567890123456 7', 'A123456789012345678', 'A 123', 'Ñ1234', 'A_123'])
    assert.equal(numero('EXT', escrito), undefined, escrito);
});

test('el establecimiento es un número del 1 al 9999', () => {
  const leer = (establecimiento: string) =>
    CambioDeDatosFacturacion.shape.establecimiento.safeParse(establecimiento).data;
  assert.deepEqual(['1', '9999', '0012', ''].map(leer), ['1', '9999', '12', null]);
  assert.deepEqual(['0', '0000', '10000', '-1', '1.5'].map(leer), Array(5).fill(undefined));
});
