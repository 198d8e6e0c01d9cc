import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chapters, spanishTexts } from '../../scripts/texts/chapters.ts';
import { makeReader } from '../../scripts/texts/readings.ts';
import { layoutAt, textsOfScreens } from '../../scripts/texts/screens.ts';
import type { Screen } from './screen.ts';
import { textosDe } from './screens/textos.ts';
import { adminScreens, customerScreens, guestScreens, otherScreens } from './screens.ts';

const reader = makeReader(await spanishTexts(chapters()));

test('cada pantalla construida tiene su fila de textos, que es lo que leen sus módulos', () => {
  const screens: readonly Screen[] = [...guestScreens, ...customerScreens, ...adminScreens, ...otherScreens];
  assert.deepEqual(
    screens.map(({ path }) => path).filter((path) => !(path in textosDe)),
    ['/productos/:idProducto', '/nuestros-planes'],
  );
  assert.deepEqual(Object.fromEntries(textsOfScreens(reader)), textosDe);
});

/** The chapters that a layout loads before those of its screen are known. */
const layouts = { HomeLayout: ['comun'], DeskLayout: ['comun', 'error'] };

for (const [layout, loaded] of Object.entries(layouts)) {
  test(`${layout} carga todos los capítulos de textos que leen sus módulos`, () => {
    assert.deepEqual([...reader.missingFrom(layoutAt(layout), new Set(loaded))], []);
  });
}

test('de un archivo se reconocen los capítulos que lee por caminos literales y compuestos', () => {
  const { chaptersIn } = makeReader({ minuta: { titulo: '' }, conversacion: { de: { cliente: '' } }, tramites: {} });
  assert.deepEqual(
    chaptersIn(`t('minuta.titulo'); t(\`conversacion.de.$\{x}\`); 'tramites.nada'; import('./minuta.ts')`),
    ['conversacion', 'minuta'],
  );
});
