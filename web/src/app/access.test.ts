import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detour, isOfTheAdministration } from './access.ts';

test('un invitado que pide una página de clientes va a iniciar sesión, y su camino se recuerda', () => {
  assert.deepEqual(detour('adminCliente', undefined, undefined), { to: '/login', remember: true });
});

test('quien ya inició sesión no se queda en la página de ingreso: vuelve al camino recordado o al inicio', () => {
  assert.deepEqual(detour('onlyGuest', 'cliente', '/borradores'), { to: '/borradores' });
  assert.deepEqual(detour('onlyGuest', 'admin', undefined), { to: '/' });
});

test('una persona sin el rol va al camino recordado o al inicio, y se le dice por qué', () => {
  assert.deepEqual(detour('staff', 'cliente', undefined), { to: '/', say: 'sinRol' });
  assert.deepEqual(detour('adminCliente', 'notario', '/admin/planes/citas'), {
    to: '/admin/planes/citas',
    say: 'sinRol',
  });
});

test('una pantalla de la administración se distingue para el personal de la oficina, y para nadie más', () => {
  assert.ok(isOfTheAdministration('admin', 'notario'));
  for (const rol of ['admin', 'cliente', undefined] as const) assert.ok(!isOfTheAdministration('admin', rol));
  assert.ok(!isOfTheAdministration('adminCliente', 'notario'));
});

test('todos los demás entran', () => {
  assert.equal(detour('public', undefined, undefined), undefined);
  assert.equal(detour('onlyGuest', undefined, undefined), undefined);
  assert.equal(detour('staff', 'notario', undefined), undefined);
  assert.equal(detour('all', 'cliente', undefined), undefined);
});
