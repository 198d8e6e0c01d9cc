import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siguienteOcurrencia, ultimaOcurrencia } from './ocurrencias.ts';

const iso = (instante: Date) => instante.toISOString();
/** Guatemala is six hours behind UTC all year. */
const en = (local: string) => new Date(`${local}-06:00`);

test('cada día a su hora de la empresa: la de hoy si ya llegó, y si no la de ayer', () => {
  const regla = { cada: 'dia', dia: null, hora: 7 } as const;
  assert.equal(iso(ultimaOcurrencia(regla, en('2026-11-26T07:00:00'))), iso(en('2026-11-26T07:00:00')));
  assert.equal(iso(ultimaOcurrencia(regla, en('2026-11-26T06:59:59'))), iso(en('2026-11-25T07:00:00')));
  assert.equal(iso(siguienteOcurrencia(regla, en('2026-11-26T07:00:00'))), iso(en('2026-11-27T07:00:00')));
  // At eight in the evening of the company it is already the next day in UTC.
  assert.equal(
    iso(siguienteOcurrencia({ ...regla, hora: 21 }, en('2026-11-26T20:00:00'))),
    iso(en('2026-11-26T21:00:00')),
  );
});

test('cada semana en su día, de lunes a domingo', () => {
  const lunes = { cada: 'semana', dia: 1, hora: 8 } as const;
  assert.equal(iso(siguienteOcurrencia(lunes, en('2026-11-26T12:00:00'))), iso(en('2026-11-30T08:00:00')));
  assert.equal(iso(ultimaOcurrencia(lunes, en('2026-11-26T12:00:00'))), iso(en('2026-11-23T08:00:00')));
  const domingo = { ...lunes, dia: 7 };
  assert.equal(iso(siguienteOcurrencia(domingo, en('2026-11-22T09:00:00'))), iso(en('2026-11-29T08:00:00')));
});

test('cada mes en su día, o en el último de un mes que no lo tiene', () => {
  const fin = { cada: 'mes', dia: 31, hora: 6 } as const;
  assert.equal(iso(siguienteOcurrencia(fin, en('2028-02-01T00:00:00'))), iso(en('2028-02-29T06:00:00')));
  assert.equal(iso(siguienteOcurrencia(fin, en('2026-11-30T06:00:00'))), iso(en('2026-12-31T06:00:00')));
  assert.equal(iso(ultimaOcurrencia(fin, en('2026-12-31T05:00:00'))), iso(en('2026-11-30T06:00:00')));
});
