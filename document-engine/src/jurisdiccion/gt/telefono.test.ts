import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTelefono, parseTelefono } from './telefono.ts';

const VALIDOS = [
  ['5555-1234', '+50255551234', 'movil'],
  ['+502 2424 1717', '+50224241717', 'fijo'],
  ['00502 7761 0000', '+50277610000', 'fijo'],
  ['(502) 4123-4567', '+50241234567', 'movil'],
  ['+52 55 1234 5678', '+525512345678', 'extranjero'],
  ['0034 612 345 678', '+34612345678', 'extranjero'],
  ['1801 234 5678', '+50218012345678', 'especial'],
  ['+502 1800-234-5678', '+50218002345678', 'especial'],
  ['1900 2345678', '+50219002345678', 'especial'],
  ['\u202a+1 213-555-0134\u202c', '+12135550134', 'extranjero'],
  ['\u2068+34 600 123 456\u2069', '+34600123456', 'extranjero'],
] as const;

const INVALIDOS = [
  ['12345678', 'primerDigito'],
  ['81234567', 'primerDigito'],
  ['5555123', 'longitud'],
  ['1571', 'longitud'],
  ['1700 234 5678', 'longitud'],
  ['1801 234 567', 'longitud'],
  ['+502 555 1234', 'longitud'],
  ['+12', 'longitud'],
  ['+1234567890123456', 'longitud'],
  ['+0123456789', 'primerDigito'],
  ['cinco', 'caracteres'],
  ['', 'vacio'],
  ['5'.repeat(10_000_000), 'longitud'],
] as const;

for (const [texto, e164, clase] of VALIDOS) {
  test(`el teléfono ${texto} es ${clase}`, () => {
    assert.deepEqual(parseTelefono(texto), { ok: true, valor: { e164, clase } });
  });
}

for (const [texto, motivo] of INVALIDOS) {
  test(`el teléfono «${texto.slice(0, 20)}» se rechaza por ${motivo}`, () => {
    assert.deepEqual(parseTelefono(texto), { ok: false, motivo });
  });
}

test('un teléfono se muestra en dos grupos de cuatro, con prefijo si se pide', () => {
  assert.equal(formatTelefono('+50223456789'), '2345-6789');
  assert.equal(formatTelefono('+50223456789', { conPrefijo: true }), '+502 2345-6789');
  assert.equal(formatTelefono('+525512345678'), '+525512345678');
  assert.equal(formatTelefono('no tiene'), 'no tiene');
});
