import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pregunta } from '@fedatario/document-engine';
import { entradaDe } from './entradas.ts';

const de = (tipo: Pregunta['tipo']) => {
  const entrada = entradaDe(tipo);
  assert.ok(entrada, tipo);
  return entrada;
};

test('un monto son centavos enteros, se escriba como se escriba', () => {
  for (const typed of ['3500.50', '3,500.50', 'Q 3,500.5', '3500,50'])
    assert.equal(de('moneda').leer(typed), 350050, typed);
  assert.equal(de('moneda').leer('3,500'), 350000);
  assert.equal(de('moneda').leer('3500.'), 350000);
  assert.equal(de('moneda').mostrar(123456789), '1,234,567.89');
});

test('lo que aún no es una respuesta queda como se escribió, y un blanco no es ninguna', () => {
  assert.equal(de('moneda').leer('tres mil'), 'tres mil');
  assert.equal(de('fecha').leer('31/02/2026'), '31/02/2026');
  assert.equal(de('numero').leer('12a'), '12a');
  for (const tipo of ['texto', 'moneda', 'fecha', 'numero', 'cui', 'nit'] as const)
    assert.equal(de(tipo).leer('  '), undefined);
});

test('una fecha se escribe como se acostumbra, y un año de dos cifras se entiende al dejar el campo', () => {
  const fecha = de('fecha');
  for (const typed of ['5/5/1980', '5-5-1980', '5 de mayo de 1980', '05051980']) {
    assert.equal(fecha.escribir(typed), typed);
    assert.equal(fecha.leer(typed), '1980-05-05');
  }
  assert.equal(fecha.leer('5/5/80'), '5/5/80');
  const nacimiento: Pregunta = { clave: 'fechaNacimiento', etiqueta: 'Fecha de nacimiento', tipo: 'fecha' };
  assert.equal(fecha.alDejar?.('5/5/30', nacimiento), '1930-05-05');
  assert.equal(fecha.alDejar?.('5/5/30', { ...nacimiento, clave: 'vence' }), '2030-05-05');
  assert.equal(fecha.alDejar?.('31/6/80', nacimiento), '31/6/80');
  assert.equal(fecha.mostrar('2026-11-21'), '21/11/2026');
});

test('lo guardado se muestra, y leer lo mostrado da lo guardado', () => {
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

test('una hora se escribe como se lee', () => {
  assert.equal(de('hora').escribir('1430'), '14:30');
  assert.equal(de('hora').escribir('9'), '9');
});
