import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { enlace, enlaceDeCalendario } from './campos.ts';

test('la dirección de un calendario se toma como la dan los programas, y se lee por https', () => {
  const leida = (texto: string) => z.safeParse(enlaceDeCalendario, texto).data;
  for (const esquema of ['webcal', 'webcals', 'WebCal', 'https'])
    assert.equal(leida(`${esquema}://calendario.ejemplo.com/ana.ics`), 'https://calendario.ejemplo.com/ana.ics');
  assert.equal(leida('http://calendario.ejemplo.com/ana.ics'), 'http://calendario.ejemplo.com/ana.ics');
  for (const ajena of ['ftp://ejemplo.com/ana.ics', 'webcal:', 'javascript:alert(1)', 'webcalx://ejemplo.com'])
    assert.equal(leida(ajena), undefined, ajena);
  assert.equal(z.safeParse(enlace, 'webcal://ejemplo.com').success, false);
});
