import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PuntoDeHistoria } from '@fedatario/contract/borrador';
import { momentosDe } from './momentos.ts';

const punto = (revision: number, minute: number, clave: string, motivo: PuntoDeHistoria['motivo'] = 'guardado') => ({
  revision,
  motivo,
  claves: [clave],
  hechoEn: new Date(minute * 60_000).toISOString(),
});

test('lo guardado seguido es un momento, al que se vuelve por su último guardado', () => {
  const momentos = momentosDe([punto(5, 12, 'c'), punto(4, 11, 'b'), punto(3, 10, 'c'), punto(2, 2, 'a')]);
  assert.deepEqual(
    momentos.map(({ revision, claves }) => [revision, claves]),
    [
      [5, ['c', 'b']],
      [2, ['a']],
    ],
  );
});

test('deshacer, volver o pasar a otra versión es un momento por sí mismo', () => {
  const momentos = momentosDe([punto(4, 1, 'a'), punto(3, 1, 'a', 'deshecho'), punto(2, 1, 'a')]);
  assert.deepEqual(
    momentos.map(({ revision, motivo }) => [revision, motivo]),
    [
      [4, 'guardado'],
      [3, 'deshecho'],
      [2, 'guardado'],
    ],
  );
  assert.deepEqual(momentosDe([]), []);
});
