import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cuentaDeGastos, debido, previsto, quienesPagan } from './gasto.ts';

const centavos = fc.integer({ min: 0, max: 1_000_000 });
const gasto = fc.record({ estimado: centavos, gastado: fc.option(centavos), paga: fc.constantFrom(...quienesPagan) });

test('de lo estimado nunca se paga más, aunque cueste más; lo que paga la oficina no se cobra', () => {
  assert.equal(debido({ estimado: 3_000, gastado: 4_500, paga: 'cliente' }), 3_000);
  assert.equal(debido({ estimado: 3_000, gastado: 2_500, paga: 'cliente' }), 2_500);
  assert.equal(debido({ estimado: 3_000, gastado: 2_500, paga: 'oficina' }), 0);
  assert.equal(previsto({ estimado: 3_000, gastado: null, paga: 'cliente' }), 3_000);
});

test('lo debido nunca pasa del tope, y lo cobrado cuadra con lo debido más lo que sobra', () => {
  fc.assert(
    fc.property(fc.array(gasto, { maxLength: 12 }), centavos, (gastos, cobrado) => {
      const cuenta = cuentaDeGastos(gastos, cobrado);
      const tope = gastos.reduce((suma, { estimado }) => suma + estimado, 0);
      assert.ok(cuenta.debido <= cuenta.previsto && cuenta.previsto <= tope);
      assert.equal(cuenta.sobra, Math.max(0, cobrado - cuenta.debido));
      assert.equal(cobrado + cuenta.porCobrar, Math.max(cobrado, cuenta.previsto));
    }),
  );
});
