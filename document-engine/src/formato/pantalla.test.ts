import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDia, formatFecha, formatFechaHora, formatHora } from './pantalla.ts';

const GUATEMALA = { zonaHoraria: 'America/Guatemala', locale: 'es-GT' };

test('una fecha con hora se lee en la zona de quien la mira', () => {
  assert.equal(formatFechaHora('2026-11-21T16:30:00Z', GUATEMALA), '21 nov 2026, 10:30');
  assert.equal(formatFechaHora(new Date('2026-11-21T03:30:00Z'), GUATEMALA), '20 nov 2026, 21:30');
  const madrid = { zonaHoraria: 'Europe/Madrid', locale: 'es-ES' };
  assert.equal(formatFechaHora('2026-11-21T23:05:00Z', madrid), '22 nov 2026, 00:05');
});

test('la medianoche es 00:00 y no 24:00', () => {
  assert.equal(formatHora('2026-11-21T06:00:00Z', GUATEMALA), '00:00');
});

test('un día del calendario no se corre por la zona horaria', () => {
  assert.equal(formatDia('2026-01-01', 'es-GT'), '1 ene 2026');
  assert.equal(formatDia('2026-01-01', 'en-US'), '1 Jan 2026');
  assert.equal(formatFecha('2026-01-01T03:00:00Z', GUATEMALA), '31 dic 2025');
});

test('un instante o una zona que no existen se rechazan', () => {
  assert.throws(() => formatFechaHora('ayer', GUATEMALA), RangeError);
  assert.throws(() => formatFecha('2026-11-21T03:30:00Z', { ...GUATEMALA, zonaHoraria: 'Marte/Olimpo' }), RangeError);
  assert.throws(() => formatDia('2026-13-40', 'es-GT'), RangeError);
});
