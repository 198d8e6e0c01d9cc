import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sumarDias } from '../../calendario/dia.ts';
import { esHabil, feriados, pascua, sumarHabiles } from './calendario.ts';

const SUMAS = [
  ['2026-11-23', 25, '2026-12-30'],
  ['2026-11-20', 25, '2026-12-29'],
  ['2026-03-20', 25, '2026-04-28'],
  ['2026-12-31', 25, '2027-02-05'],
  ['2026-06-26', 8, '2026-07-09'],
  ['2026-09-30', 25, '2026-11-05'],
  ['2027-03-23', 3, '2027-03-30'],
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-10-07', 8, '2026-10-19'],
  ['2026-09-11', 25, '2026-10-19'],
  ['2026-10-19', 25, '2026-11-24'],
] as const;

for (const [desde, dias, hasta] of SUMAS) {
  test(`${dias} días hábiles después del ${desde} es el ${hasta}`, () => {
    assert.equal(sumarHabiles(desde, dias), hasta);
  });
}

test('la Pascua cae en su domingo', () => {
  assert.deepEqual([2026, 2027, 2028].map(pascua), ['2026-04-05', '2027-03-28', '2028-04-16']);
});

test('solo el 30 de junio se mueve a lunes, salvo que no haya traslado: el 20 de octubre queda en su día', () => {
  const moved = (anio: number, traslado: boolean) =>
    feriados(anio, { traslado })
      .filter(({ nombre }) => nombre === 'Día del Ejército' || nombre === 'Día de la Revolución')
      .map(({ dia }) => dia);
  assert.deepEqual(moved(2026, true), ['2026-06-29', '2026-10-20']);
  assert.deepEqual(moved(2027, true), ['2027-06-28', '2027-10-20']);
  assert.deepEqual(moved(2028, true), ['2028-07-03', '2028-10-20']);
  assert.deepEqual(moved(2028, false), ['2028-06-30', '2028-10-20']);
});

test('la oficina puede agregar y quitar feriados', () => {
  assert.equal(esHabil('2026-11-24'), true);
  assert.equal(esHabil('2026-11-24', { agregados: ['2026-11-24'] }), false);
  assert.equal(esHabil('2025-08-15'), false);
  assert.equal(esHabil('2025-08-15', { locales: [] }), true);
  assert.equal(esHabil('2026-12-24', { quitados: ['2026-12-24'] }), true);
  assert.equal(esHabil('2026-11-21'), false);
});

test('el 24 y el 31 de diciembre, libres desde mediodía, acortan un deber y alargan una entrega', () => {
  assert.equal(sumarHabiles('2026-11-22', 25), '2026-12-29');
  assert.equal(sumarHabiles('2026-11-22', 25, { mediosHabiles: true }), '2026-12-28');
  const dias = (mediosHabiles: boolean) => feriados(2026, { mediosHabiles }).map(({ dia }) => dia);
  assert.deepEqual(
    dias(false).filter((dia) => !dias(true).includes(dia)),
    ['2026-12-24', '2026-12-31'],
  );
});

test('entre dos fechas hay exactamente los días hábiles que se sumaron', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 40 }), (start, dias) => {
      const desde = sumarDias('2026-01-01', start);
      const hasta = sumarHabiles(desde, dias);
      let counted = 0;
      for (let dia = sumarDias(desde, 1); dia <= hasta; dia = sumarDias(dia, 1)) if (esHabil(dia)) counted++;
      assert.equal(counted, dias);
      assert.ok(esHabil(hasta));
    }),
  );
});

test('una cuenta de días imposible se rechaza en vez de colgarse', () => {
  for (const dias of [-1, 0.5, Number.POSITIVE_INFINITY, 10_001]) {
    assert.throws(() => sumarHabiles('2026-11-21', dias), RangeError);
  }
});
