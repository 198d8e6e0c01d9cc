import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportados } from '../areas.ts';
import { definirMaquina, estadosCon, listOf, type MaquinaDe, type PasoDe } from './maquina.ts';

const puerta = definirMaquina({
  nombre: 'puerta',
  estados: ['abierta', 'cerrada', 'tapiada'],
  hechos: { abierta: { deja: true }, cerrada: { deja: false }, tapiada: { deja: false } },
  pasos: [
    { de: null, accion: 'poner', a: 'cerrada', agentes: ['obra'] },
    { de: 'abierta', accion: 'cerrar', a: 'cerrada', agentes: ['quienPasa'] },
    { de: ['abierta', 'cerrada'], accion: 'tapiar', a: 'tapiada', agentes: ['obra'] },
  ],
});

test('de una máquina se piden los estados por sus hechos y el paso que alguien puede dar', () => {
  assert.equal(puerta.suyo('tapiada'), 'tapiada');
  assert.throws(() => puerta.suyo('pintada'), /no es un estado/);
  assert.deepEqual(estadosCon(puerta, 'deja', false), ['cerrada', 'tapiada']);
  assert.equal(puerta.paso('abierta', 'cerrar', 'quienPasa')?.a, 'cerrada');
  assert.equal(puerta.paso('abierta', 'cerrar', 'obra'), undefined);
  assert.equal(puerta.paso('cerrada', 'tapiar')?.a, 'tapiada');
  assert.equal(puerta.paso('tapiada', 'cerrar'), undefined);
  assert.equal(puerta.paso(null, 'poner')?.a, 'cerrada');
  assert.deepEqual(puerta.origenes('tapiar', 'tapiada'), ['abierta', 'cerrada']);
});

type Cualquiera = MaquinaDe<string, object, PasoDe<string>>;

const maquinas = [...exportados]
  .filter(([nombre]) => /^maquinaDe[A-Z]/.test(nombre))
  .map(([, maquina]) => maquina as unknown as Cualquiera);

/** The state in which each thing begins, which no step leads to. */
const primeros = ['enProgreso', 'pendientePago', 'iniciado', 'enRevision', 'retenida', 'borrador', 'pendiente'];

test('cada máquina dice algo de cada estado suyo, sus pasos no salen de ella, y a cada estado se llega', () => {
  assert.equal(maquinas.length, 12);
  for (const { nombre, estados, hechos, pasos } of maquinas) {
    assert.deepEqual(Object.keys(hechos), [...estados], nombre);
    const llegan = new Set<string>(pasos.flatMap(({ a }) => listOf(a)));
    for (const paso of pasos)
      for (const estado of [...listOf(paso.de), ...listOf(paso.a)]) assert.ok(estados.includes(estado), nombre);
    for (const estado of estados) assert.ok(llegan.has(estado) || primeros.includes(estado), `${nombre}: ${estado}`);
  }
});
