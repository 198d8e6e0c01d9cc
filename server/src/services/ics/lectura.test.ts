import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FalloDeCalendario } from './fallo.ts';
import { ocupadoDe } from './leer.ts';

const calendario = (...lineas: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lineas, 'END:VCALENDAR', ''].join('\r\n');
let uid = 0;
const evento = (...lineas: string[]) => {
  uid += 1;
  const suyas = lineas.some((linea) => linea.startsWith('UID')) ? lineas : [`UID:${uid}`, ...lineas];
  return ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...suyas, 'END:VEVENT'].join('\r\n');
};
const ventana = {
  zona: 'America/Guatemala',
  inicio: Date.parse('2026-11-25T00:00:00Z'),
  fin: Date.parse('2027-12-30T00:00:00Z'),
};
const escrito = (instante: number) => new Date(instante).toISOString().slice(0, 16);
const ocupado = (texto: string, correos?: string[]) => {
  const { tramos, completo } = ocupadoDe({ ...ventana, texto, ...(correos && { correos }) });
  assert.equal(completo, true, texto);
  return tramos.map(({ inicio, fin }) => `${escrito(inicio)}/${escrito(fin)}`);
};
const deEventos = (...eventos: string[]) => ocupado(calendario(...eventos));
const dias = (tramos: readonly string[]) => tramos.map((tramo) => tramo.slice(0, 10));
const GT = 'TZID=America/Guatemala';
const NUEVE = `DTSTART;${GT}:20261201T090000`;
const DIEZ = `DTEND;${GT}:20261201T100000`;

