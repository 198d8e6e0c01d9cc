import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readNumber } from '../../testing/leer-numero.ts';
import { DOLAR } from './dinero.ts';
import { codigoEnLetras, cuiEnLetras, deletrear, montoEnLetras, montoLegal, nitEnLetras } from './letras.ts';

const MONTOS = [
  [0, 'cero quetzales'],
  [1, 'un centavo'],
  [50, 'cincuenta centavos'],
  [99, 'noventa y nueve centavos'],
  [100, 'un quetzal'],
  [101, 'un quetzal con un centavo'],
  [121, 'un quetzal con veintiún centavos'],
  [2100, 'veintiún quetzales'],
  [2121, 'veintiún quetzales con veintiún centavos'],
  [3100, 'treinta y un quetzales'],
  [10000, 'cien quetzales'],
  [10100, 'ciento un quetzales'],
  [10001, 'cien quetzales con un centavo'],
  [50000, 'quinientos quetzales'],
  [71601, 'setecientos dieciséis quetzales con un centavo'],
  [90000, 'novecientos quetzales'],
  [99999, 'novecientos noventa y nueve quetzales con noventa y nueve centavos'],
  [100000, 'mil quetzales'],
  [100100, 'mil un quetzales'],
  [110000, 'mil cien quetzales'],
  [2100000, 'veintiún mil quetzales'],
  [2121000, 'veintiún mil doscientos diez quetzales'],
  [3100000, 'treinta y un mil quetzales'],
  [10000000, 'cien mil quetzales'],
  [10100000, 'ciento un mil quetzales'],
  [12345678, 'ciento veintitrés mil cuatrocientos cincuenta y seis quetzales con setenta y ocho centavos'],
  [99999999, 'novecientos noventa y nueve mil novecientos noventa y nueve quetzales con noventa y nueve centavos'],
  [100000000, 'un millón de quetzales'],
  [100000100, 'un millón un quetzales'],
  [100100000, 'un millón mil quetzales'],
  [102100000, 'un millón veintiún mil quetzales'],
  [200000000, 'dos millones de quetzales'],
  [250000000, 'dos millones quinientos mil quetzales'],
  [2100000000, 'veintiún millones de quetzales'],
  [10000000000, 'cien millones de quetzales'],
  [100000000000, 'mil millones de quetzales'],
  [100000000001, 'mil millones de quetzales con un centavo'],
  [100100000000, 'mil un millones de quetzales'],
  [2100000000000, 'veintiún mil millones de quetzales'],
  [100000000000000, 'un billón de quetzales'],
] as const;

const CUIS = [
  [
    '1234 56789 0101',
    'mil doscientos treinta y cuatro, cincuenta y seis mil setecientos ochenta y nueve, cero ciento uno',
  ],
  ['2500 00423 1601', 'dos mil quinientos, cero cero cuatrocientos veintitrés, mil seiscientos uno'],
  ['2000 00004 0108', 'dos mil, cero cero cero cero cuatro, cero ciento ocho'],
  [
    '1987 65436 2217',
    'mil novecientos ochenta y siete, sesenta y cinco mil cuatrocientos treinta y seis, dos mil doscientos diecisiete',
  ],
  ['3141 59266 2006', 'tres mil ciento cuarenta y uno, cincuenta y nueve mil doscientos sesenta y seis, dos mil seis'],
  ['2718 28188 1805', 'dos mil setecientos dieciocho, veintiocho mil ciento ochenta y ocho, mil ochocientos cinco'],
  ['2021 21000 0021', 'dos mil veintiuno, veintiún mil, cero cero veintiuno'],
  ['1001 00100 0610', 'mil uno, cero cero cien, cero seiscientos diez'],
] as const;

for (const [centavos, letras] of MONTOS) {
  test(`${centavos} centavos se escriben «${letras}»`, () => assert.equal(montoEnLetras(centavos), letras));
}

for (const [cui, letras] of CUIS) {
  test(`el CUI ${cui} se lee «${letras}»`, () => {
    assert.equal(cuiEnLetras(cui), letras);
    assert.equal(cuiEnLetras(cui.replaceAll(' ', ''), ' espacio '), letras.replaceAll(', ', ' espacio '));
  });
}

