import assert from 'node:assert/strict';
import { test } from 'node:test';
import { primero, validar } from './validar.ts';

test('el nombre y el correo son requeridos, y el correo termina en dos a cuatro letras', () => {
  const cases: [string, string, boolean, string | undefined][] = [
    ['Ana', 'ana@ejemplo.com', false, undefined],
    ['Ana', ' ana@ejemplo.com.gt ', false, undefined],
    [' ', 'ana@ejemplo.info', true, undefined],
    ['Ana', '', false, 'requerido'],
    ['Ana', 'ana', false, 'invalido'],
    ['Ana', 'ana@ejemplo', false, 'invalido'],
    ['Ana', 'ana@ejemplo.museum', false, 'invalido'],
    ['Ana', 'ana@ejemplo.xn--vermgensberatung-pwb', false, 'invalido'],
  ];
  for (const [nombre, email, wrong, error] of cases) {
    assert.deepEqual(validar({ nombre, email }), { nombre: wrong, email: error }, email);
  }
});

test('al enviar se va al primer campo con error', () => {
  assert.equal(primero(validar({ nombre: '', email: '' })), 'nombre');
  assert.equal(primero(validar({ nombre: 'Ana', email: 'x' })), 'email');
  assert.equal(primero(validar({ nombre: 'Ana', email: 'ana@ejemplo.com' })), undefined);
});
