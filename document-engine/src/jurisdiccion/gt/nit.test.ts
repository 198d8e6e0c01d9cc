import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { digitoNit, formatNit, parseIdTributaria, parseNit } from './nit.ts';

const VALIDOS = [
  '576937-K 7108-0 3952550-3 576937k 39525503 8977112-5 1234567-9 7654321-8 9876543-4 12345678-9 87654321-2',
  '99999999-0 37-K 12-4 100-7 1-9 2-7 7-8 2529416-4 2529418-0 25294-8 10000000-2 5000000-4 710-2 42932-5',
].flatMap((line) => line.split(' '));

const INVALIDOS = [
  ['8977112-0', 'digito'],
  ['576937-0', 'digito'],
  ['7108-1', 'digito'],
  ['K', 'longitud'],
  ['1234567890123', 'longitud'],
  ['12A4567-9', 'caracteres'],
  ['', 'vacio'],
  [' - ', 'vacio'],
  ['CF1', 'caracteres'],
  ['CF', 'caracteres'],
  ['0-0', 'longitud'],
  ['000', 'longitud'],
  ['0000000', 'longitud'],
  ['00-K', 'longitud'],
  ['9'.repeat(10_000_000), 'longitud'],
] as const;

for (const nit of VALIDOS) {
  test(`el NIT ${nit} es válido`, () => {
    assert.deepEqual(parseNit(nit), { ok: true, valor: nit.replace('-', '').toUpperCase() });
  });
}

for (const [nit, motivo] of INVALIDOS) {
  test(`el NIT «${nit.slice(0, 20)}» se rechaza por ${motivo}`, () => {
    assert.deepEqual(parseNit(nit), { ok: false, motivo });
  });
}

test('los ceros de adelante no hacen otro contribuyente', () => {
  for (const nit of ['0576937-K', '00000576937-K', '0 576937k'])
    assert.deepEqual(parseNit(nit), { ok: true, valor: '576937K' });
  assert.equal(formatNit('00576937K'), '576937-K');
});

test('un NIT se muestra con guion antes del verificador y vuelve a leerse igual', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999n }), (n) => {
      const nit = `${n}${digitoNit(String(n))}`;
      assert.deepEqual(parseNit(formatNit(nit)), { ok: true, valor: nit });
      assert.match(formatNit(nit), /^\d+-[\dK]$/);
    }),
  );
});

test('cambiar un solo dígito de un NIT siempre se nota', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 99_999_999 }),
      fc.nat(7),
      fc.integer({ min: 1, max: 9 }),
      (n, where, plus) => {
        const body = String(n);
        const i = where % body.length;
        const changed = body.slice(0, i) + ((Number(body[i]) + plus) % 10) + body.slice(i + 1);
        // Only zeros are no number at all, whatever digit follows them.
        const motivo = /^0+$/.test(changed) ? 'longitud' : 'digito';
        assert.deepEqual(parseNit(changed + digitoNit(body)), { ok: false, motivo });
      },
    ),
  );
});

test('CF y C/F son consumidor final, no un NIT', () => {
  for (const texto of ['CF', 'c/f', ' cf ']) {
    assert.deepEqual(parseIdTributaria(texto), {
      ok: true,
      valor: { tipo: 'CF', valor: 'CF', nombre: 'CONSUMIDOR FINAL' },
    });
  }
  assert.deepEqual(parseIdTributaria('576937-k'), { ok: true, valor: { tipo: 'NIT', valor: '576937K' } });
  assert.deepEqual(parseIdTributaria('576937-1'), { ok: false, motivo: 'digito' });
  assert.equal(formatNit('CF'), 'CF');
});
