import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pregunta } from '@fedatario/document-engine';
import { entradaDe } from './entradas.ts';

const de = (tipo: Pregunta['tipo']) => {
  const entrada = entradaDe(tipo);
  assert.ok(entrada, tipo);
  return entrada;
};

test('an amount is whole centavos however it is written', () => {
  for (const typed of ['3500.50', '3,500.50', 'Q 3,500.5', '3500,50'])
    assert.equal(de('moneda').leer(typed), 350050, typed);
  assert.equal(de('moneda').leer('3,500'), 350000);
  assert.equal(de('moneda').leer('3500.'), 350000);
  assert.equal(de('moneda').mostrar(123456789), '1,234,567.89');
});

test('what is not yet an answer stays as it was typed, and a blank is none', () => {
  assert.equal(de('moneda').leer('tres mil'), 'tres mil');
  assert.equal(de('fecha').leer('31/02/2026'), '31/02/2026');
  assert.equal(de('numero').leer('12a'), '12a');
  for (const tipo of ['texto', 'moneda', 'fecha', 'numero', 'cui', 'nit'] as const)
    assert.equal(de(tipo).leer('  '), undefined);
});

test('a date is typed day first and kept as the engine wants it', () => {
  assert.equal(de('fecha').leer(de('fecha').escribir('21112026')), '2026-11-21');
  assert.equal(de('fecha').mostrar('2026-11-21'), '21/11/2026');
});

test('what is kept is shown, and reading what is shown gives what is kept', () => {
  const kept: [Pregunta['tipo'], unknown][] = [
    ['texto', 'Ana'],
    ['moneda', 350000],
    ['porcentaje', 5.5],
    ['numero', 12],
    ['fecha', '2026-11-21'],
    ['hora', '09:30'],
    ['cui', '2500004231601'],
    ['nit', '576937K'],
    ['placa', 'P-123BCD'],
    ['moneda', 'tres mil'],
  ];
  for (const [tipo, valor] of kept) assert.deepEqual(de(tipo).leer(de(tipo).mostrar(valor)), valor, tipo);
});

test('an hour is written as it is read', () => {
  assert.equal(de('hora').escribir('1430'), '14:30');
  assert.equal(de('hora').escribir('9'), '9');
});
