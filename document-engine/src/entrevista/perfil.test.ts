import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entrevistaDe, q } from '../testing/plantillas.ts';
import { respuestaDelPerfil, respuestasDelPerfil } from './perfil.ts';

const entrevista = entrevistaDe([
  q('persona', 'arrendante'),
  q('texto', 'correo', { perfil: 'email' }),
  q('texto', 'otro'),
]);
const PERFIL = {
  nombreCompleto: 'Ana Ixcot',
  email: 'ana@ejemplo.com',
  numeroDocumento: '2500 00423 1601',
  fechaNacimiento: '1985-07-22',
  nit: '576937-0',
  telefono: '',
};

test('el perfil contesta lo que ya se sabe de una persona, y solo lo que está bien', () => {
  assert.deepEqual(respuestaDelPerfil(entrevista, 'arrendante', PERFIL), {
    fechaNacimiento: '1985-07-22',
    cui: '2500 00423 1601',
    correo: 'ana@ejemplo.com',
  });
  assert.equal(respuestaDelPerfil(entrevista, 'correo', PERFIL), 'ana@ejemplo.com');
});

test('el perfil contesta de la primera persona de una lista, que es quien escribe', () => {
  const lista = entrevistaDe([{ ...q('personas', 'poderdantes'), perfil: 'titular' }]);
  assert.deepEqual(respuestasDelPerfil(lista, { nombres: 'Ana' }), { poderdantes: [{ nombres: 'Ana' }] });
  assert.deepEqual(respuestaDelPerfil(lista, 'poderdantes.1', { nombres: 'Ana' }), { nombres: 'Ana' });
  assert.deepEqual(respuestasDelPerfil(lista, {}), {});
});

test('lo que el perfil no sabe queda sin contestar', () => {
  assert.equal(respuestaDelPerfil(entrevista, 'otro', PERFIL), undefined);
  assert.equal(respuestaDelPerfil(entrevista, 'nada', PERFIL), undefined);
  assert.equal(respuestaDelPerfil(entrevista, 'arrendante', {}), undefined);
});

test('una entrevista comienza con lo que dice que viene del perfil, y con nada más', () => {
  const marcada = entrevistaDe([
    q('persona', 'declarante', { perfil: 'titular' }),
    q('persona', 'testigo'),
    q('texto', 'correo', { perfil: 'email' }),
    q('texto', 'apodo', { perfil: 'apodo' }),
  ]);
  assert.deepEqual(respuestasDelPerfil(marcada, { nombres: 'Ana', apellidos: 'Ruiz', email: 'ana@ejemplo.com' }), {
    declarante: { nombres: 'Ana', apellidos: 'Ruiz', correo: 'ana@ejemplo.com' },
    correo: 'ana@ejemplo.com',
  });
  assert.deepEqual(respuestasDelPerfil(marcada, {}), {});
});
