import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runsByLength } from '@fedatario/document-engine/testing/length';
import fc from 'fast-check';
import { ocupadoDe } from './leer.ts';
import { OFICINA, partesDeCalendario } from './testing/calendarios.ts';

const ventana = { inicio: Date.parse('2026-06-01T00:00:00Z'), fin: Date.parse('2027-07-01T00:00:00Z') };

const escrito = (tramos: readonly (readonly [number, number])[]) =>
  tramos.map((tramo) => tramo.map((ms) => new Date(ms).toISOString().slice(0, 16)).join('/')).sort();

test('las horas ocupadas de un calendario cualquiera son las que su dueño tiene ocupadas', () => {
  fc.assert(
    fc.property(partesDeCalendario, (partes) => {
      const texto = [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:x',
        ...partes.flatMap(({ lineas }) => lineas),
        'END:VCALENDAR',
        '',
      ].join('\r\n');
      const { tramos, completo } = ocupadoDe({ ...ventana, zona: OFICINA, texto });
      const verdad = partes
        .flatMap((parte) => parte.verdad)
        .filter(([inicio, fin]) => fin > ventana.inicio && inicio < ventana.fin);
      assert.deepEqual(escrito(tramos.map(({ inicio, fin }) => [inicio, fin] as const)), escrito(verdad));
      assert.equal(completo, true);
    }),
    runsByLength(200, 5_000),
  );
});
