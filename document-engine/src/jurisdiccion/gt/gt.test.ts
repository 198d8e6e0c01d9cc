import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gt } from './gt.ts';

test('desde Q2,500.00 la factura exige identificar a quien compra', () => {
  assert.equal(gt.factura.exigeIdentificar(249_999), false);
  assert.equal(gt.factura.exigeIdentificar(250_000), true);
});

test('Guatemala se lee de una sola pieza', () => {
  assert.equal(gt.moneda.formatPantalla(125_000), 'Q\u00a01,250.00');
  assert.equal(gt.moneda.legal(100), 'UN QUETZAL (Q1.00)');
  assert.deepEqual(gt.impuesto.desglosar(11_200), { base: 10_000, iva: 1_200 });
  assert.deepEqual(gt.idTributaria.parse('cf').ok, true);
  assert.equal(gt.idPersonal.parse('1234 56780 0101').ok, false);
  assert.equal(gt.telefono.format('+50255551234'), '5555-1234');
  assert.equal(gt.calendario.sumarHabiles('2026-11-23', 25), '2026-12-30');
  assert.equal(gt.divisiones[0]?.municipios[7]?.nombre, 'Mixco');
});
