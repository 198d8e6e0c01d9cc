import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PorGuardar } from './por-guardar.ts';

/** A tab with something to save, whose save ends when `llega` is called. */
function pestana({ rechazado = false } = {}) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let guardado = false;
  return {
    llega: () => {
      guardado = !rechazado;
      resolve();
    },
    flush: () => promise,
    estaGuardado: () => guardado,
  };
}

test('quien publica espera lo que se está guardando, también en la pestaña que acaba de cerrarse', async () => {
  const porGuardar = new PorGuardar();
  const [abierta, cerrada] = [pestana(), pestana()];
  porGuardar.agregar(abierta);
  porGuardar.agregar(cerrada)();
  let listo: boolean | undefined;
  const todo = porGuardar.todo().then((done) => {
    listo = done;
  });
  abierta.llega();
  await abierta.flush();
  assert.equal(listo, undefined);
  cerrada.llega();
  await todo;
  assert.equal(listo, true);
});

test('lo que el servidor no tiene impide seguir mientras su pestaña está abierta', async () => {
  const porGuardar = new PorGuardar();
  const rechazada = pestana({ rechazado: true });
  const cerrar = porGuardar.agregar(rechazada);
  rechazada.llega();
  assert.equal(await porGuardar.todo(), false);
  cerrar();
  await rechazada.flush();
  await Promise.resolve();
  assert.equal(await porGuardar.todo(), true);
});

test('lo que se mezcló con otro cambio se envía otra vez antes de seguir', async () => {
  const porGuardar = new PorGuardar();
  let envios = 0;
  porGuardar.agregar({
    flush: async () => {
      envios += 1;
    },
    estaGuardado: () => envios === 2,
  });
  assert.deepEqual([await porGuardar.todo(), envios], [true, 2]);
});
