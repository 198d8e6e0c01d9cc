import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BorradorGuardado, GuardarRespuestas } from '@fedatario/contract/borrador';
import { ApiError } from '../../../../lib/api-error.ts';
import { armarioDe } from '../testing/armario.ts';
import { type Cajon, cajonDe } from './cajon.ts';
import { type Cola, escribir, guardar, mover, PAUSA, ponerAlDia, resolver, situar } from './guardado.ts';

const saved = (revision: number, extra: Partial<BorradorGuardado> = {}): BorradorGuardado => ({
  revision,
  estado: 'enProgreso',
  indice: 0,
  progreso: { respondidas: 0, total: 1 },
  puedeDeshacer: true,
  puedeRehacer: false,
  actualizadoEn: '2026-11-21T15:00:00Z',
  cambios: [],
  conflictos: [],
  ...extra,
});

/** In-memory storage, a manual clock, and a server with prepared answers. */
function montar(answers: (() => Promise<BorradorGuardado>)[], cajon: Cajon = cajonDe('ana', '1', armarioDe())) {
  const sent: GuardarRespuestas[] = [];
  const timers: { ms: number; callback: () => void; live: boolean }[] = [];
  const answer = () => answers.shift()?.() ?? Promise.resolve(saved(sent.length + 1));
  const cola: Cola = {
    actual: {
      respuestas: { a: 1 },
      base: { a: 1 },
      revision: 1,
      indice: 0,
      indiceGuardado: 0,
      fase: 'guardado',
      guardadoEn: 0,
      puedeDeshacer: false,
      puedeRehacer: false,
      conflictos: [],
    },
    effects: {
      guardar: (body) => {
        sent.push(structuredClone(body));
        return answer();
      },
      mover: answer,
      cajon,
      ahora: () => 5000,
      esperar: (ms, callback) => {
        const timer = { ms, callback, live: true };
        timers.push(timer);
        return () => {
          timer.live = false;
        };
      },
    },
    avisar: () => undefined,
    intentos: 0,
  };
  const live = () => timers.filter((timer) => timer.live);
  return { cola, sent, live, cajon };
}

test('lo escrito queda en el navegador al instante y se envía una vez, tras una pausa de menos de un segundo', async () => {
  const { cola, sent, live, cajon } = montar([]);
  escribir(cola, { a: 1, b: 'x' });
  escribir(cola, { a: 1, b: 'xy' });
  assert.deepEqual(cajon.leer(), { revision: 1, cambios: { b: 'xy' }, antes: { b: null } });
  assert.deepEqual(
    live().map(({ ms }) => ms),
    [PAUSA],
  );
  assert.ok(PAUSA < 1000);
  await guardar(cola);
  assert.deepEqual(sent, [{ revision: 1, cambios: [{ clave: 'b', valor: 'xy' }], indice: 0 }]);
  assert.equal(cola.actual.fase, 'guardado');
  assert.equal(cajon.leer(), undefined);
});

test('lo escrito mientras se guarda va en el siguiente guardado, sobre la revisión nueva', async () => {
  let arrive: (answer: BorradorGuardado) => void = () => undefined;
  const { cola, sent } = montar([() => new Promise((resolve) => (arrive = resolve))]);
  escribir(cola, { a: 2 });
  const first = guardar(cola);
  escribir(cola, { a: 2, b: 'luego' });
  arrive(saved(2));
  await first;
  assert.equal(cola.actual.fase, 'pendiente');
  assert.deepEqual(cola.actual.respuestas, { a: 2, b: 'luego' });
  await guardar(cola);
  assert.deepEqual(sent[1], { revision: 2, cambios: [{ clave: 'b', valor: 'luego' }], indice: 0 });
});

test('sin conexión lo dice, guarda todo, espera más cada vez y lo envía cuando vuelve', async () => {
  const away = () => Promise.reject(new ApiError('sin-conexion'));
  const { cola, sent, live, cajon } = montar([away, away]);
  escribir(cola, { a: 9 });
  await guardar(cola);
  assert.equal(cola.actual.fase, 'sinConexion');
  const first = live()[0]?.ms ?? 0;
  await guardar(cola);
  assert.ok((live()[0]?.ms ?? 0) > first);
  assert.deepEqual(cajon.leer()?.cambios, { a: 9 });
  await guardar(cola);
  assert.equal(cola.actual.fase, 'guardado');
  assert.deepEqual(sent[2]?.cambios, [{ clave: 'a', valor: 9 }]);
});

test('las respuestas de otra pestaña que no chocan se toman sin preguntar', async () => {
  const { cola } = montar([async () => saved(4, { cambios: [{ clave: 'c', valor: 'de otra pestaña' }] })]);
  escribir(cola, { a: 1, b: 'mío' });
  await guardar(cola);
  assert.deepEqual(cola.actual.respuestas, { a: 1, b: 'mío', c: 'de otra pestaña' });
  assert.equal(cola.actual.revision, 4);
  assert.equal(cola.actual.fase, 'guardado');
});

