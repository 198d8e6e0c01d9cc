import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY, HOUR, MINUTE } from '@fedatario/contract/base';
import fc from 'fast-check';
import { iniciosLibres, type Turno, turnosDe, unidos } from './horas.ts';
import { diaEn, instanteEn } from './zona.ts';

const ZONAS = ['America/Guatemala', 'Europe/Madrid', 'America/New_York'] as const;
const NOCHE = [{ desde: '00:00', hasta: '24:00' }];
const OFICINA = [
  { desde: '08:00', hasta: '12:00' },
  { desde: '13:00', hasta: '17:00' },
];
const jornada = (zona: string, dia: typeof OFICINA) => ({
  zona,
  horario: Array.from({ length: 7 }, () => dia),
  excepciones: [],
  especiales: () => undefined,
  puede: () => true,
});
/** The day of a zone from midnight to midnight. */
const dia = (zona: string, fecha: string): Turno => ({
  inicio: instanteEn(zona, fecha, '00:00'),
  fin: instanteEn(zona, fecha, '24:00') - 1,
});
const medida = { minutos: 60, paso: 30, antes: 0, despues: 0 };
const horasDe = (zona: string, fecha: string, tramos = NOCHE) =>
  iniciosLibres(turnosDe(jornada(zona, tramos), dia(zona, fecha)), [], medida, dia(zona, fecha));

describe('el día en que una zona cambia su hora', () => {
  // 2026: Madrid 29 March and 25 October; New York 8 March and 1 November. Guatemala keeps its hour.
  const CAMBIOS = [
    ['Europe/Madrid', '2026-03-29', 23],
    ['Europe/Madrid', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['America/Guatemala', '2026-03-29', 24],
  ] as const;
  for (const [zona, fecha, horas] of CAMBIOS)
    test(`${zona}, ${fecha}, tiene ${horas} horas: ninguna se pierde ni se ofrece dos veces`, () => {
      const inicios = horasDe(zona, fecha);
      assert.equal(inicios.length, 2 * horas - 1);
      assert.equal(new Set(inicios).size, inicios.length);
      assert.ok(inicios.every((inicio, i) => i === 0 || inicio - (inicios[i - 1] ?? 0) === 30 * MINUTE));
    });

  test('la oficina abre y cierra a la hora de su reloj', () => {
    for (const [zona, fecha] of CAMBIOS) {
      const reloj = new Intl.DateTimeFormat('en-GB', { timeZone: zona, hour: '2-digit', minute: '2-digit' });
      const inicios = horasDe(zona, fecha, OFICINA);
      assert.equal(inicios.length, 14);
      assert.deepEqual(
        [inicios.at(0), inicios.at(-1)].map((inicio) => reloj.format(inicio)),
        ['08:00', '16:00'],
      );
    }
  });
});

const zonas = fc.constantFrom(...ZONAS);
const fechas = fc
  .integer({ min: 0, max: 3 * 365 })
  .map((n) => new Date(Date.UTC(2026, 0, 1) + n * DAY).toISOString().slice(0, 10));
const turnos = (zona: string, fecha: string) => {
  const { inicio, fin } = dia(zona, fecha);
  return fc.array(
    fc.tuple(fc.integer({ min: 0, max: 23 * 60 }), fc.integer({ min: 5, max: 180 })).map(([desde, largo]) => ({
      inicio: Math.min(inicio + desde * MINUTE, fin - MINUTE),
      fin: inicio + (desde + largo) * MINUTE,
    })),
    { maxLength: 8 },
  );
};
const dias = fc
  .tuple(zonas, fechas)
  .chain(([zona, fecha]) => fc.tuple(fc.constant(zona), fc.constant(fecha), turnos(zona, fecha)));

describe('las horas libres de cualquier día', () => {
  test('ninguna toca lo ocupado, con sus márgenes, y cada una cabe en un tramo de trabajo', () => {
    fc.assert(
      fc.property(dias, fc.integer({ min: 0, max: 30 }), ([zona, fecha, ocupado], margen) => {
        const trabajo = turnosDe(jornada(zona, OFICINA), dia(zona, fecha));
        const conMargen = { ...medida, antes: margen, despues: margen };
        for (const inicio of iniciosLibres(trabajo, unidos(ocupado), conMargen, dia(zona, fecha))) {
          const [desde, hasta] = [inicio - margen * MINUTE, inicio + HOUR + margen * MINUTE];
          assert.ok(!ocupado.some((uno) => uno.inicio < hasta && desde < uno.fin));
          assert.ok(trabajo.some((uno) => uno.inicio <= inicio && inicio + HOUR <= uno.fin));
          assert.equal(diaEn(zona, inicio), fecha);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('no falta ninguna de las que caben', () => {
    fc.assert(
      fc.property(dias, ([zona, fecha, ocupado]) => {
        const trabajo = turnosDe(jornada(zona, OFICINA), dia(zona, fecha));
        const libres = new Set(iniciosLibres(trabajo, unidos(ocupado), medida, dia(zona, fecha)));
        for (const { inicio: abre, fin: cierra } of trabajo)
          for (let inicio = abre; inicio + HOUR <= cierra; inicio += 30 * MINUTE) {
            const cabe = !ocupado.some((uno) => uno.inicio < inicio + HOUR && inicio < uno.fin);
            assert.equal(libres.has(inicio), cabe);
          }
      }),
      { numRuns: 200 },
    );
  });
});

test('lo propio del notario va primero; lo especial de la oficina solo limita su semana', () => {
  const zona = 'America/Guatemala';
  const especiales = (fecha: string) => (fecha === '2026-12-24' ? [{ desde: '10:00', hasta: '14:00' }] : undefined);
  const tramos = (excepciones: { dia: string; tramos: typeof OFICINA }[]) =>
    turnosDe({ ...jornada(zona, OFICINA), especiales, excepciones }, dia(zona, '2026-12-24')).map(
      ({ inicio, fin }) => (fin - inicio) / HOUR,
    );
  assert.deepEqual(tramos([]), [2, 1]);
  assert.deepEqual(tramos([{ dia: '2026-12-24', tramos: OFICINA }]), [4, 4]);
  assert.deepEqual(tramos([{ dia: '2026-12-24', tramos: [] }]), []);
});
