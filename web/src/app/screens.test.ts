import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { grupos } from '@fedatario/contract/base';
import { home } from './first-screens.ts';
import type { Screen } from './screen.ts';
import { adminScreens, customerScreens, guestScreens, otherScreens, redirects } from './screens.ts';

interface Spec {
  guest: string[];
  customer: [string, string][];
  admin: [string, string][];
  redirects: Record<string, string>;
  groups: Record<string, string[]>;
  outOfScope: string[];
}
const spec: Spec = JSON.parse(readFileSync(new URL('./routes.spec.json', import.meta.url), 'utf8'));
const all = [home, ...guestScreens, ...customerScreens, ...adminScreens, ...otherScreens];

/** The specification writes `{idTramite?}` for `:idTramite?`. */
const here = (path: string) => path.replace(/\{(\w+\??)\}/g, ':$1');
const rows = (screens: readonly Screen[]) => screens.map(({ path, access }) => [path, access]).sort();
const specified = (list: [string, string][]) => list.map(([path, access]) => [here(path), access]).sort();

test('cada fila de la especificación es una pantalla con su acceso, y no hay otra', () => {
  assert.deepEqual(rows(guestScreens), specified(spec.guest.map((path) => [path, 'onlyGuest'])));
  assert.deepEqual(rows([home, ...customerScreens]), specified(spec.customer));
  assert.deepEqual(rows(adminScreens), specified(spec.admin));
});

test('las redirecciones son las de la especificación', () => {
  assert.deepEqual({ ...redirects }, spec.redirects);
});

test('además solo hay las pantallas que pide product.md: biblioteca de cláusulas, apertura, cobros y facturas, instituciones y sus plazos, oficinas, plantillas de respuesta, testimonios, notas de crédito, registros, deberes, firma, verificación, boletín, comentarios, casos de un gestor, textos legales, reglas de reembolso, correcciones, aprobación y buzón', () => {
  assert.deepEqual(rows(otherScreens), [
    ['/admin/catalogos/clausulas', 'admin'],
    ['/admin/deberes', 'staff'],
    ['/admin/generales/cobros-y-facturas', 'admin'],
    ['/admin/generales/listo-para-abrir', 'admin'],
    ['/admin/generales/plantillas-respuesta', 'staff'],
    ['/admin/generales/testimonios', 'admin'],
    ['/admin/gestion-tramites/instituciones', 'staff'],
    ['/admin/gestion-tramites/plazos', 'staff'],
    ['/admin/notas-de-credito', 'admin'],
    ['/admin/planes/sedes', 'staff'],
    ['/admin/registro', 'staff'],
    ['/admin/seguridad/auditoria', 'admin'],
    ['/admin/tramites-en-proceso/firma/:idSolicitud', 'staff'],
    ['/boletin/baja', 'public'],
    ['/boletin/confirmar', 'public'],
    ['/buzon', 'public'],
    ['/comentarios', 'public'],
    ['/comentarios/:idFeedback', 'all'],
    ['/comentarios/respuesta', 'public'],
    ['/gestor', 'public'],
    ['/gestor/:idSolicitud', 'public'],
    ['/privacidad', 'public'],
    ['/reembolsos', 'public'],
    ['/terminos', 'public'],
    ['/tramites/:idSolicitud/correccion', 'adminCliente'],
    ['/tramites/:idSolicitud/documento', 'adminCliente'],
    ['/verificar/:codigo?', 'public'],
  ]);
});

test('lo que la especificación deja fuera no está construido', () => {
  const paths: string[] = all.map(({ path }) => path);
  for (const path of spec.outOfScope) assert.ok(!paths.includes(path), path);
});

test('los grupos admiten a quienes dice la especificación', () => {
  for (const [name, admitted] of Object.entries(spec.groups)) {
    assert.deepEqual([...(grupos[name as keyof typeof grupos] ?? [])].sort(), [...admitted].sort(), name);
  }
});

test('no hay dos pantallas con el mismo camino', () => {
  assert.equal(new Set(all.map(({ path }) => path)).size, all.length);
});

test('the README counts the screens', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const ofSpecification = all.filter((screen) => !otherScreens.includes(screen));
  const said = `Están hechas las ${ofSpecification.length} pantallas de la especificación, y otras ${otherScreens.length} que`;
  assert.ok(readme.includes(said), `README.md debe decir «${said}…»`);
});
