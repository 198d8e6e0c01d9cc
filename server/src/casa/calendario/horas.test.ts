import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { horasHabilesEntre, sumarDiasHabiles, sumarHorasHabiles } from './calendario.ts';
import type { Horario } from './horas.ts';

const LABORAL = [{ desde: '08:00', hasta: '17:00' }];
const oficina: Horario = {
  horario: [[], LABORAL, LABORAL, LABORAL, LABORAL, LABORAL, []],
  traslado: true,
  feriadosLocales: ['08-15'],
  excepciones: [],
};
/** An hour of Guatemala. */
const gt = (local: string) => new Date(`${local}:00-06:00`);
const vence = (desde: string, horas: number, calendario = oficina) =>
  assertAt(sumarHorasHabiles(gt(desde), horas, calendario));
const assertAt = (instante: Date) => new Date(instante.getTime() - 6 * 3_600_000).toISOString().slice(0, 16);

describe('un plazo en horas hábiles', () => {
  const PLAZOS = [
    ['el mismo día', '2026-11-23T09:00', 4, '2026-11-23T13:00'],
    ['la última hora del día es de ese día', '2026-11-23T08:00', 9, '2026-11-23T17:00'],
    ['sigue a la mañana siguiente', '2026-11-23T16:00', 2, '2026-11-24T09:00'],
    ['pedido de noche, cuenta desde que se abre', '2026-11-23T22:30', 1, '2026-11-24T09:00'],
    ['salta el fin de semana', '2026-11-20T16:30', 1, '2026-11-23T08:30'],
    ['media hora es media hora', '2026-11-23T08:00', 0.5, '2026-11-23T08:30'],
    ['salta la Semana Santa', '2026-04-01T17:00', 9, '2026-04-06T17:00'],
    ['salta el feriado trasladado a lunes', '2026-06-26T17:00', 9, '2026-06-30T17:00'],
    ['salta el cambio de año', '2026-12-30T17:00', 1, '2027-01-04T09:00'],
    ['cero horas no esperan a que se abra', '2026-11-21T03:00', 0, '2026-11-21T03:00'],
  ] as const;
  for (const [nombre, desde, horas, hasta] of PLAZOS) {
    test(nombre, () => assert.equal(vence(desde, horas), hasta));
  }

  test('una excepción cierra un día, le da otro horario, o hace trabajar un feriado', () => {
    const con = (dia: string, tramos: Horario['horario'][number]) => ({
      ...oficina,
      excepciones: [{ dia, nombre: 'Asueto', tramos }],
    });
    assert.equal(vence('2026-11-23T17:00', 1, con('2026-11-24', [])), '2026-11-25T09:00');
    assert.equal(
      vence('2026-12-24T08:00', 4, con('2026-12-24', [{ desde: '08:00', hasta: '12:00' }])),
      '2026-12-24T12:00',
    );
    assert.equal(vence('2026-11-21T08:00', 1, con('2026-11-21', LABORAL)), '2026-11-21T09:00');
  });

  test('la pausa del almuerzo no cuenta, y se puede trabajar hasta medianoche', () => {
    const dia = [
      { desde: '08:00', hasta: '12:00' },
      { desde: '13:00', hasta: '24:00' },
    ];
    const noche = { ...oficina, horario: Array.from({ length: 7 }, () => dia) };
    assert.equal(vence('2026-11-23T11:00', 2, noche), '2026-11-23T14:00');
    assert.equal(vence('2026-11-23T23:00', 2, noche), '2026-11-24T09:00');
  });

  test('lo que no puede ser se rechaza en vez de colgarse', () => {
    for (const horas of [-1, Number.NaN, Number.POSITIVE_INFINITY, 20_001]) {
      assert.throws(() => sumarHorasHabiles(gt('2026-11-23T09:00'), horas, oficina), RangeError);
    }
    const cerrada = { ...oficina, horario: Array.from({ length: 7 }, () => []) };
    assert.throws(() => sumarHorasHabiles(gt('2026-11-23T09:00'), 1, cerrada), RangeError);
  });
});

const minutos = fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }).map((n) => new Date(Date.UTC(2026, 0, 1) + n * 60_000));
const minuto = fc.integer({ min: 0, max: 1440 });
const horaDe = (n: number) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`;
const dia = fc.uniqueArray(minuto, { minLength: 0, maxLength: 6 }).map((cuts) => {
  const order = cuts.toSorted((a, b) => a - b);
  return Array.from({ length: Math.floor(order.length / 2) }, (_, at) => ({
    desde: horaDe(order[2 * at] ?? 0),
    hasta: horaDe(order[2 * at + 1] ?? 0),
  }));
});
const calendarios = fc.record({
  horario: fc.tuple(fc.constant(LABORAL), dia, dia, dia, dia, dia, dia).map((days) => [...days]),
  traslado: fc.boolean(),
  feriadosLocales: fc.constantFrom<string[]>([], ['08-15'], ['02-29', '12-08']),
  excepciones: fc.array(
    fc.record({
      dia: fc.constantFrom('2026-11-24', '2026-12-24', '2027-06-28'),
      nombre: fc.constant('x'),
      tramos: dia,
    }),
    { maxLength: 1 },
  ),
});
const horas = fc.integer({ min: 1, max: 400 * 60 }).map((n) => n / 60);

test('los días hábiles saltan lo que no se trabaja, y terminan con su día', () => {
  const finDe = (desde: string, dias: number) => sumarDiasHabiles(gt(desde), dias, oficina).toISOString();
  // Monday; the next one ends when Wednesday begins.
  assert.equal(finDe('2026-11-23T09:00', 1), gt('2026-11-25T00:00').toISOString());
  // Friday: Saturday and Sunday do not count unless the office works them.
  assert.equal(finDe('2026-11-20T18:00', 1), gt('2026-11-24T00:00').toISOString());
  for (const dias of [0, 1.5, 1001])
    assert.throws(() => sumarDiasHabiles(gt('2026-11-23T09:00'), dias, oficina), RangeError);
});

describe('las horas hábiles de cualquier calendario', () => {
  test('entre un instante y su plazo hay exactamente las horas que se sumaron', () => {
    fc.assert(
      fc.property(minutos, horas, calendarios, (desde, cuantas, calendario) => {
        const hasta = sumarHorasHabiles(desde, cuantas, calendario);
        assert.ok(Math.abs(horasHabilesEntre(desde, hasta, calendario) - cuantas) < 1e-9);
        assert.ok(hasta > desde);
      }),
      { numRuns: 60 },
    );
  });

  test('sumar en dos veces es sumar de una', () => {
    fc.assert(
      fc.property(minutos, horas, horas, calendarios, (desde, unas, otras, calendario) => {
        const inTwo = sumarHorasHabiles(sumarHorasHabiles(desde, unas, calendario), otras, calendario);
        assert.equal(inTwo.getTime(), sumarHorasHabiles(desde, unas + otras, calendario).getTime());
      }),
      { numRuns: 60 },
    );
  });

  test('quien pide después no recibe antes, y lo contado al revés es lo mismo con signo contrario', () => {
    fc.assert(
      fc.property(minutos, minutos, horas, calendarios, (a, b, cuantas, calendario) => {
        const [antes, despues] = a < b ? [a, b] : [b, a];
        assert.ok(sumarHorasHabiles(antes, cuantas, calendario) <= sumarHorasHabiles(despues, cuantas, calendario));
        assert.equal(horasHabilesEntre(a, b, calendario) + horasHabilesEntre(b, a, calendario), 0);
      }),
      { numRuns: 60 },
    );
  });
});
