import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { puntosDe } from './puntos.ts';

const HOY = '2031-07-15';
const entre = (desde: string, hasta: string, ...conAlgo: readonly string[]) => puntosDe({ desde, hasta }, conAlgo, HOY);

describe('los puntos de una gráfica', () => {
  test('de unas semanas son sus días, y de un año sus meses, también los que no tienen nada', () => {
    assert.equal(entre('2031-05-01', '2031-05-31', '2031-05-20').dias.length, 31);
    const { porMes, dias } = entre('2030-08-01', '2031-07-31', '2031-05-20');
    assert.deepEqual([porMes, dias.length, dias[0], dias.at(-1)], [true, 12, '2030-08-01', '2031-07-01']);
  });

  test('de un período que comienza siglos antes, comienzan donde hay algo', () => {
    const { porMes, dias } = entre('1850-01-01', '2031-12-31', '2031-05-20', '2029-11-03');
    assert.deepEqual([porMes, dias.length, dias[0], dias.at(-1)], [true, 21, '2029-11-01', '2031-07-01']);
    assert.deepEqual(entre('1850-01-01', '2031-12-31'), { porMes: false, dias: [] });
  });

  test('lo que hubo tiene su punto aunque fuera hace décadas', () => {
    const { dias } = entre('1990-01-01', '2031-12-31', '2001-02-20', '2031-05-20');
    assert.deepEqual([dias[0], dias.includes('2031-05-01'), dias.length], ['2001-02-01', true, 366]);
  });
});
