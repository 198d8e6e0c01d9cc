import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR } from '@fedatario/contract';
import { diaEscrito, diaLocal, horaLocal, inicioDelDia } from './hora-local.ts';

test('el día y la hora son los de donde está la empresa, también cuando en Londres ya es mañana', () => {
  const instante = new Date('2026-01-16T05:59:59Z');
  assert.equal(diaLocal(instante), '2026-01-15');
  assert.equal(horaLocal(instante), '2026-01-15T23:59:59-06:00');
  assert.equal(diaLocal(new Date('2026-01-16T06:00:00Z')), '2026-01-16');
  assert.equal(inicioDelDia('2026-01-16').toISOString(), '2026-01-16T06:00:00.000Z');
});

test('todo día que un campo acepta tiene su medianoche, también antes de que hubiera husos horarios', () => {
  for (const dia of ['1850-01-01', '1900-01-01', '1918-10-05', '2006-06-01', '2299-12-31'])
    assert.ok(Math.abs(inicioDelDia(dia).getTime() - Date.parse(`${dia}T06:00:00Z`)) <= HOUR, dia);
  assert.ok(!Number.isNaN(Date.parse(horaLocal(new Date('1900-01-01T12:00:00Z')))));
});

test('un día se escribe como se lee', () => {
  assert.equal(diaEscrito('2026-01-15'), '15/01/2026');
});
