import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Perfil } from '@fedatario/contract';
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

test('a user starts with an empty role list and empty data', () => {
  assert.deepEqual(guest, { role: [], data: {} });
});

test('the role comes from the name of the profile’s role, and the shortcuts become a list', () => {
  const { role, data } = userOf(perfil);
  assert.deepEqual(role, ['cliente']);
  assert.deepEqual(data.shortcuts, ['borradores', 'tramites']);
  assert.deepEqual(userOf({ ...perfil, shortcuts: '' }).data.shortcuts, []);
});

test('the photo is where the profile says, and may be missing', () => {
  assert.equal(userOf(perfil).data.urlFoto, null);
  assert.equal(userOf({ ...perfil, urlImagen: '/m/1.webp' }).data.urlFoto, '/m/1.webp');
});
