import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conReparo, nivelDeCarga } from './carga.ts';

const hoy = [{ desde: '08:00', hasta: '17:00' }];

test('la carga se dice con cupo, al límite o pasada de él', () => {
  const niveles = [19, 20, 47].map((carga) => nivelDeCarga({ carga, cargaMaxima: 20 }));
  assert.deepEqual(niveles, ['libre', 'lleno', 'pasado']);
});

test('se pregunta antes de pasar su límite, con uno o con varios, y cuando hoy no atiende', () => {
  assert.equal(conReparo({ carga: 19, cargaMaxima: 20, hoy }, 1), false);
  assert.equal(conReparo({ carga: 19, cargaMaxima: 20, hoy }, 2), true);
  assert.equal(conReparo({ carga: 20, cargaMaxima: 20, hoy }, 1), true);
  assert.equal(conReparo({ carga: 0, cargaMaxima: 20, hoy: [] }, 1), true);
});
