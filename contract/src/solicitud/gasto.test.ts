import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cuentaDeGastos, debido, previsto, quienesPagan } from './gasto.ts';

const centavos = fc.integer({ min: 0, max: 1_000_000 });
const gasto = fc
  .record({ estimado: fc.option(centavos), gastado: fc.option(centavos), paga: fc.constantFrom(...quienesPagan) })
  .filter(({ estimado, gastado }) => estimado !== null || gastado !== null);

test('de lo estimado nunca se paga más, aunque cueste más; lo que paga la oficina no se cobra', () => {
  assert.equal(debido({ estimado: 3_000, gastado: 4_500, paga: 'cliente' }), 3_000);
  assert.equal(debido({ estimado: 3_000, gastado: 2_500, paga: 'cliente' }), 2_500);
  assert.equal(debido({ estimado: null, gastado: 2_500, paga: 'cliente' }), 2_500);
  assert.equal(debido({ estimado: 3_000, gastado: 2_500, paga: 'oficina' }), 0);
  assert.equal(previsto({ estimado: 3_000, gastado: null, paga: 'cliente' }), 3_000);
});

test('lo cobrado es siempre lo debido más lo que sobra, y lo que falta por cobrar nunca deja sobra de más', () => {
  fc.assert(
    fc.property(fc.array(gasto, { maxLength: 12 }), centavos, (gastos, cobrado) => {
      const cuenta = cuentaDeGastos(gastos, cobrado);
      assert.ok(cuenta.debido <= cuenta.previsto);
      assert.equal(cuenta.cobrado - cuenta.sobra <= cuenta.debido, true);
      assert.equal(cuenta.cobrado + cuenta.porCobrar >= cuenta.previsto, true);
      if (cuenta.porCobrar > 0) assert.equal(cuenta.cobrado + cuenta.porCobrar, cuenta.previsto);
    }),
  );
});
