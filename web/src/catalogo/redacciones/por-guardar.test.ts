import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Redaccion } from '@fedatario/contract/catalogo';
import type { Cajon } from '../../lib/guardado-solo.ts';
import { type Falta, type ParteEscrita, PorGuardar } from './por-guardar.ts';

/** A part with something to save, whose save ends when `llega` is called. */
function pestana({ queda }: { queda?: Falta } = {}) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let falta: Falta | undefined = 'espera';
  return {
    llega: () => {
      falta = queda;
      resolve();
    },
    resolver: () => {
      falta = undefined;
    },
    flush: () => promise,
    falta: () => falta,
    dejar: () => {
      falta = undefined;
    },
  };
}

test('quien publica espera lo que se está guardando en todas las pestañas', async () => {
  const porGuardar = new PorGuardar();
  const [abierta, cerrada] = [pestana(), pestana()];
  porGuardar.agregar('precio', abierta);
  porGuardar.agregar('datos', cerrada);
  let listo = false;
  const todo = porGuardar.todo().then((queda) => {
    listo = true;
    return queda;
  });
  abierta.llega();
  await abierta.flush();
  assert.equal(listo, false);
  cerrada.llega();
  assert.equal(await todo, undefined);
});

test('lo que no se pudo guardar impide publicar también después de cerrar su pestaña, y dice cuál es y por qué', async () => {
  for (const queda of ['sinConexion', 'porResolver'] as const) {
    const porGuardar = new PorGuardar();
    const rechazada = pestana({ queda });
    porGuardar.agregar('datos', rechazada);
    porGuardar.agregar('precio', pestana());
    rechazada.llega();
    const otra = pestana();
    otra.llega();
    porGuardar.agregar('precio', otra);
    assert.deepEqual(await porGuardar.todo(), { parte: 'datos', falta: queda });
    rechazada.resolver();
    assert.equal(await porGuardar.todo(), undefined);
  }
});

test('la pestaña que se abre otra vez sigue con lo suyo por guardar; si ya se guardó, comienza de nuevo', () => {
  const porGuardar = new PorGuardar();
  const suya = pestana();
  porGuardar.agregar('datos', suya);
  assert.equal(porGuardar.tomar('datos', pestana), suya);
  suya.llega();
  assert.notEqual(porGuardar.tomar('datos', pestana), suya);
});

/** A browser that keeps words of one part. */
function cajones(suya: ParteEscrita) {
  const kept = new Set([suya]);
  return (parte: ParteEscrita): Cajon => ({
    leer: () => (kept.has(parte) ? { revision: 1, contenido: {} } : undefined),
    poner: () => undefined,
    vaciar: () => void kept.delete(parte),
  });
}

test('lo que quedó en este navegador de otro día impide publicar hasta que se abre su pestaña', async () => {
  const porGuardar = new PorGuardar(cajones('requisitos'));
  assert.deepEqual(await porGuardar.todo(), { parte: 'requisitos', falta: 'porResolver' });
  const abierta = pestana();
  abierta.llega();
  porGuardar.agregar('requisitos', abierta);
  assert.equal(await porGuardar.todo(), undefined);
});

test('lo que se mezcló con otro cambio, o espera su turno, se envía otra vez antes de seguir', async () => {
  const porGuardar = new PorGuardar();
  let envios = 0;
  porGuardar.agregar('texto', {
    flush: async () => {
      envios += 1;
    },
    falta: () => (envios === 3 ? undefined : 'espera'),
    dejar: () => undefined,
  });
  assert.deepEqual([await porGuardar.todo(), envios], [undefined, 3]);
});

test('descartar deja también lo que no se pudo guardar, y lo que quedó en este navegador', async () => {
  const porGuardar = new PorGuardar(cajones('requisitos'));
  const rechazada = pestana({ queda: 'porResolver' });
  rechazada.llega();
  porGuardar.agregar('datos', rechazada);
  assert.notEqual(await porGuardar.todo(), undefined);
  porGuardar.dejar({} as Redaccion);
  assert.equal(await porGuardar.todo(), undefined);
});