test('la misma pregunta contestada dos veces espera a la persona, y se guarda lo que elige', async () => {
  const conflictos = [{ clave: 'a', enviado: 2, guardado: 3 }];
  const actual = saved(7, { conflictos, cambios: [{ clave: 'd', valor: 'suyo' }] });
  const { cola, sent } = montar([() => Promise.reject(new ApiError('conflicto-revision', { actual }))]);
  escribir(cola, { a: 2 });
  await guardar(cola);
  assert.equal(cola.actual.fase, 'conflicto');
  assert.deepEqual(cola.actual.respuestas, { a: 2, d: 'suyo' });
  escribir(cola, { a: 2, d: 'suyo', e: 'sigo' });
  await guardar(cola);
  assert.equal(sent.length, 1);
  await resolver(cola, { a: 2 });
  assert.deepEqual(sent[1]?.revision, 7);
  assert.deepEqual(sent[1]?.cambios, [
    { clave: 'a', valor: 2 },
    { clave: 'e', valor: 'sigo' },
  ]);
});

test('elegir lo guardado no envía nada, y es lo que queda', async () => {
  const actual = saved(7, { conflictos: [{ clave: 'a', enviado: 2, guardado: null }] });
  const { cola, sent, cajon } = montar([() => Promise.reject(new ApiError('conflicto-revision', { actual }))]);
  escribir(cola, { a: 2 });
  await guardar(cola);
  await resolver(cola, { a: null });
  assert.equal(sent.length, 1);
  assert.deepEqual(cola.actual.respuestas, {});
  assert.equal(cola.actual.fase, 'guardado');
  assert.equal(cajon.leer(), undefined);
});

test('deshacer guarda primero, y luego muestra a qué volvió el servidor', async () => {
  const undone = async () => saved(3, { cambios: [{ clave: 'b', valor: null }], puedeRehacer: true });
  const { cola } = montar([async () => saved(2), undone]);
  escribir(cola, { a: 1, b: 'error' });
  await mover(cola, 'deshacer');
  assert.deepEqual(cola.actual.respuestas, { a: 1 });
  assert.equal(cola.actual.puedeRehacer, true);
  assert.equal(cola.actual.revision, 3);
});

test('el lugar donde está la persona también se guarda solo', async () => {
  const { cola, sent } = montar([]);
  situar(cola, 2);
  await guardar(cola);
  assert.deepEqual(sent, [{ revision: 1, cambios: [], indice: 2 }]);
});

test('lo que no puede guardarse se conserva y se dice', async () => {
  const { cola, cajon } = montar([() => Promise.reject(new ApiError('respuestas-demasiado-grandes'))]);
  escribir(cola, { a: 'largo' });
  await guardar(cola);
  assert.equal(cola.actual.fase, 'fallo');
  assert.equal(cola.actual.error, 'respuestas-demasiado-grandes');
  assert.deepEqual(cajon.leer()?.cambios, { a: 'largo' });
});

test('un cajón con cualquier otra cosa cuenta como vacío', () => {
  for (const text of ['', 'no', '{}', '{"revision":1}', '{"revision":1,"cambios":{}}', 'null']) {
    const armario = armarioDe();
    armario.setItem('borrador:ana:1:x', text);
    assert.equal(cajonDe('ana', '1', armario).leer(), undefined, text);
  }
});

test('a dos que cambian partes distintas de la misma persona no se les pregunta nada', async () => {
  const mine = { nombres: 'Luz', cui: '1' };
  const actual = saved(7, { conflictos: [{ clave: 'p', enviado: mine, guardado: { nombres: 'Ana', cui: '2' } }] });
  const { cola, sent } = montar([
    async () => saved(2),
    () => Promise.reject(new ApiError('conflicto-revision', { actual })),
  ]);
  escribir(cola, { a: 1, p: { nombres: 'Ana', cui: '1' } });
  await guardar(cola);
  escribir(cola, { a: 1, p: mine });
  await guardar(cola);
  assert.deepEqual(cola.actual.conflictos, []);
  await guardar(cola);
  assert.deepEqual(sent[2]?.cambios, [{ clave: 'p', valor: { nombres: 'Luz', cui: '2' } }]);
  assert.equal(cola.actual.fase, 'guardado');
});

test('lo que espera una decisión se guarda con lo que se sabía al escribirlo, para preguntarlo también al volver', async () => {
  const conflictos = [{ clave: 'a', enviado: 2, guardado: 3 }];
  const actual = saved(7, { conflictos, cambios: [{ clave: 'd', valor: 'suyo' }] });
  const { cola, cajon } = montar([() => Promise.reject(new ApiError('conflicto-revision', { actual }))]);
  escribir(cola, { a: 2 });
  await guardar(cola);
  assert.deepEqual(cajon.leer(), { revision: 1, cambios: { a: 2 }, antes: { a: 1 } });
  escribir(cola, { a: 2, d: 'suyo', e: 'sigo' });
  assert.deepEqual(cajon.leer(), { revision: 1, cambios: { a: 2, e: 'sigo' }, antes: { a: 1, e: null } });
  const elegido = resolver(cola, { a: 2 });
  assert.deepEqual(cajon.leer(), { revision: 7, cambios: { a: 2, e: 'sigo' }, antes: { a: 3, e: null } });
  await elegido;
});

test('lo contestado en otra parte se trae aunque aquí no haya nada que guardar', async () => {
  const cambios = [{ clave: 'b', valor: 'de otra pestaña' }];
  const { cola, sent } = montar([() => Promise.resolve(saved(4, { cambios }))]);
  await ponerAlDia(cola);
  assert.deepEqual(sent, [{ revision: 1, cambios: [], indice: 0 }]);
  assert.deepEqual(cola.actual.respuestas, { a: 1, b: 'de otra pestaña' });
  assert.deepEqual([cola.actual.revision, cola.actual.fase], [4, 'guardado']);
});
