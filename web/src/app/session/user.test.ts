import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Perfil } from '@fedatario/contract/casa';
import { guest, userOf } from './user.ts';

const perfil: Perfil = {
  idUsuario: '019aa000-0000-7000-8000-000000000001',
  email: 'ana@demo.test',
  nombreCompleto: 'Ana María Ñurinda',
  rol: { idRol: 3, nombre: 'cliente' },
  urlImagen: null,
  activo: true,
  confirmado: true,
  creadoEn: '2026-11-21T14:00:00Z',
  shortcuts: 'borradores,tramites',
  telefono: null,
  tipoDocumento: null,
  numeroDocumento: null,
  nit: null,
  fechaNacimiento: null,
  direccion: null,
  idioma: 'es',
  zonaHoraria: 'America/Guatemala',
  ajustes: null,
  revision: 1,
};

test('un usuario comienza sin roles y sin datos', () => {
  assert.deepEqual(guest, { role: [], data: {} });
});

test('el rol sale del nombre del rol del perfil, y los atajos se vuelven una lista', () => {
  const { role, data } = userOf(perfil);
  assert.deepEqual(role, ['cliente']);
  assert.deepEqual(data.shortcuts, ['borradores', 'tramites']);
  assert.deepEqual(userOf({ ...perfil, shortcuts: '' }).data.shortcuts, []);
});

test('la foto está donde dice el perfil, y puede faltar', () => {
  assert.equal(userOf(perfil).data.urlFoto, null);
  assert.equal(userOf({ ...perfil, urlImagen: '/m/1.webp' }).data.urlFoto, '/m/1.webp');
});
