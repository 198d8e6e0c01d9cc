import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ordenar, porResolver } from './orden.ts';

const punto = (que: 'correo' | 'fel' | 'sello' | 'respaldo', estado: 'listo' | 'falta' | 'dePrueba' | 'noConsta') => ({
  que,
  estado,
  faltan: [],
  cuanto: null,
  enlace: null,
});
const puntos = [
  punto('correo', 'listo'),
  punto('respaldo', 'noConsta'),
  punto('fel', 'dePrueba'),
  punto('sello', 'falta'),
];

test('lo que falta va primero y lo listo al final', () => {
  assert.deepEqual(
    ordenar(puntos).map(({ que }) => que),
    ['sello', 'fel', 'respaldo', 'correo'],
  );
});

test('se cuenta lo que falta y lo que es de prueba; lo que no consta, no', () => {
  assert.equal(porResolver(puntos), 2);
  assert.equal(porResolver([punto('correo', 'listo')]), 0);
});
