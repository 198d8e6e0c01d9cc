import assert from 'node:assert/strict';
import { test } from 'node:test';
import { papelDeProtocolo, salvadoDe } from './protocolo.ts';

test('se salva lo entrelineado y lo testado, cada cosa con su palabra', () => {
  assert.equal(salvadoDe([]), '');
  assert.equal(salvadoDe([{ clase: 'testado', texto: ' uno ' }]), 'Testado: «uno». Omítase.');
  assert.equal(
    salvadoDe([
      { clase: 'testado', texto: 'uno' },
      { clase: 'entreLineas', texto: 'dos' },
      { clase: 'entreLineas', texto: 'tres' },
    ]),
    'Entre líneas: «dos»; «tres». Léase. Testado: «uno». Omítase.',
  );
});

test('los veinticinco renglones caben en la hoja', () => {
  const { alto, primera, renglones, entreRenglones } = papelDeProtocolo;
  assert.equal(renglones, 25);
  assert.ok(primera + (renglones - 1) * entreRenglones < alto - 10);
});
