import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { enlace, enlaceDeCalendario, enlaceHasta } from './campos.ts';

test('la dirección de un calendario se toma como la dan los programas, y se lee por https', () => {
  const leida = (texto: string) => z.safeParse(enlaceDeCalendario, texto).data;
  for (const esquema of ['webcal', 'webcals', 'WebCal', 'https'])
    assert.equal(leida(`${esquema}://calendario.ejemplo.com/ana.ics`), 'https://calendario.ejemplo.com/ana.ics');
  assert.equal(leida('http://calendario.ejemplo.com/ana.ics'), 'http://calendario.ejemplo.com/ana.ics');
  for (const ajena of ['ftp://ejemplo.com/ana.ics', 'webcal:', 'javascript:alert(1)', 'webcalx://ejemplo.com'])
    assert.equal(leida(ajena), undefined, ajena);
  assert.equal(z.safeParse(enlace, 'webcal://ejemplo.com').success, false);
});

test('una dirección se guarda con su esquema en minúsculas; sin sus dos barras no lo es, y si es larga se dice cuánto cabe', () => {
  assert.equal(z.safeParse(enlace, 'HTTPS://Meet.Example/Sala').data, 'https://Meet.Example/Sala');
  for (const otra of ['https:ejemplo.com', 'https:/ejemplo.com', 'https:\\\\ejemplo.com'])
    assert.equal(z.safeParse(enlace, otra).success, false, otra);
  const larga = z.safeParse(enlaceHasta(200), `https://ejemplo.com/${'x'.repeat(200)}`);
  assert.deepEqual(
    larga.error?.issues.map(({ message, code }) => [message, code]),
    [['largo', 'too_big']],
  );
});
