import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Descuento, desglosarDevolucion, totalizar } from './totales.ts';

const linea = fc.record({ precio: fc.integer({ min: 0, max: 100_000_000 }), conDescuento: fc.boolean() });
const descuento: fc.Arbitrary<Descuento | null> = fc.option(
  fc.oneof(
    fc.record({ tipo: fc.constant('porcentaje' as const), valor: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ tipo: fc.constant('monto' as const), valor: fc.integer({ min: 1, max: 200_000_000 }) }),
  ),
);
const compra = fc.tuple(fc.array(linea, { minLength: 1, maxLength: 20 }), descuento);

test('quince por ciento sobre tres líneas se reparte como lo dice la fuente', () => {
  const lineas = [19_900, 14_900, 9_900].map((precio) => ({ precio, conDescuento: true }));
  const { lineas: totales, descuento } = totalizar(lineas, { tipo: 'porcentaje', valor: 15 });
  assert.deepEqual(
    totales.map((total) => total.descuento),
    [2_985, 2_235, 1_485],
  );
  assert.equal(descuento, 6_705);
});

test('el IVA es la suma de las líneas, no se calcula otra vez sobre el total', () => {
  const { base, iva } = totalizar(
    [9_900, 9_900, 9_900].map((precio) => ({ precio, conDescuento: false })),
    null,
  );
  assert.deepEqual({ base, iva }, { base: 26_517, iva: 3_183 });
});

test('un código de monto nunca descuenta más que las líneas que alcanza', () => {
  const lineas = [
    { precio: 5_000, conDescuento: true },
    { precio: 80_000, conDescuento: false },
  ];
  assert.deepEqual(
    totalizar(lineas, { tipo: 'monto', valor: 20_000 }).lineas.map(({ total }) => total),
    [0, 80_000],
  );
});

test('líneas, descuento, base e IVA siempre cuadran al centavo', () => {
  fc.assert(
    fc.property(compra, ([lineas, con]) => {
      const totales = totalizar(lineas, con);
      assert.equal(totales.subtotal - totales.descuento, totales.total);
      assert.equal(totales.base + totales.iva, totales.total);
      for (const { precio, descuento: parte, total, base, iva } of totales.lineas) {
        assert.ok(parte >= 0 && parte <= precio);
        assert.equal(precio - parte, total);
        assert.equal(base + iva, total);
      }
    }),
  );
});

test('una línea que el código no alcanza no cambia, y el descuento sale entero de las demás', () => {
  fc.assert(
    fc.property(compra, ([lineas, con]) => {
      const totales = totalizar(lineas, con);
      lineas.forEach((una, i) => {
        if (!una.conDescuento) assert.equal(totales.lineas[i]?.descuento, 0);
      });
      const alcanzado = lineas.reduce((suma, una) => suma + (una.conDescuento ? una.precio : 0), 0);
      if (con?.tipo === 'monto') assert.equal(totales.descuento, Math.min(con.valor, alcanzado));
      if (con?.tipo === 'porcentaje') assert.ok(Math.abs(totales.descuento - (alcanzado * con.valor) / 100) <= 0.5);
    }),
  );
});

test('devuelta en partes cualesquiera, una línea devuelve justo su base y su IVA', () => {
  const partes = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(partes, (montos) => {
      let antes = 0;
      const suma = { base: 0, iva: 0 };
      for (const monto of montos) {
        const { base, iva } = desglosarDevolucion(antes, monto);
        assert.ok(base >= 0 && iva >= 0 && base + iva === monto);
        suma.base += base;
        suma.iva += iva;
        antes += monto;
      }
      assert.deepEqual(suma, desglosarDevolucion(0, antes));
    }),
  );
});
