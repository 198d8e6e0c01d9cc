import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { T } from '../../i18n/i18n.ts';
import { mostrar } from './mostrar.ts';

/** Returns the key of each text. */
const t = ((clave: string) => clave) as unknown as T;
const opciones = { especialidades: [{ id: 'a', nombre: 'Inmuebles' }] };

test('en un conflicto se lee cada día distinto, con su motivo y sus horas', () => {
  const excepciones = [
    { dia: '2026-12-24', nombre: 'Nochebuena', horas: '08:00-12:00' },
    { dia: '2026-12-31', nombre: '', horas: '' },
  ];
  assert.equal(
    mostrar(t, opciones, 'excepciones', JSON.stringify(excepciones)),
    '24 dic 2026 · Nochebuena · 08:00-12:00\n31 dic 2026 · notarios.cerrado',
  );
  assert.equal(mostrar(t, opciones, 'excepciones', '[]'), 'comun.vacio');
});

test('en un conflicto la semana comienza el lunes, y lo elegido se dice por su nombre', () => {
  const [lunes, ...resto] = mostrar(t, opciones, 'horario', '["","8-12","","","","",""]').split('\n');
  assert.equal(lunes, 'notarios.dia.lunes: 8-12');
  assert.equal(resto.at(-1), 'notarios.dia.domingo: notarios.cerrado');
  assert.equal(mostrar(t, opciones, 'especialidades', '["a"]'), 'Inmuebles');
  assert.equal(mostrar(t, opciones, 'modalidades', '["presencial"]'), 'notarios.modalidad.presencial');
  assert.equal(mostrar(t, opciones, 'activo', 'false'), 'notarios.impedimento.inactivo');
  assert.equal(mostrar(t, opciones, 'titulo', 'Notaria'), 'Notaria');
});
