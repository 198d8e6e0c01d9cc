import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { desglosarIva, desglosarLineas, repartirDescuento, timbreNotarial } from './iva.ts';
import { timbresEn } from './papeles/timbres.ts';

const DESGLOSES = `
0.00→0.00, 0.00 · 0.01→0.01, 0.00 · 0.05→0.04, 0.01 · 0.14→0.13, 0.01 · 0.56→0.50, 0.06 · 0.99→0.88, 0.11 ·
1.00→0.89, 0.11 · 1.12→1.00, 0.12 · 10.00→8.93, 1.07 · 19.99→17.85, 2.14 · 99.99→89.28, 10.71 · 100.00→89.29, 10.71 ·
112.00→100.00, 12.00 · 149.00→133.04, 15.96 · 199.00→177.68, 21.32 · 250.00→223.21, 26.79 · 299.00→266.96, 32.04 ·
350.00→312.50, 37.50 · 450.00→401.79, 48.21 · 999.00→891.96, 107.04 · 1234.56→1102.29, 132.27 ·
2499.99→2232.13, 267.86 · 2500.00→2232.14, 267.86 · 15000.00→13392.86, 1607.14 · 999999.99→892857.13, 107142.86`
  .split('·')
  .map((vector) => vector.split(/[→,]/).map((amount) => Math.round(Number(amount) * 100)) as [number, number, number]);

const LINEAS = [
  { lineas: [9900, 9900, 9900], base: 26517, iva: 3183 },
  { lineas: [19900, 14900], base: 31072, iva: 3728 },
  { lineas: [99, 99, 99, 99], base: 352, iva: 44 },
  { lineas: [4999, 4999, 4999], base: 13389, iva: 1608 },
];

const DESCUENTOS = [
  { lineas: [19900, 14900, 9900], descuento: 6705, partes: [2985, 2235, 1485] },
  { lineas: [3333, 3333, 3334], descuento: 1000, partes: [333, 333, 334] },
  { lineas: [100, 100, 100], descuento: 150, partes: [50, 50, 50] },
  { lineas: [100, 100, 100], descuento: 100, partes: [34, 33, 33] },
  { lineas: [0, 0], descuento: 0, partes: [0, 0] },
];

const TIMBRES = { 100: 1, 500: 1, 501: 2, 1000: 2, 12500: 25, 54321: 109, 149999: 300, 150000: 300, 1000000: 300 };

test('los vectores de IVA son veinticinco', () => assert.equal(DESGLOSES.length, 25));

for (const [total, base, iva] of DESGLOSES) {
  test(`Q${total / 100} con IVA incluido son Q${base / 100} de base y Q${iva / 100} de IVA`, () => {
    assert.deepEqual(desglosarIva(total), { base, iva });
  });
}

for (const { lineas, base, iva } of LINEAS) {
  test(`el IVA de las líneas ${lineas.join(' + ')} se suma por línea`, () => {
    assert.deepEqual(desglosarLineas(lineas), { base, iva });
    assert.notDeepEqual(desglosarIva(lineas.reduce((a, b) => a + b)), { base, iva });
  });
}

for (const { lineas, descuento, partes } of DESCUENTOS) {
  test(`un descuento de ${descuento} sobre ${lineas.join(', ')} se reparte ${partes.join(', ')}`, () => {
    assert.deepEqual(repartirDescuento(lineas, descuento), partes);
  });
}

for (const [valor, timbre] of Object.entries(TIMBRES)) {
  test(`el timbre notarial de un contrato de Q${valor} es de Q${timbre}`, () => {
    assert.equal(timbreNotarial(Number(valor) * 100, timbresEn('2026-11-21')), timbre * 100);
  });
}

test('base más IVA es el total, y el IVA es el doce por ciento de la base al centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (total) => {
      const { base, iva } = desglosarIva(total);
      assert.equal(base + iva, total);
      assert.ok(Math.abs(iva - base * 0.12) <= 1.2);
    }),
    { numRuns: 2000 },
  );
  for (let total = 0; total <= 300_000; total++) {
    const { base, iva } = desglosarIva(total);
    assert.equal(base + iva, total);
    assert.equal(base, Math.round((total * 100) / 112));
  }
});

test('un descuento repartido suma el descuento y ninguna línea queda negativa', () => {
  const lineas = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lineas, fc.double({ min: 0, max: 1, noNaN: true }), (lines, share) => {
      const total = lines.reduce((a, b) => a + b, 0);
      const descuento = Math.floor(total * share);
      const partes = repartirDescuento(lines, descuento);
      assert.equal(
        partes.reduce((a, b) => a + b, 0),
        descuento,
      );
      partes.forEach((parte, i) => {
        assert.ok(parte >= 0 && parte <= (lines[i] ?? 0));
      });
    }),
  );
});

test('un monto imposible no se desglosa ni se reparte', () => {
  for (const bad of [-1, 0.5, Number.NaN, 1e14]) assert.throws(() => desglosarIva(bad), RangeError);
  assert.throws(() => repartirDescuento([100], 101), RangeError);
  assert.throws(() => timbreNotarial(-1, timbresEn('2026-11-21')), RangeError);
});
