import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detour, isOfTheAdministration } from './access.ts';

test('a guest who asks for a page of customers goes to sign in, and the path is remembered', () => {
  assert.deepEqual(detour('adminCliente', undefined, undefined), { to: '/login', remember: true });
});

test('who is signed in has nothing to do at the sign-in page: back to the remembered path, or home', () => {
  assert.deepEqual(detour('onlyGuest', 'cliente', '/borradores'), { to: '/borradores' });
  assert.deepEqual(detour('onlyGuest', 'admin', undefined), { to: '/' });
});

test('a signed-in person without the role goes to the remembered path or home, and is told why', () => {
  assert.deepEqual(detour('staff', 'cliente', undefined), { to: '/', say: 'sinRol' });
  assert.deepEqual(detour('adminCliente', 'notario', '/admin/planes/citas'), {
    to: '/admin/planes/citas',
    say: 'sinRol',
  });
});

test('a screen of the administration is told apart for who works in the office, and for nobody else', () => {
  assert.ok(isOfTheAdministration('admin', 'notario'));
  for (const rol of ['admin', 'cliente', undefined] as const) assert.ok(!isOfTheAdministration('admin', rol));
  assert.ok(!isOfTheAdministration('adminCliente', 'notario'));
});

test('everyone else is let in', () => {
  assert.equal(detour('public', undefined, undefined), undefined);
  assert.equal(detour('onlyGuest', undefined, undefined), undefined);
  assert.equal(detour('staff', 'notario', undefined), undefined);
  assert.equal(detour('all', 'cliente', undefined), undefined);
});
