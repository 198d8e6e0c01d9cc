import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textosDe } from '#textos/pantallas';
import { textosDePrimeras } from '#textos/primeras';
import { makeReader } from '../../scripts/texts/readings.ts';
import { missingFromLayout } from '../../scripts/texts/screens.ts';
import type { Screen } from './screen.ts';
import { adminScreens, customerScreens, guestScreens, otherScreens } from './screens.ts';

test('cada pantalla tiene los capítulos de textos que leen sus módulos', () => {
  const screens: readonly Screen[] = [...guestScreens, ...customerScreens, ...adminScreens, ...otherScreens];
  const missing = screens.filter(({ path }) => !(path in textosDe) && !(path in textosDePrimeras));
  assert.deepEqual(missing, []);
  assert.deepEqual(textosDe['/login'], ['campo', 'identidad']);
  assert.deepEqual(textosDePrimeras['/'], ['inicio', 'productos']);
});

/** The chapters that a layout loads before those of its screen are known. */
const layouts = { HomeLayout: ['comun'], DeskLayout: ['comun', 'error'] };

for (const [layout, loaded] of Object.entries(layouts)) {
  test(`${layout} carga todos los capítulos de textos que leen sus módulos`, () => {
    assert.deepEqual([...missingFromLayout(layout, loaded)], []);
  });
}

test('de un archivo se reconocen los capítulos que lee por caminos literales y compuestos', () => {
  const { chaptersIn } = makeReader({
    minuta: { titulo: ['Minuta', 'Draft', 'Taslak', 'مسودة'] },
    conversacion: { de: { cliente: ['Cliente', 'Customer', 'Müşteri', 'العميل'] } },
    tramites: {},
  });
  assert.deepEqual(
    chaptersIn(`t('minuta.titulo'); t(\`conversacion.de.$\{x}\`); 'tramites.nada'; import('./minuta.ts')`),
    ['conversacion', 'minuta'],
  );
});
