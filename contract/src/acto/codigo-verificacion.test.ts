import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codigoImpreso, leerCodigo, leerHuella } from './codigo-verificacion.ts';

test('un código se lee como la gente lo escribe', () => {
  const codigo = '01ABC11DEF00GHJKMNPQ';
  for (const escrito of [
    '01abc-11def-00ghj-kmnpq',
    ' oiABC lLDEF OoGHJ KMNPQ ',
    codigo,
    codigoImpreso(codigo),
    `${codigoImpreso(codigo).replaceAll('-', '\u2011')}.`,
    '01ABC–11DEF—00GHJ-KMNPQ. ',
  ])
    assert.equal(leerCodigo(escrito), codigo);
  for (const malo of ['', '01ABC', `${codigo}0`, codigo.replace('A', 'U'), codigo.replace('A', 'é'), "' or 1=1 --"])
    assert.equal(leerCodigo(malo), undefined);
  assert.equal(codigoImpreso(codigo), '01ABC-11DEF-00GHJ-KMNPQ');
});

test('una huella son sesenta y cuatro cifras hexadecimales', () => {
  const huella = 'a0'.repeat(32);
  assert.equal(leerHuella(huella.toUpperCase()), huella);
  for (const mala of ['', huella.slice(1), `${huella}0`, huella.replace('a', 'g')])
    assert.equal(leerHuella(mala), undefined);
});
