import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Grupo, grupos, permite } from '@fedatario/contract/base';
import { home } from './first-screens.ts';
import { landing } from './landing.ts';
import { beyond, esPronto, type GroupId, isWithin, menu, menuFor } from './menu.ts';
import { officeHome } from './office-home.ts';
import { adminScreens, otherScreens, redirects } from './screens.ts';
import { oficina } from './shell/textos.ts';

type Row = [group: string, entry: string, url: string, role: Grupo | null];
const spec: { rows: Row[] } = JSON.parse(readFileSync(new URL('./menu.spec.json', import.meta.url), 'utf8'));

/** The name of each group in the specification. */
const groupNames: Record<GroupId, string> = {
  comienzo: 'Start',
  reportes: 'Reports',
  documentos: 'Notarial documents',
  gestiones: 'Procedures management',
  planes: 'Plans',
  suscripciones: 'Subscriptions',
  administracion: 'Administration',
  general: 'General',
  seguridad: 'Security',
};

const specifiedRows = Object.entries(menu).flatMap(([id, { auth: groupAuth, items }]) =>
  Object.entries(items).map(([item, { url, auth }]) => ({ id: id as GroupId, item, url, auth, groupAuth })),
);
const rows = [
  ...specifiedRows,
  ...Object.entries(beyond).flatMap(([id, items]) =>
    Object.entries(items).map(([item, entry]) => ({
      ...entry,
      id: id as GroupId,
      item,
      groupAuth: menu[id as GroupId].auth,
    })),
  ),
];
/** The screen that a menu address leads to, through its redirect if it has one. */
const screenOf = (url: string) => {
  const to = Object.hasOwn(redirects, url) ? redirects[url as keyof typeof redirects] : url;
  return [home, ...adminScreens, ...otherScreens].find(({ path }) => pattern(path).test(to));
};
const pattern = (path: string) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);

test('cada fila de la especificación es una entrada de su grupo con su rol, y no hay otra', () => {
  const specified = spec.rows.map(([group, , url, role]) => [group, url, role ?? 'public']);
  assert.deepEqual(
    specifiedRows.map(({ id, url, auth }) => [groupNames[id], url, auth]),
    specified,
  );
});

test('además están las notas de crédito, los deberes y el registro, la biblioteca de cláusulas, las plantillas de respuesta, los testimonios, la auditoría y lo que falta para abrir, y nada más', () => {
  assert.deepEqual(beyond, {
    reportes: { 'notas-de-credito': { url: '/admin/notas-de-credito', auth: 'admin' } },
    documentos: {
      deberes: { url: '/admin/deberes', auth: 'staff' },
      registro: { url: '/admin/registro', auth: 'staff' },
    },
    administracion: { clausulas: { url: '/admin/catalogos/clausulas', auth: 'admin' } },
    general: {
      'plantillas-respuesta': { url: '/admin/generales/plantillas-respuesta', auth: 'admin' },
      testimonios: { url: '/admin/generales/testimonios', auth: 'admin' },
      'listo-para-abrir': { url: '/admin/generales/listo-para-abrir', auth: 'admin' },
      'cobros-y-facturas': { url: '/admin/generales/cobros-y-facturas', auth: 'admin' },
    },
    seguridad: { auditoria: { url: '/admin/seguridad/auditoria', auth: 'admin' } },
  });
});

test('cada entrada lleva a una pantalla que deja entrar a todos los que la ven en el menú', () => {
  for (const { url, auth, groupAuth } of rows) {
    const screen = screenOf(url);
    assert.ok(screen, url);
    const seers = grupos.staff.filter((rol) => permite(auth, rol) && permite(groupAuth, rol));
    for (const rol of seers) assert.ok(permite(screen.access, rol), `${rol} sees ${url}, which refuses`);
  }
});

test('la administración ve todo el menú', () => {
  assert.equal(menuFor('admin').flatMap(({ entries }) => entries).length, spec.rows.length + 9);
});

test('un notario ve solo lo suyo', () => {
  const seen = menuFor('notario').map(({ id, entries }) => [id, entries.map((entry) => entry.id)]);
  assert.deepEqual(seen, [
    ['comienzo', ['pagina-inicio']],
    ['documentos', ['tramites-en-proceso', 'deberes', 'registro']],
    ['gestiones', ['gestiones-sin-asignar', 'gestiones-en-proceso']],
    ['planes', ['citas', 'citas-pendientes']],
    ['suscripciones', ['lista-suscripciones']],
  ]);
});

test('una entrada dice «pronto» solo cuando su pantalla no está construida', () => {
  const pronto = rows.filter((row) => esPronto(row)).map(({ item }) => item);
  const pending = rows.filter(({ url }) => 'pending' in (screenOf(url) ?? {})).map(({ item }) => item);
  assert.deepEqual(pronto, pending);
  assert.ok(!pronto.includes('tablero-venta') && !pronto.includes('gestiones-sin-asignar'));
});

test('la oficina comienza en la primera pantalla que el notario ve, y para nadie donde no puede entrar', () => {
  const urls = menuFor('notario').flatMap(({ entries }) => entries.map(({ url }) => url));
  assert.equal(
    officeHome('notario'),
    urls.find((url) => url !== '/'),
  );
  assert.equal(officeHome('admin'), '/admin');
  assert.equal(officeHome('cliente'), undefined);
});

test('/admin lleva a la administración adonde dice la especificación, y al notario, que no puede verlo, a su trabajo', () => {
  assert.equal(landing('admin'), redirects['/admin']);
  assert.equal(landing('notario'), officeHome('notario'));
});

test('cada entrada tiene un nombre que un atajo admite, y no hay dos con el mismo', () => {
  for (const { item } of rows) assert.match(item, /^[a-z0-9-]{1,60}$/);
  assert.equal(new Set(rows.map(({ item }) => item)).size, rows.length);
});

test('el detalle de una cosa cuenta como su entrada; lo que solo empieza igual no', () => {
  const { 'tramites-en-proceso': tramites } = menu.documentos.items;
  assert.ok(isWithin(tramites, '/admin/tramites-en-proceso/detalle/1'));
  assert.ok(!isWithin(menu.planes.items.citas, '/admin/planes/citas-pendientes'));
  assert.ok(isWithin(menu.administracion.items.productos, '/admin/catalogos/producto/nuevo'));
  assert.ok(!isWithin(menu.comienzo.items['pagina-inicio'], '/admin/planes/citas'));
});

test('cada grupo y cada entrada tiene su nombre, y no sobra ninguno', () => {
  assert.deepEqual(Object.keys(oficina.grupo).sort(), Object.keys(menu).sort());
  assert.deepEqual(Object.keys(oficina.entrada).sort(), rows.map(({ item }) => item).sort());
});
