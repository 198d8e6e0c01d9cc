import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorDeCampo } from '@fedatario/contract/base';
import type { TrabajoDeMinuta } from '@fedatario/contract/tramite';
import { ApiError } from './api-error.ts';
import { guardarSolo, type Pendiente, type Situacion } from './guardado-solo.ts';

/** A server that gives the prepared answers one after another, and then saves. */
function escenario(...answers: (ApiError | undefined)[]) {
  const sent: Pendiente[] = [];
  const dicho: Situacion<TrabajoDeMinuta>['clase'][] = [];
  let kept: Pendiente | undefined;
  const guardado = guardarSolo({
    revision: 1,
    espera: 60_000,
    reintento: 60_000,
    enviar: async (pendiente) => {
      sent.push(pendiente);
      const answer = answers.shift();
      if (answer) throw answer;
      return { revision: pendiente.revision + 1, base: 1, contenido: pendiente.contenido, actualizadoEn: '' };
    },
    cajon: {
      leer: () => kept,
      poner: (pendiente) => {
        kept = pendiente;
      },
      vaciar: () => {
        kept = undefined;
      },
    },
    decir: ({ clase }) => dicho.push(clase),
  });
  return { guardado, sent, dicho, kept: () => kept };
}

test('guarda lo último escrito sobre la revisión que conoce, y entonces no queda nada por guardar', async () => {
  const { guardado, sent, dicho, kept } = escenario();
  guardado.escribir('a');
  guardado.escribir('ab');
  assert.deepEqual(kept(), { revision: 1, contenido: 'ab' });
  await guardado.flush();
  guardado.escribir('abc');
  await guardado.flush();
  guardado.parar();
  assert.deepEqual(sent, [
    { revision: 1, contenido: 'ab' },
    { revision: 2, contenido: 'abc' },
  ]);
  assert.deepEqual([dicho.at(-1), kept(), guardado.hayPendiente()], ['guardado', undefined, false]);
});

test('lo que se escribe mientras se guarda sale después, sin pisarse', async () => {
  const { guardado, sent } = escenario();
  guardado.escribir('a');
  const first = guardado.flush();
  guardado.escribir('ab');
  await first;
  assert.equal(guardado.hayPendiente(), true);
  await guardado.flush();
  guardado.parar();
  assert.deepEqual(
    sent.map(({ revision, contenido }) => [revision, contenido]),
    [
      [1, 'a'],
      [2, 'ab'],
    ],
  );
});

test('sin conexión lo escrito espera en este navegador y sale cuando vuelve', async () => {
  const { guardado, dicho, kept, sent } = escenario(new ApiError('sin-conexion'));
  guardado.escribir('a');
  await guardado.flush();
  assert.deepEqual([dicho.at(-1), kept()], ['sinConexion', { revision: 1, contenido: 'a' }]);
  await guardado.flush();
  guardado.parar();
  assert.deepEqual([dicho.at(-1), sent.length, kept()], ['guardado', 2, undefined]);
});

test('si el servidor pide esperar, lo escrito sale pasados esos segundos y no antes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { guardado, dicho, sent } = escenario(new ApiError('demasiadas-peticiones', { espera: 3 }));
  guardado.escribir('a');
  await guardado.flush();
  t.mock.timers.tick(2_999);
  assert.deepEqual([dicho.at(-1), sent.length], ['pendiente', 1]);
  t.mock.timers.tick(1);
  await new Promise(setImmediate);
  assert.deepEqual([dicho.at(-1), sent.length], ['guardado', 2]);
});

test('mientras el servidor pide esperar, ni seguir escribiendo ni cerrar la pestaña lo envía antes o lo deja sin enviar', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { guardado, sent } = escenario(new ApiError('demasiadas-peticiones', { espera: 3 }));
  guardado.escribir('a');
  await guardado.flush();
  guardado.escribir('ab');
  await guardado.flush();
  guardado.parar();
  assert.equal(sent.length, 1);
  t.mock.timers.tick(3_000);
  await new Promise(setImmediate);
  assert.deepEqual(sent.at(-1), { revision: 1, contenido: 'ab' });
});

test('si otra persona escribió, se detiene hasta que se elija, y lo elegido va sobre lo que hay', async () => {
  const actual: TrabajoDeMinuta = { revision: 7, base: 1, contenido: 'ajeno', actualizadoEn: '' };
  const conflicto = () => new ApiError('conflicto-revision', { actual });
  const mio = escenario(conflicto());
  mio.guardado.escribir('mío');
  await mio.guardado.flush();
  await mio.guardado.flush();
  assert.deepEqual([mio.dicho.at(-1), mio.sent.length], ['conflicto', 1]);
  await mio.guardado.seguir(7, true);
  mio.guardado.parar();
  assert.deepEqual(mio.sent.at(-1), { revision: 7, contenido: 'mío' });

  const ajeno = escenario(conflicto());
  ajeno.guardado.escribir('mío');
  await ajeno.guardado.flush();
  await ajeno.guardado.seguir(7, false);
  ajeno.guardado.parar();
  assert.deepEqual([ajeno.sent.length, ajeno.kept(), ajeno.guardado.revision()], [1, undefined, 7]);
});

test('de lo que no se puede imprimir se dice qué carácter es, para ir a él', async () => {
  const error = errorDeCampo('contenido', 'caracter', { caracter: '😀' });
  const dichas: Situacion<TrabajoDeMinuta>[] = [];
  const guardado = guardarSolo({
    revision: 1,
    enviar: () => Promise.reject(new ApiError('documento-no-imprimible', { errores: [error] })),
    cajon: { leer: () => undefined, poner: () => undefined, vaciar: () => undefined },
    decir: (situacion) => dichas.push(situacion),
  });
  guardado.escribir('Ana 😀');
  await guardado.flush();
  guardado.parar();
  assert.deepEqual(dichas.at(-1), { clase: 'rechazado', codigo: 'documento-no-imprimible', caracter: '😀' });
});
