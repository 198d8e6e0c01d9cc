import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  montoOf,
  readEntero,
  readFecha,
  readMonto,
  writeDpi,
  writeEntero,
  writeFecha,
  writeMonto,
  writeNit,
  writePasaporte,
  writeTelefono,
} from './escribir.ts';

test('un teléfono se agrupa mientras se escribe', () => {
  assert.deepEqual(['2', '2345', '23456', '23456789'].map(writeTelefono), ['2', '2345', '2345-6', '2345-6789']);
});

test('un teléfono pegado con prefijo, paréntesis o espacios se lee igual', () => {
  for (const pasted of ['+502 2345 6789', '(502) 2345-6789', '00502-23456789']) {
    assert.equal(writeTelefono(pasted), '2345-6789', pasted);
  }
});

test('un teléfono de otro país conserva su prefijo', () => {
  assert.equal(writeTelefono('+34 600 123 456'), '+34600123456');
  assert.equal(writeTelefono('+34'), '+34');
});

test('un NIT recibe su guion cuando su dígito verificador es correcto, y CF queda CF', () => {
  assert.equal(writeNit('576937k'), '576937-K');
  assert.equal(writeNit(' 576 937-k '), '576937-K');
  assert.equal(writeNit('cf'), 'CF');
});

test('un DPI se agrupa como en la tarjeta, y nunca pasa de sus dígitos', () => {
  assert.equal(writeDpi('2345678'), '2345 678');
  assert.equal(writeDpi('1234-56789-01012'), '1234 56789 0101');
});

test('una fecha se muestra en día, mes y año, queda como se escribe y se envía como pide el contrato', () => {
  assert.equal(writeFecha('1990-03-24'), '24/03/1990');
  for (const typed of ['2', '24/3', '24/3/90', '5 de m']) assert.equal(writeFecha(typed), typed);
  for (const typed of ['24/3/1990', '24-03-1990', '24.3.1990', '24 de marzo de 1990'])
    assert.equal(readFecha(typed), '1990-03-24');
  assert.equal(readFecha('24/3/90'), '24/3/90');
  assert.equal(readFecha('24/3/90', { hoy: '2026-11-21', pasada: true }), '1990-03-24');
  assert.equal(readFecha('24/03'), '24/03');
  assert.equal(readFecha(''), '');
});

test('un pasaporte se escribe en mayúsculas y sin espacios', () => {
  assert.equal(writePasaporte('ab 123-456'), 'AB123456');
});

test('al dejarlo, un monto se agrupa con dos decimales; lo que podrían ser dos montos queda como se escribió', () => {
  const typed = ['1', '1250', '12,500.', '12,500.5', '007', '.5', 'Q 1,250.00', '1.250,50', '1250,5', '1,25'];
  const shown = [
    '1.00',
    '1,250.00',
    '12,500.00',
    '12,500.50',
    '7.00',
    '0.50',
    '1,250.00',
    '1,250.50',
    '1,250.50',
    '1.25',
  ];
  assert.deepEqual(typed.map(writeMonto), shown);
  for (const doubtful of ['1.250', '1,2500', '-5', '12,500.505']) assert.equal(writeMonto(doubtful), doubtful);
});

test('de un monto se envían centavos exactos; lo que no es un monto se rechaza', () => {
  assert.deepEqual(['1,250.00', '0.29', '1.1', '7.', '1,155.15'].map(readMonto), [125_000, 29, 110, 700, 115_515]);
  for (const wrong of ['', 'abc', '1.234', '-1']) assert.ok(Number.isNaN(readMonto(wrong)), wrong);
  assert.deepEqual([125_050, 0, 7].map(montoOf), ['1,250.50', '0.00', '0.07']);
});

test('una cantidad puede quedar vacía, y solo tiene dígitos', () => {
  assert.equal(writeEntero('1 000 usos'), '1000');
  assert.deepEqual(['', ' ', '12'].map(readEntero), [null, null, 12]);
  assert.ok(Number.isNaN(readEntero('doce')));
});
