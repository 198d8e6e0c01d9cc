import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Grupo, grupos, permite } from '@fedatario/contract';
import { home } from './first-screens.ts';
import { landing } from './landing.ts';
import { beyond, esPronto, type GroupId, isWithin, menu, menuFor } from './menu.ts';
import { officeHome } from './office-home.ts';
import { adminScreens, otherScreens, redirects } from './screens.ts';
import { oficina } from './shell/textos/es.ts';

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

test('every row of the specification is an entry in its group with its role, and there is no other', () => {
  const specified = spec.rows.map(([group, , url, role]) => [group, url, role ?? 'public']);
  assert.deepEqual(
    specifiedRows.map(({ id, url, auth }) => [groupNames[id], url, auth]),
    specified,
  );
});

test('beside them there are the duties and the record of notaries that of administrative acts and what lacks to open, and nothing else', () => {
  assert.deepEqual(beyond, {
    documentos: {
      deberes: { url: '/admin/deberes', auth: 'staff' },
      registro: { url: '/admin/registro', auth: 'staff' },
    },
    general: { 'listo-para-abrir': { url: '/admin/generales/listo-para-abrir', auth: 'admin' } },
    seguridad: { auditoria: { url: '/admin/seguridad/auditoria', auth: 'admin' } },
  });
});

test('every entry leads to a screen, which lets in all to whom the menu shows it', () => {
  for (const { url, auth, groupAuth } of rows) {
    const screen = screenOf(url);
    assert.ok(screen, url);
    const seers = grupos.staff.filter((rol) => permite(auth, rol) && permite(groupAuth, rol));
    for (const rol of seers) assert.ok(permite(screen.access, rol), `${rol} sees ${url}, which refuses`);
  }
});

test('an administrator sees all of it', () => {
  assert.equal(menuFor('admin').flatMap(({ entries }) => entries).length, spec.rows.length + 4);
});

test('a notary sees just what is hers', () => {
  const seen = menuFor('notario').map(({ id, entries }) => [id, entries.map((entry) => entry.id)]);
  assert.deepEqual(seen, [
    ['comienzo', ['pagina-inicio']],
    ['documentos', ['tramites-en-proceso', 'deberes', 'registro']],
    ['gestiones', ['gestiones-sin-asignar', 'gestiones-en-proceso']],
    ['planes', ['citas', 'citas-pendientes']],
    ['suscripciones', ['lista-suscripciones']],
  ]);
});

test('an entry says «pronto» just when its screen is not built', () => {
  const pronto = rows.filter((row) => esPronto(row)).map(({ item }) => item);
  const pending = rows.filter(({ url }) => 'pending' in (screenOf(url) ?? {})).map(({ item }) => item);
  assert.deepEqual(pronto, pending);
  assert.ok(pronto.includes('gestiones-sin-asignar') && !pronto.includes('historial-ventas'));
});

test('the office begins at its first screen that a notary sees, and for nobody else where she may not enter', () => {
  const urls = menuFor('notario').flatMap(({ entries }) => entries.map(({ url }) => url));
  assert.equal(
    officeHome('notario'),
    urls.find((url) => url !== '/'),
  );
  assert.equal(officeHome('admin'), '/admin');
  assert.equal(officeHome('cliente'), undefined);
});

test('/admin leads the administration where the specification says, and a notary, who may not see that, to her work', () => {
  assert.equal(landing('admin'), redirects['/admin']);
  assert.equal(landing('notario'), officeHome('notario'));
});

test('an entry is known by a name that a shortcut may have, and no two share it', () => {
  for (const { item } of rows) assert.match(item, /^[a-z0-9-]{1,60}$/);
  assert.equal(new Set(rows.map(({ item }) => item)).size, rows.length);
});

test('the detail of a thing counts as its entry; what only begins alike does not', () => {
  const { 'tramites-en-proceso': tramites } = menu.documentos.items;
  assert.ok(isWithin(tramites, '/admin/tramites-en-proceso/detalle/1'));
  assert.ok(!isWithin(menu.planes.items.citas, '/admin/planes/citas-pendientes'));
  assert.ok(isWithin(menu.administracion.items.productos, '/admin/catalogos/producto/nuevo'));
  assert.ok(!isWithin(menu.comienzo.items['pagina-inicio'], '/admin/planes/citas'));
});

test('every group and entry has its name, and no other has', () => {
  assert.deepEqual(Object.keys(oficina.grupo).sort(), Object.keys(menu).sort());
  assert.deepEqual(Object.keys(oficina.entrada).sort(), rows.map(({ item }) => item).sort());
});
