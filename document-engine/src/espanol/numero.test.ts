import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readNumber } from '../testing/leer-numero.ts';
import { cifrasEnLetras, enLetras, enLetrasCon, porcentajeEnLetras } from './numero.ts';

const DIAS = {
  1: 'un día',
  21: 'veintiún días',
  31: 'treinta y un días',
  101: 'ciento un días',
  1001: 'mil un días',
  1000000: 'un millón de días',
  1000001: 'un millón un días',
  0: 'cero días',
};

const HOJAS = {
  1: 'una hoja',
  21: 'veintiuna hojas',
  31: 'treinta y una hojas',
  100: 'cien hojas',
  101: 'ciento una hojas',
  200: 'doscientas hojas',
  201: 'doscientas una hojas',
  521: 'quinientas veintiuna hojas',
  700: 'setecientas hojas',
  1000: 'mil hojas',
  1001: 'mil una hojas',
  2021: 'dos mil veintiuna hojas',
  21000: 'veintiún mil hojas',
  200000: 'doscientas mil hojas',
  300021: 'trescientas mil veintiuna hojas',
  1000000: 'un millón de hojas',
  1000021: 'un millón veintiuna hojas',
  200000000: 'doscientos millones de hojas',
};

const SOLOS = {
  0: 'cero',
  16: 'dieciséis',
  21: 'veintiuno',
  22: 'veintidós',
  26: 'veintiséis',
  30: 'treinta',
  100: 'cien',
  101: 'ciento uno',
  1001: 'mil uno',
  21000: 'veintiún mil',
  31000: 'treinta y un mil',
  100000: 'cien mil',
  1000001: 'un millón uno',
  1000000000: 'mil millones',
  1000000000000: 'un billón',
};

for (const [numero, texto] of Object.entries(DIAS)) {
  test(`${numero} días se escribe «${texto}»`, () => assert.equal(enLetrasCon(Number(numero), 'día', 'días'), texto));
}
for (const [numero, texto] of Object.entries(HOJAS)) {
  test(`${numero} hojas se escribe «${texto}»`, () => {
    assert.equal(enLetrasCon(Number(numero), 'hoja', 'hojas', 'femenino'), texto);
  });
}
for (const [numero, texto] of Object.entries(SOLOS)) {
  test(`${numero} sin sustantivo se escribe «${texto}»`, () => assert.equal(enLetras(Number(numero)), texto));
}

test('las palabras de un número vuelven a ser el mismo número, de cero a un billón y en las tres formas', () => {
  const forma = fc.constantFrom('sola' as const, 'masculino' as const, 'femenino' as const);
  const numero = fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.bigInt({ min: 0n, max: 2_000_000n }));
  fc.assert(
    fc.property(numero, forma, (n, f) => assert.equal(readNumber(enLetras(n, f)), n)),
    { numRuns: 5000 },
  );
});

test('cada número hasta treinta mil se lee de vuelta sin perder ni repetir unidades', () => {
  for (let n = 0; n <= 30_000; n++) assert.equal(readNumber(enLetras(n)), BigInt(n));
});

test('un número negativo, fraccionario o inseguro no se escribe', () => {
  for (const n of [-1, 1.5, Number.NaN, 2 ** 53, 10n ** 24n]) assert.throws(() => enLetras(n), RangeError);
});

test('los porcentajes no se apocopan y leen sus decimales', () => {
  assert.equal(porcentajeEnLetras(21), 'veintiuno por ciento (21 %)');
  assert.equal(porcentajeEnLetras(1), 'uno por ciento (1 %)');
  assert.equal(porcentajeEnLetras(5.5), 'cinco punto cinco por ciento (5.5 %)');
  assert.equal(porcentajeEnLetras(5.05), 'cinco punto cero cinco por ciento (5.05 %)');
  assert.equal(porcentajeEnLetras(0.57), 'cero punto cincuenta y siete por ciento (0.57 %)');
  assert.equal(porcentajeEnLetras(100), 'cien por ciento (100 %)');
  for (const bad of [-1, 100.01, 1.234, Number.NaN]) assert.throws(() => porcentajeEnLetras(bad), RangeError);
});

test('las cifras con ceros a la izquierda los dicen uno por uno', () => {
  assert.equal(cifrasEnLetras('00423'), 'cero cero cuatrocientos veintitrés');
  assert.equal(cifrasEnLetras('0000'), 'cero cero cero cero');
});
