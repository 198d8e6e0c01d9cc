import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError, type CodigoFallo } from './api-error.ts';
import { PACIENCIA, patiently, pauseAfter } from './patience.ts';

/** Fails this many times, then returns the number of calls. */
function failing(times: number, error: unknown) {
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked <= times) throw error;
    return asked;
  };
}

const busy = (espera?: number, codigo: CodigoFallo = 'demasiadas-peticiones') =>
  new ApiError(codigo, espera === undefined ? {} : { espera });
const reading = { patience: PACIENCIA.lectura };

test('a un servicio ocupado se le pide otra vez tras el tiempo que dice, y hasta un cuarto más', () => {
  assert.equal(pauseAfter(busy(20), 0, 0), 20_000);
  assert.equal(pauseAfter(busy(20), 2, 0.999), 20_000 * 1.24975);
  assert.equal(pauseAfter(busy(0), 0, 0), 500);
});

test('sin un tiempo se le pide dos veces más, pronto', () => {
  assert.deepEqual(
    [0, 1, 2].map((tries) => pauseAfter(busy(undefined, 'servicio-no-disponible'), tries, 0)),
    [700, 1_500, undefined],
  );
});

test('lo que otro intento no arreglaría se dice al instante', () => {
  for (const codigo of [
    'sin-conexion',
    'sesion-vencida',
    'limite-codigos',
    'error-interno',
    'datos-invalidos',
  ] as const)
    assert.equal(pauseAfter(busy(1, codigo), 0), undefined, codigo);
  assert.equal(pauseAfter(new Error('otro'), 0), undefined);
});

test('una lectura llega tras dos rechazos, sin decir nada', async () => {
  assert.equal(await patiently(failing(2, busy(0)), reading), 3);
});

test('los intentos tienen un límite', async () => {
  await assert.rejects(patiently(failing(9, busy(0)), reading), { codigo: 'demasiadas-peticiones' });
});

test('una espera mayor que la paciencia no se comienza', async () => {
  await assert.rejects(patiently(failing(1, busy(11)), { patience: PACIENCIA.escritura }), { espera: 11 });
  await assert.rejects(patiently(failing(1, busy(1)), { patience: PACIENCIA.ninguna }), { espera: 1 });
});

test('salir de la pantalla termina la espera', async () => {
  const leaving = new AbortController();
  const waiting = patiently(failing(1, busy(50)), { ...reading, signal: leaving.signal });
  leaving.abort(new Error('se fue'));
  await assert.rejects(waiting, { message: 'se fue' });
});
