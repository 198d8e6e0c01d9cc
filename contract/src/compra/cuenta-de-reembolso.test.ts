import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CuentaDeReembolso, vuelveALaTarjeta } from './cuenta-de-reembolso.ts';

const cuenta = { banco: 'Banco Industrial', tipo: 'monetaria', numero: '0123456789', titular: 'Ana Ruiz' };
const leer = (numero: string) => CuentaDeReembolso.safeParse({ ...cuenta, numero });
const falta = (numero: string) => leer(numero).error?.issues[0]?.message;

test('el número se escribe como en la libreta, y se guarda sin espacios ni guiones', () => {
  assert.equal(leer('012-345678-9').data?.numero, '0123456789');
  assert.equal(leer(' 4500 1234 56 ').data?.numero, '4500123456');
});

test('un IBAN vale si sus dígitos verificadores cuadran', () => {
  assert.equal(leer('GT20 AGRO 0000 0000 0012 3456 7890').data?.numero, 'GT20AGRO00000000001234567890');
  assert.equal(falta('GT21AGRO00000000001234567890'), 'numeroDeCuenta');
});

test('lo demás no es un número de cuenta: corto, largo, con letras, vacío', () => {
  for (const numero of ['12345', '1'.repeat(21), '12345a789', '１２３４５６７'])
    assert.equal(falta(numero), 'numeroDeCuenta', numero);
  assert.equal(falta('  '), 'requerido');
});

test('banco, tipo y titular hacen falta, y el titular es un nombre', () => {
  const con = (cambio: object) => CuentaDeReembolso.safeParse({ ...cuenta, ...cambio }).error?.issues[0]?.path;
  for (const [campo, valor] of [
    ['banco', ' '],
    ['tipo', 'dolares'],
    ['titular', '1234'],
  ] as const)
    assert.deepEqual(con({ [campo]: valor }), [campo]);
});

test('a la tarjeta vuelve un monto de los que su proveedor devuelve', () => {
  assert.equal(vuelveALaTarjeta(null, 100), false);
  assert.deepEqual(
    [99, 100, 101].map((monto) => vuelveALaTarjeta({ desde: 100, hasta: 100 }, monto)),
    [false, true, false],
  );
});
