import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FirmaDeTramite } from '@fedatario/contract';
import { faultOf, prepare, vacios } from './valores.ts';

const ana = { nombre: 'Ana Ruiz', identificacion: 'conocido', numero: 'lo que quedó escrito' } as const;
const escrito = {
  ...vacios,
  clase: 'escrituraPublica',
  instrumento: '12',
  lugar: 'Guatemala',
  fecha: '2026-01-14',
  hojas: '3',
} as const;
const archivos = ['0198f0f0-0000-7000-8000-000000000001'];

test('lo escrito se lee como lo pide el contrato, sin número de quien no mostró documento', () => {
  const read = FirmaDeTramite.safeParse(prepare({ ...escrito, comparecientes: [ana], archivos }, 4));
  assert.ok(read.success);
  assert.deepEqual([read.data.hojas, read.data.revision, read.data.folios], [3, 4, null]);
  assert.equal(read.data.comparecientes[0]?.numero, null);
});

test('nada viene elegido: lo que falta se nombra por su campo, también la clase de acto y el de una persona', () => {
  const wrong = FirmaDeTramite.safeParse(prepare(vacios, 1));
  const campos = wrong.success ? [] : wrong.error.issues.map(({ path }) => path.join('.'));
  for (const campo of ['clase', 'lugar', 'fecha', 'hojas', 'comparecientes.0.nombre', 'archivos'])
    assert.ok(campos.includes(campo), campo);
  const numero = wrong.error?.issues.find(({ path }) => path.join('.') === 'comparecientes.0.numero');
  assert.equal(numero?.message, 'requerido');
  assert.deepEqual(faultOf({ 'comparecientes.0.numero': { message: 'Revise' } }, 'comparecientes'), {
    message: 'Revise',
  });
});
