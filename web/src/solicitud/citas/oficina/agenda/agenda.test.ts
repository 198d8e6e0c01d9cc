import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Columna } from './columnas.ts';
import { saltar, ventanaDe } from './dias.ts';
import { mover } from './foco.ts';
import { carrilesDe, type Pieza } from './piezas.ts';
import { instanteDe, relojDe, tramosDe } from './reloj.ts';

const MADRID = 'Europe/Madrid';

describe('el reloj del calendario', () => {
  test('el día en que los relojes se adelantan, cada cita está a su hora', () => {
    // The clocks of Madrid go from 02:00 to 03:00 on 29 March 2026.
    assert.deepEqual(tramosDe('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', MADRID), [
      { dia: '2026-03-29', desde: 90, hasta: 210 },
    ]);
    assert.deepEqual(tramosDe('2026-03-29T08:00:00Z', '2026-03-29T09:00:00Z', MADRID), [
      { dia: '2026-03-29', desde: 600, hasta: 660 },
    ]);
    assert.deepEqual(tramosDe('2026-03-28T09:00:00Z', '2026-03-28T10:00:00Z', MADRID), [
      { dia: '2026-03-28', desde: 600, hasta: 660 },
    ]);
  });

  test('el día en que se atrasan, la hora que se repite conserva su largo y no se cruza', () => {
    // On 25 October 2026 they go from 03:00 back to 02:00: 02:30 to 02:15 is 45 minutes.
    assert.deepEqual(tramosDe('2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z', MADRID), [
      { dia: '2026-10-25', desde: 150, hasta: 195 },
    ]);
  });

  test('donde se suelta una cita es la hora que ese día muestra el reloj', () => {
    for (const dia of ['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26'])
      for (const minuto of [0, 600, 1410])
        assert.deepEqual(relojDe(instanteDe(dia, minuto, MADRID), MADRID), { dia, minuto });
    assert.deepEqual(relojDe(instanteDe('2026-03-29', 150, MADRID), MADRID), { dia: '2026-03-29', minuto: 210 });
  });

  test('la que pasa de medianoche está en los dos días', () => {
    assert.deepEqual(tramosDe('2026-01-21T05:00:00Z', '2026-01-21T07:00:00Z', 'America/Guatemala'), [
      { dia: '2026-01-20', desde: 1380, hasta: 1440 },
      { dia: '2026-01-21', desde: 0, hasta: 60 },
    ]);
    assert.equal(tramosDe('2026-01-21T05:00:00Z', '2026-01-21T06:00:00Z', 'America/Guatemala').length, 1);
    assert.equal(tramosDe('2026-01-20T18:00:00Z', '2026-01-23T18:00:00Z', 'America/Guatemala').length, 4);
  });
});

test('cada vista pide sus días, y avanza lo que muestra', () => {
  assert.deepEqual(ventanaDe('semana', '2026-11-26'), { desde: '2026-11-23', hasta: '2026-11-29' });
  assert.deepEqual(ventanaDe('mes', '2026-11-26'), { desde: '2026-10-26', hasta: '2026-12-06' });
  assert.deepEqual(ventanaDe('lista', '2026-11-26'), { desde: '2026-11-26', hasta: '2026-12-02' });
  assert.deepEqual(
    [saltar('dia', '2026-12-31', 1), saltar('semana', '2026-11-26', -1), saltar('mes', '2026-01-31', 1)],
    ['2027-01-01', '2026-11-19', '2026-02-01'],
  );
});

const pieza = (clave: string, desde: number, hasta: number) =>
  ({ clave, clase: 'cita', dia: '2026-01-20', desde, hasta, idNotario: 'x', lugar: null }) as Pieza;

test('las que se enciman van una al lado de otra, y las demás a todo el ancho', () => {
  const [a, b, c, d] = [pieza('a', 540, 600), pieza('b', 570, 630), pieza('c', 600, 660), pieza('d', 700, 720)];
  assert.deepEqual(
    [...carrilesDe([a, b, c, d])].map(([{ clave }, { carril, de }]) => [clave, carril, de]),
    [
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['d', 0, 1],
    ],
  );
});

test('las flechas recorren citas y horas libres, sin entrar dos veces en la misma', () => {
  const columna = (clave: string, piezas: Pieza[]): Columna => ({ clave, dia: '2026-01-20', piezas, jornada: [] });
  const columnas = [
    columna('uno', [pieza('a', 540, 600), pieza('b', 600, 615), pieza('c', 615, 645)]),
    columna('dos', []),
  ];
  const horas = { desde: 480, hasta: 1020 };
  const en = (lugar: Parameters<typeof mover>[2], ...pasos: Parameters<typeof mover>[3][]) =>
    pasos.reduce((actual, hacia) => mover(columnas, horas, actual, hacia), lugar);
  const inicio = { columna: 0, minuto: 510, clave: null };
  assert.equal(en(inicio, 'abajo').clave, 'a');
  assert.equal(en(inicio, 'abajo', 'abajo').clave, 'b');
  assert.equal(en(inicio, 'abajo', 'abajo', 'abajo').clave, 'c');
  assert.deepEqual(en(inicio, 'abajo', 'abajo', 'abajo', 'abajo'), { columna: 0, minuto: 660, clave: null });
  assert.equal(en({ columna: 0, minuto: 660, clave: null }, 'arriba', 'arriba', 'arriba').clave, 'a');
  assert.deepEqual(en(inicio, 'abajo', 'fin'), { columna: 1, minuto: 540, clave: null });
  assert.equal(en(inicio, 'abajo', 'fin', 'inicio').clave, 'a');
  assert.deepEqual(en(inicio, 'arriba', 'arriba'), { columna: 0, minuto: 480, clave: null });
});