describe('un evento', () => {
  test('empieza y termina cada uno en su zona', () => {
    const casos = [
      [
        `DTSTART;${GT}:20261201T090000`,
        'DTEND;TZID=America/Los_Angeles:20261201T093000',
        '2026-12-01T15:00/2026-12-01T17:30',
      ],
      [
        `DTSTART;${GT}:20261201T090000`,
        'DTEND;TZID=America/Los_Angeles:20261201T090000',
        '2026-12-01T15:00/2026-12-01T17:00',
      ],
      [
        'DTSTART;TZID=Europe/Madrid:20261201T150000',
        `DTEND;${GT}:20261201T090000`,
        '2026-12-01T14:00/2026-12-01T15:00',
      ],
      [
        'DTSTART;TZID=America/New_York:20261202T090000',
        'DTEND;TZID=America/Los_Angeles:20261202T083000',
        '2026-12-02T14:00/2026-12-02T16:30',
      ],
      [
        `DTSTART;${GT}:20261201T080000`,
        'DTEND;TZID=America/New_York:20261201T143000',
        '2026-12-01T14:00/2026-12-01T19:30',
      ],
    ] as const;
    for (const [inicio, fin, esperado] of casos) assert.deepEqual(deEventos(evento(inicio, fin)), [esperado]);
  });

  test('de un día entero ocupa ese día, también si su fin está escrito como ese mismo día', () => {
    for (const fin of [[], ['DTEND;VALUE=DATE:20261202'], ['DTEND;VALUE=DATE:20261201']])
      assert.deepEqual(deEventos(evento('DTSTART;VALUE=DATE:20261201', ...fin)), ['2026-12-01T06:00/2026-12-02T06:00']);
  });

  test('en una zona que se llama como en Windows, o como la describe el archivo', () => {
    const enWindows = evento(
      'DTSTART;TZID=Central America Standard Time:20261201T090000',
      'DTEND;TZID="Central Europe Standard Time":20261201T170000',
    );
    assert.deepEqual(deEventos(enWindows), ['2026-12-01T15:00/2026-12-01T16:00']);
    const propia = [
      'BEGIN:VTIMEZONE',
      'TZID:Hora de la costa',
      'BEGIN:STANDARD',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ].join('\r\n');
    const mensual = evento(
      'DTSTART;TZID=Hora de la costa:20270215T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY;COUNT=2',
    );
    assert.deepEqual(deEventos(propia, mensual), [
      '2027-02-15T14:00/2027-02-15T15:00',
      '2027-03-15T13:00/2027-03-15T14:00',
    ]);
    const registrada = evento('DTSTART;TZID=/mozilla.org/20070129_1/Europe/Madrid:20261201T150000', 'DURATION:PT1H');
    assert.deepEqual(deEventos(registrada), ['2026-12-01T14:00/2026-12-01T15:00']);
  });

  test('marcado como libre por Outlook, o una invitación que su dueño no aceptó, no ocupa', () => {
    const libre = evento(NUEVE, DIEZ, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE');
    assert.deepEqual(deEventos(libre), []);
    const invitacion = evento(NUEVE, DIEZ, 'ATTENDEE;CN=Ana;PARTSTAT=DECLINED:mailto:Ana@ejemplo.com');
    assert.deepEqual(ocupado(calendario(invitacion), ['ana@ejemplo.com']), []);
    assert.deepEqual(deEventos('X-WR-CALNAME:ana@ejemplo.com', invitacion), []);
    assert.equal(ocupado(calendario(invitacion), ['eva@ejemplo.com']).length, 1);
  });
});

describe('una serie', () => {
  test('de fechas sueltas comienza por su primer día', () => {
    assert.deepEqual(dias(deEventos(evento(NUEVE, DIEZ, `RDATE;${GT}:20261208T090000`))), ['2026-12-01', '2026-12-08']);
    const enUtc = evento(
      'DTSTART:20261201T150000Z',
      'DTEND:20261201T160000Z',
      'RDATE:20261205T150000Z,20261206T150000Z',
    );
    assert.deepEqual(dias(deEventos(enUtc)), ['2026-12-01', '2026-12-05', '2026-12-06']);
    const periodos = evento(NUEVE, DIEZ, 'RDATE;VALUE=PERIOD:20261208T150000Z/20261208T170000Z,20261209T150000Z/PT30M');
    assert.deepEqual(deEventos(periodos), [
      '2026-12-01T15:00/2026-12-01T16:00',
      '2026-12-08T15:00/2026-12-08T17:00',
      '2026-12-09T15:00/2026-12-09T15:30',
    ]);
  });

  test('cambiada desde un día en adelante cambia también las que siguen', () => {
    const serie = evento('UID:s', NUEVE, DIEZ, 'RRULE:FREQ=WEEKLY;COUNT=4');
    const desde = (...lineas: string[]) =>
      evento('UID:s', `RECURRENCE-ID;RANGE=THISANDFUTURE;${GT}:20261208T090000`, ...lineas);
    assert.deepEqual(deEventos(serie, desde(`DTSTART;${GT}:20261208T140000`, `DTEND;${GT}:20261208T143000`)), [
      '2026-12-01T15:00/2026-12-01T16:00',
      '2026-12-08T20:00/2026-12-08T20:30',
      '2026-12-15T20:00/2026-12-15T20:30',
      '2026-12-22T20:00/2026-12-22T20:30',
    ]);
    const terminada = desde(`DTSTART;${GT}:20261208T090000`, `DTEND;${GT}:20261208T100000`, 'STATUS:CANCELLED');
    assert.deepEqual(dias(deEventos(serie, terminada)), ['2026-12-01']);
  });

  test('quita y mueve lo que se nombra en otra zona', () => {
    const serie = evento(
      'UID:n',
      'DTSTART;TZID=America/New_York:20261201T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    );
    const octavo = 'RECURRENCE-ID;TZID=America/New_York:20261208T090000';
    const cancelada = evento('UID:n', octavo, 'DTSTART:20261208T140000Z', 'DURATION:PT1H', 'STATUS:CANCELLED');
    assert.deepEqual(dias(deEventos(serie, cancelada)), ['2026-12-01', '2026-12-15']);
    const movida = evento('UID:n', octavo, `DTSTART;${GT}:20261209T120000`, 'DURATION:PT1H');
    assert.deepEqual(dias(deEventos(serie, movida)), ['2026-12-01', '2026-12-09', '2026-12-15']);
    const local = evento('UID:m', NUEVE, DIEZ, 'RRULE:FREQ=WEEKLY;COUNT=2');
    const aNuevaYork = evento(
      'UID:m',
      `RECURRENCE-ID;${GT}:20261208T090000`,
      'DTSTART;TZID=America/New_York:20261209T120000',
      'DURATION:PT1H',
    );
    assert.deepEqual(deEventos(local, aNuevaYork), [
      '2026-12-01T15:00/2026-12-01T16:00',
      '2026-12-09T17:00/2026-12-09T18:00',
    ]);
    const enteros = evento(
      'DTSTART;VALUE=DATE:20261214',
      'RRULE:FREQ=DAILY;COUNT=4',
      'EXDATE;TZID=Central America Standard Time:20261216T000000',
    );
    assert.deepEqual(dias(deEventos(enteros)), ['2026-12-14', '2026-12-15', '2026-12-17']);
    const sin = (escrito: string) =>
      dias(deEventos(evento('DTSTART;VALUE=DATE:20261214', 'RRULE:FREQ=DAILY;COUNT=4', `EXDATE:${escrito}`)));
    for (const escrito of ['20261216', '20261216T000000Z', '20261216T060000Z'])
      assert.deepEqual(sin(escrito), ['2026-12-14', '2026-12-15', '2026-12-17'], escrito);
  });

  test('de cada año cae en su día, no en otro', () => {
    const bisiesto = evento('DTSTART:20240229T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY');
    assert.deepEqual(deEventos(bisiesto), []);
    const veintava = evento(`DTSTART;${GT}:20250519T090000`, 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYDAY=20MO');
    assert.deepEqual(dias(deEventos(veintava)), ['2027-05-17']);
    const semana = evento(`DTSTART;${GT}:20250512T090000`, 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO');
    assert.deepEqual(dias(deEventos(semana)), ['2027-05-17']);
    const ultimo = evento(
      `DTSTART;${GT}:20261130T090000`,
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
    );
    assert.deepEqual(dias(deEventos(ultimo)), ['2026-11-30', '2026-12-31', '2027-01-29']);
  });

  test('que no cae en ningún día no ocupa nada, y lo demás se lee', () => {
    const nunca = evento('DTSTART:20200120T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30');
    assert.deepEqual(dias(deEventos(nunca, evento(NUEVE, DIEZ))), ['2026-12-01']);
  });

  test('termina en su último día, escrito como hora o como día', () => {
    const hasta = (fin: string) => dias(deEventos(evento(NUEVE, DIEZ, `RRULE:FREQ=DAILY;UNTIL=${fin}`))).at(-1);
    assert.deepEqual(['20261203T150000Z', '20261203', '20261203T145959Z'].map(hasta), [
      '2026-12-03',
      '2026-12-03',
      '2026-12-02',
    ]);
    const entera = (fin: string) =>
      dias(deEventos(evento('DTSTART;VALUE=DATE:20261201', `RRULE:FREQ=DAILY;UNTIL=${fin}`))).at(-1);
    assert.deepEqual(['20261203', '20261203T000000Z', '20261204T055959Z'].map(entera), Array(3).fill('2026-12-03'));
  });
});

describe('un calendario', () => {
  test('de períodos ocupados, sin los que están libres', () => {
    const publicado = [
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20261201T150000Z/20261201T160000Z',
      'FREEBUSY:20261202T150000Z/PT1H,20261202T180000Z/PT2H',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261203T150000Z/20261203T160000Z',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261204T150000Z/20261204T160000Z',
      'FREEBUSY;FBTYPE=FREE:20261205T150000Z/20261205T160000Z',
      'END:VFREEBUSY',
    ];
    assert.deepEqual(deEventos(...publicado), [
      '2026-12-01T15:00/2026-12-01T16:00',
      '2026-12-02T15:00/2026-12-02T16:00',
      '2026-12-02T18:00/2026-12-02T20:00',
      '2026-12-03T15:00/2026-12-03T16:00',
      '2026-12-04T15:00/2026-12-04T16:00',
    ]);
  });

  test('con una marca de orden de bytes, o varios uno tras otro', () => {
    const uno = calendario(evento(NUEVE, DIEZ));
    assert.deepEqual(ocupado(`\uFEFF${uno}\uFEFF${uno}`).length, 2);
  });

  test('que solo se lee en parte lo dice, y no ofrece las horas que no se entienden', () => {
    const dudoso = (...lineas: string[]) => {
      const { tramos, completo } = ocupadoDe({ ...ventana, texto: calendario(evento(NUEVE, DIEZ), evento(...lineas)) });
      assert.equal(completo, false, lineas.join());
      return tramos.map(({ inicio, fin }) => `${escrito(inicio)}/${escrito(fin)}`);
    };
    assert.deepEqual(
      dudoso('DTSTART;TZID=De nadie:20261210T090000', 'DURATION:PT1H').at(-1),
      '2026-12-09T13:00/2026-12-11T18:00',
    );
    const regla = dudoso('DTSTART:20271220T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=FORTNIGHTLY');
    assert.deepEqual(dias(regla).slice(1, 4), ['2027-12-20', '2027-12-21', '2027-12-22']);
    assert.deepEqual(dudoso('DTSTART:20261210T150000Z', 'DTEND:mañana').at(-1), '2026-12-10T15:00/2026-12-11T15:00');
    assert.equal(dudoso('DTSTART:20261399T150000Z', 'DURATION:PT1H').length, 1);
    assert.equal(dudoso('DTSTART:20261210T150000Z', 'DURATION:PT1H', 'RDATE:nunca').length, 2);
    assert.throws(() => ocupadoDe({ ...ventana, texto: calendario(evento(NUEVE)).slice(0, -40) }), FalloDeCalendario);
  });
});
