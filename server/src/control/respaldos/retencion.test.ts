import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY } from '@fedatario/contract/base';
import { instanteDe, nombreDe, quedan } from './retencion.ts';

const hoy = new Date('2026-11-25T03:17:00Z');

test('un nombre dice su instante, y el orden de los nombres es el del tiempo', () => {
  assert.equal(nombreDe(hoy), '20261125T031700Z');
  assert.deepEqual(instanteDe('20261125T031700Z'), hoy);
});

test('dos años de respaldos diarios dejan los de catorce días, uno por semana y uno por mes', () => {
  let nombres: string[] = [];
  const desde = hoy.getTime() - 730 * DAY;
  for (let dia = 0; dia <= 730; dia += 1) {
    const ahora = new Date(desde + dia * DAY);
    nombres.push(nombreDe(ahora));
    const vivos = quedan(nombres, ahora, 14);
    nombres = nombres.filter((nombre) => vivos.has(nombre));
  }
  const edades = nombres.map((nombre) => Math.round((hoy.getTime() - instanteDe(nombre).getTime()) / DAY));
  assert.equal(edades.filter((edad) => edad < 14).length, 14);
  for (let semana = 0; semana < 7; semana += 1)
    assert.ok(
      edades.some((edad) => edad >= semana * 7 && edad < semana * 7 + 14),
      `semana ${semana}: ${edades}`,
    );
  for (let mes = 0; mes < 11; mes += 1)
    assert.ok(
      edades.some((edad) => edad >= mes * 30 && edad < mes * 30 + 62),
      `mes ${mes}: ${edades}`,
    );
  assert.ok(nombres.length < 14 + 9 + 13);
  assert.ok(Math.max(...edades) <= 12 * 31);
});

test('el último respaldo queda, por viejo que sea', () => {
  assert.deepEqual([...quedan(['20200101T000000Z', '20200102T000000Z'], hoy, 14)], ['20200102T000000Z']);
  assert.equal(quedan([], hoy, 14).size, 0);
});
