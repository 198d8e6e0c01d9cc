import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tercerosDe } from './terceros.ts';

const arancel = (monto: number | null, opcional = false) => ({ concepto: 'Registro', monto, nota: null, opcional });

test('sin cobros, o con cobros de nada, nadie más cobra; lo opcional no cuenta', () => {
  for (const list of [[], [arancel(0)], [arancel(15_000, true)], [arancel(0), arancel(null, true)]])
    assert.deepEqual(tercerosDe(list), { cuanto: 'ninguno', monto: 0 });
});

test('nunca se dice «hasta» de nada, y lo que no se sabe no se da por sabido', () => {
  const montos = fc.array(fc.record({ monto: fc.option(fc.nat(1_000_000)), opcional: fc.boolean() }));
  fc.assert(
    fc.property(montos, (list) => {
      const { cuanto, monto } = tercerosDe(list.map((one) => arancel(one.monto, one.opcional)));
      const seguros = list.filter(({ opcional }) => !opcional);
      assert.equal(
        monto,
        seguros.reduce((sum, one) => sum + (one.monto ?? 0), 0),
      );
      assert.equal(cuanto === 'ninguno' || cuanto === 'porDefinir', monto === 0);
      assert.equal(
        cuanto === 'desde' || cuanto === 'porDefinir',
        seguros.some((one) => one.monto === null),
      );
    }),
  );
});
