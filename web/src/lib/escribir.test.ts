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

test('a telephone is grouped while it is typed', () => {
  assert.deepEqual(['2', '2345', '23456', '23456789'].map(writeTelefono), ['2', '2345', '2345-6', '2345-6789']);
});

test('a telephone pasted with its prefix, brackets or spaces reads the same', () => {
  for (const pasted of ['+502 2345 6789', '(502) 2345-6789', '00502-23456789']) {
    assert.equal(writeTelefono(pasted), '2345-6789', pasted);
  }
});

test('a telephone of another country keeps its prefix', () => {
  assert.equal(writeTelefono('+34 600 123 456'), '+34600123456');
  assert.equal(writeTelefono('+34'), '+34');
});

test('a NIT gets its hyphen when its check digit holds, and CF stays CF', () => {
  assert.equal(writeNit('576937k'), '576937-K');
  assert.equal(writeNit(' 576 937-k '), '576937-K');
  assert.equal(writeNit('cf'), 'CF');
});

test('a DPI is grouped as the card prints it, and never grows past its digits', () => {
  assert.equal(writeDpi('2345678'), '2345 678');
  assert.equal(writeDpi('1234-56789-01012'), '1234 56789 0101');
});

test('a date is written day, month, year, however it was pasted, and sent as the contract wants it', () => {
  assert.deepEqual(['24', '2403', '24031990'].map(writeFecha), ['24', '24/03', '24/03/1990']);
  for (const pasted of ['1990-03-24', '24/3/1990', '24-03-1990', '24.3.1990']) {
    assert.equal(writeFecha(pasted), '24/03/1990', pasted);
  }
  assert.equal(readFecha('24/03/1990'), '1990-03-24');
  assert.equal(readFecha('24/03'), '24/03');
  assert.equal(readFecha(''), '');
});

test('a passport is written in capitals without spaces', () => {
  assert.equal(writePasaporte('ab 123-456'), 'AB123456');
});

test('an amount is grouped while it is typed, and never grows a third decimal', () => {
  const typed = ['1', '1250', '1,2500', '12,500.', '12,500.5', '12,500.505', '007', '.5', 'Q 1,250.00'];
  const shown = ['1', '1,250', '12,500', '12,500.', '12,500.5', '12,500.50', '7', '0.5', '1,250.00'];
  assert.deepEqual(typed.map(writeMonto), shown);
});

test('an amount pasted with a decimal comma is that amount; one from which a digit is taken is another', () => {
  assert.deepEqual(['1.250,50', '1250,5', '12.345.678,90', '1,25'].map(writeMonto), [
    '1,250.50',
    '1,250.5',
    '12,345,678.90',
    '125',
  ]);
});

test('what is sent of an amount is centavos, exactly; what is no amount is refused', () => {
  assert.deepEqual(['1,250.00', '0.29', '1.1', '7.', '1,155.15'].map(readMonto), [125_000, 29, 110, 700, 115_515]);
  for (const wrong of ['', 'abc', '1.234', '-1']) assert.ok(Number.isNaN(readMonto(wrong)), wrong);
  assert.deepEqual([125_050, 0, 7].map(montoOf), ['1,250.50', '0.00', '0.07']);
});

test('a count may be empty, and holds only digits', () => {
  assert.equal(writeEntero('1 000 usos'), '1000');
  assert.deepEqual(['', ' ', '12'].map(readEntero), [null, null, 12]);
  assert.ok(Number.isNaN(readEntero('doce')));
});
