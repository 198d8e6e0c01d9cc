import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { limpiarTexto } from './limpiar.ts';

test('lo pegado de Word, de la web o de un PDF queda como se quiso escribir', () => {
  assert.equal(limpiarTexto('uno\vdos\r\ntres\u2028cuatro', false), 'uno\ndos\ntres\ncuatro');
  assert.equal(limpiarTexto('uno\vdos\r\n  tres\tcuatro', true), 'uno dos tres cuatro');
  assert.equal(limpiarTexto('\ufeffinge\u00adniera\u00a0\u2009me\u0301dica\u200b\u200d ', true), 'ingeniera médica');
  assert.equal(
    limpiarTexto('guión\u001efijo, \u202eal revés\u202c \u2066aparte\u2069', true),
    'guión-fijo, al revés aparte',
  );
  assert.equal(limpiarTexto('campo \u0013HYPERLINK\u0015, a\u0000b', true), 'campo HYPERLINK, ab');
});

test('limpiar dos veces es limpiar una, y nunca deja controles ni marcas invisibles', () => {
  const texto = fc.array(
    fc.oneof(
      fc.constantFrom(...'a\u0301 \t\r\n\v\u00a0\u00ad\u200b\u202e\u0000\ufeffñ'),
      fc.string({ unit: 'binary' }),
    ),
  );
  fc.assert(
    fc.property(texto, fc.boolean(), (parts, unRenglon) => {
      const clean = limpiarTexto(parts.join(''), unRenglon);
      assert.equal(limpiarTexto(clean, unRenglon), clean);
      assert.doesNotMatch(clean, unRenglon ? /\p{Cc}|\p{Default_Ignorable_Code_Point}/u : /[^\P{Cc}\n]|\u202e|\r/u);
      assert.equal(clean, clean.normalize('NFC'));
    }),
    { numRuns: 500 },
  );
});
