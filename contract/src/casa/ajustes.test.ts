import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FormaDeAjustes } from './ajustes.ts';
import { ajustesPorOmision, leerAjustes } from './ajustes-leidos.ts';

test('de lo guardado se lee lo que se entiende; lo demás queda como al principio', () => {
  const guardados = {
    direction: 'rtl',
    animations: 'no',
    theme: { main: 'dark3', navbar: 'violeta' },
    layout: { style: 9 },
  };
  assert.deepEqual(leerAjustes(guardados), {
    ...ajustesPorOmision,
    direction: 'rtl',
    theme: { ...ajustesPorOmision.theme, main: 'dark3', navbar: 'default' },
  });
});

test('un tema que no existe cuenta como default, también al guardarlo; el pie es oscuro si nadie eligió', () => {
  const theme = { ...ajustesPorOmision.theme, toolbar: 'light99' };
  assert.equal(FormaDeAjustes.parse({ ...ajustesPorOmision, theme }).theme.toolbar, 'default');
  assert.equal(leerAjustes({ theme }).theme.toolbar, 'default');
  assert.equal(leerAjustes(null).theme.footer, 'defaultDark');
});

test('sea lo que sea lo guardado, lo que se lee es válido y leerlo otra vez no lo cambia', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ layout: fc.anything(), theme: fc.dictionary(fc.string(), fc.anything()) })),
      (any) => {
        const read = leerAjustes(any);
        assert.deepEqual(FormaDeAjustes.parse(read), read);
        assert.deepEqual(leerAjustes(read), read);
      },
    ),
  );
});
