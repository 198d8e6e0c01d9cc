import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { leerMonto } from './leer-monto.ts';

const leido = (texto: string) => {
  const read = leerMonto(texto);
  return read.ok ? read.centavos : read.mensaje;
};

test('una cantidad se lee como la gente la escribe', () => {
  const mil = [
    '1,500.00',
    '1500',
    'Q1,500',
    'Q 1500.00',
    'Q. 1,500.0',
    '1.500,00',
    '1500,00',
    '1 500.00',
    '1500.',
    'GTQ 1500',
    '1,500 quetzales',
    'Q1,500.00.',
    '1.500,00.',
    '1,500.00 Q.',
    '1,500.00 quetzales.',
  ];
  for (const forma of mil) assert.equal(leido(forma), 150_000, forma);
  for (const millon of ['1’500,000.50', '1´500,000.50', '1`500,000.50', "1'500,000.50."])
    assert.equal(leido(millon), 150_000_050, millon);
  assert.match(String(leido('1.500.')), /^escriba/);
  assert.equal(leido('1.500.000'), 150_000_000);
  assert.equal(leido('3,5'), 350);
  assert.equal(leido('0.29'), 29);
});

test('lo que no es una cantidad dice por qué, y lo que puede ser dos no se lee', () => {
  assert.equal(leido('-500'), 'no puede ser negativo.');
  assert.equal(leido('Q -1,500.00'), 'no puede ser negativo.');
  assert.equal(leido('1.500'), 'no queda claro cuánto es: escriba 1,500.00 si son miles, o dos decimales.');
  assert.equal(leido('1500.505'), 'escriba dos decimales como máximo.');
  for (const texto of [
    '1e9',
    'mil',
    '',
    '1,50,000',
    '1.50.000',
    '1,500,00',
    '1..5',
    '0x10',
    '١٢',
    '1/2',
    '9'.repeat(1e6),
  ])
    assert.equal(leido(texto), 'escriba una cantidad, por ejemplo 1,500.00.', texto.slice(0, 9));
});

test('cualquier monto escrito de cualquier forma es ese monto y ningún otro', () => {
  const groups = (whole: string, sign: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (centavos) => {
      const [whole = '', cents = ''] = [String(Math.floor(centavos / 100)), String(centavos % 100).padStart(2, '0')];
      for (const forma of [
        `${whole}.${cents}`,
        `Q${groups(whole, ',')}.${cents}`,
        `${groups(whole, '.')},${cents}`,
        `${groups(whole, ' ')}.${cents}`,
        `${whole},${cents}`,
      ])
        assert.equal(leido(forma), centavos, forma);
    }),
  );
});

test('lo que se lee tiene las mismas cifras que se escribieron', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,Q -’'), maxLength: 16 }), (texto) => {
      const read = leerMonto(texto);
      if (!read.ok) return;
      const digits = texto.replace(/\D/g, '').replace(/^0+/, '');
      assert.ok(
        ['', '0', '00'].some((more) => String(read.centavos) === (digits + more || '0').replace(/^0+(?=\d)/, '')),
        texto,
      );
      assert.ok(!texto.includes('-'));
    }),
    { numRuns: 3000 },
  );
});