test('un monto legal va en mayúsculas con sus cifras entre paréntesis', () => {
  const letras =
    'CIENTO VEINTITRÉS MIL CUATROCIENTOS CINCUENTA Y SEIS QUETZALES CON SETENTA Y OCHO CENTAVOS (Q123,456.78)';
  assert.equal(montoLegal(12_345_678), letras);
  assert.equal(montoLegal(2_100_000, { exactos: true }), 'VEINTIÚN MIL QUETZALES EXACTOS (Q21,000.00)');
  assert.equal(montoLegal(2_100_001, { exactos: true }), 'VEINTIÚN MIL QUETZALES CON UN CENTAVO (Q21,000.01)');
});

test('las letras de cualquier monto vuelven a ser los mismos centavos', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (centavos) => {
      assert.equal(readMonto(montoEnLetras(centavos)), centavos);
    }),
    { numRuns: 3000 },
  );
});

test('un monto negativo no se escribe en letras', () => {
  assert.throws(() => montoEnLetras(-1), RangeError);
});

test('un NIT se lee como número, guion y verificador', () => {
  assert.equal(nitEnLetras('576937K'), 'quinientos setenta y seis mil novecientos treinta y siete guion K');
  assert.equal(nitEnLetras('7108-0'), 'siete mil ciento ocho guion cero');
});

const CODIGOS = [
  ['P-721KLM', 'P guion setecientos veintiuno KLM'],
  ['P-001BCD', 'P guion cero cero uno BCD'],
  ['C01X00T47', 'C cero uno X cero cero T cuarenta y siete'],
  ['F-150 (4X4)', 'F guion ciento cincuenta (cuatro X cuatro)'],
  ['Sportage 2.0, diésel', 'Sportage dos punto cero, diésel'],
  ['2021,009,8765', 'dos cero dos uno cero cero nueve ocho siete seis cinco'],
  ['1,250', 'mil doscientos cincuenta'],
  ['654321', 'seiscientos cincuenta y cuatro mil trescientos veintiuno'],
  ['20210098765', 'dos cero dos uno cero cero nueve ocho siete seis cinco'],
  ['2019-45678', 'dos mil diecinueve guion cuarenta y cinco mil seiscientos setenta y ocho'],
  ['798 de Auxiliares de Comercio', 'setecientos noventa y ocho de Auxiliares de Comercio'],
  ['A/12.5', 'A diagonal doce punto cinco'],
  ['sin número', 'sin número'],
] as const;

for (const [codigo, letras] of CODIGOS) {
  test(`${codigo} se lee «${letras}»`, () => assert.equal(codigoEnLetras(codigo), letras));
}

test('lo leído de un código no lleva ninguna cifra', () => {
  fc.assert(fc.property(fc.string({ maxLength: 30 }), (codigo) => assert.doesNotMatch(codigoEnLetras(codigo), /\d/)));
});

test('una placa o un chasis se deletrean signo por signo', () => {
  assert.equal(deletrear('P-123BCD'), 'P, guion, uno, dos, tres, B, C, D');
});

function readMonto(letras: string): bigint {
  const amount = /^(?:(.*?)(?: de)? quetzal(?:es)?)?(?: con )?(?:(.*) centavos?)?$/.exec(letras);
  return readNumber(amount?.[1] ?? 'cero') * 100n + readNumber(amount?.[2] ?? 'cero');
}

test('un monto en dólares dice de qué país son, también sus centavos', () => {
  const casos = [
    [100, 'UN DÓLAR DE LOS ESTADOS UNIDOS DE AMÉRICA (US$1.00)'],
    [125_000, 'MIL DOSCIENTOS CINCUENTA DÓLARES DE LOS ESTADOS UNIDOS DE AMÉRICA (US$1,250.00)'],
    [2_150, 'VEINTIÚN DÓLARES DE LOS ESTADOS UNIDOS DE AMÉRICA CON CINCUENTA CENTAVOS DE DÓLAR (US$21.50)'],
    [1, 'UN CENTAVO DE DÓLAR DE LOS ESTADOS UNIDOS DE AMÉRICA (US$0.01)'],
    [100_000_000, 'UN MILLÓN DE DÓLARES DE LOS ESTADOS UNIDOS DE AMÉRICA (US$1,000,000.00)'],
  ] as const;
  for (const [centavos, letras] of casos) assert.equal(montoLegal(centavos, {}, DOLAR), letras);
});
