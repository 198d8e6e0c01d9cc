import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

/**
 * Random parts of calendars with their truth: each is written in the forms that programs use, and says by Temporal, without any code of the
 * reader, which stretches are busy.
 */
export interface ParteDeCalendario {
  readonly lineas: readonly string[];
  readonly verdad: readonly Tramo[];
}

export const OFICINA = 'America/Guatemala';
type Tramo = readonly [inicio: number, fin: number];

const MINUTO = 60_000;
const DE_WINDOWS: Readonly<Record<string, string>> = {
  'America/Guatemala': 'Central America Standard Time',
  'America/New_York': 'Eastern Standard Time',
  'America/Los_Angeles': 'Pacific Standard Time',
  'Europe/Madrid': 'Romance Standard Time',
  'Pacific/Auckland': 'New Zealand Standard Time',
  'Asia/Kolkata': 'India Standard Time',
};

/** A zone and the form in which it is named; a time in UTC names none. */
interface ZonaEscrita {
  readonly nombre: string;
  readonly tzid: string | undefined;
}

const zona: fc.Arbitrary<ZonaEscrita> = fc.oneof(
  fc.constant({ nombre: 'UTC', tzid: undefined }),
  fc.constantFrom(...Object.keys(DE_WINDOWS)).map((nombre) => ({ nombre, tzid: nombre })),
  fc.constantFrom(...Object.keys(DE_WINDOWS)).map((nombre) => ({ nombre, tzid: DE_WINDOWS[nombre] })),
);

const instante = (local: Temporal.PlainDateTime, nombre: string) => local.toZonedDateTime(nombre).epochMilliseconds;
const relojEn = (ms: number, nombre: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(nombre).toPlainDateTime();
const compacto = (texto: string) => texto.replace(/[-:]/g, '').slice(0, 15);

/** A property with that instant in that zone; in UTC when the clock of the zone shows that time twice. */
function escribir(propiedad: string, ms: number, { nombre, tzid }: ZonaEscrita): string {
  const local = relojEn(ms, nombre);
  if (tzid === undefined || instante(local, nombre) !== ms)
    return `${propiedad}:${compacto(relojEn(ms, 'UTC').toString())}Z`;
  return `${propiedad};TZID=${tzid}:${compacto(local.toString({ smallestUnit: 'second' }))}`;
}

/** Hours of the day only, when no clock of these zones jumps. */
const reloj = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 7 * 4, max: 20 * 4 }))
  .map(([days, cuartos]) => Temporal.PlainDateTime.from('2026-03-01T00:00').add({ days, minutes: cuartos * 15 }));
const largo = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(200)).map((cuartos) => cuartos * 15 * MINUTO);
const cual = fc.nat(8);

const serie = fc.record({
  uid: fc.uuid(),
  reloj,
  largo,
  inicia: zona,
  termina: zona,
  frecuencia: fc.constantFrom('DAILY', 'WEEKLY'),
  cada: fc.integer({ min: 1, max: 3 }),
  veces: fc.integer({ min: 1, max: 9 }),
  agregadas: fc.array(fc.tuple(fc.integer({ min: 1, max: 130 }), zona), { maxLength: 3 }),
  quitadas: fc.array(fc.tuple(cual, zona), { maxLength: 2 }),
  movidas: fc.uniqueArray(
    fc.record({ cual, en: zona, inicia: zona, cuartos: fc.integer({ min: -400, max: 400 }), cancelada: fc.boolean() }),
    { maxLength: 2, selector: (movida) => movida.cual },
  ),
  corte: fc.option(fc.record({ cual, cuartos: fc.integer({ min: -8, max: 8 }), largo }), { nil: undefined }),
  libre: fc.constantFrom(undefined, undefined, undefined, 'TRANSP:TRANSPARENT', 'STATUS:CANCELLED'),
});
type Serie = typeof serie extends fc.Arbitrary<infer S> ? S : never;

const evento = (...lineas: (string | undefined)[]) => [
  'BEGIN:VEVENT',
  'DTSTAMP:20260101T000000Z',
  ...lineas.filter((linea) => linea !== undefined),
  'END:VEVENT',
];

function escribirSerie(suya: Serie): ParteDeCalendario {
  const { uid, inicia, termina, frecuencia, cada, veces, quitadas, libre } = suya;
  const unidad = frecuencia === 'DAILY' ? 'days' : 'weeks';
  const ordinarias = Array.from({ length: veces }, (_, i) =>
    instante(suya.reloj.add({ [unidad]: i * cada }), inicia.nombre),
  );
  const agregadas = suya.agregadas.map(([days, en]) => ({ ms: instante(suya.reloj.add({ days }), inicia.nombre), en }));
  const [primera = 0] = ordinarias;
  const elegida = (indice: number) => ordinarias[indice % veces] ?? primera;
  const cambios = cambiosDe(suya, elegida);
  const fuera = new Set([...quitadas.map(([indice]) => elegida(indice)), ...cambios.flatMap(({ en }) => en)]);
  const quedan = [...new Set([...ordinarias, ...agregadas.map(({ ms }) => ms)])].filter((ms) => !fuera.has(ms));
  const maestra = evento(
    `UID:${uid}`,
    escribir('DTSTART', primera, inicia),
    escribir('DTEND', primera + suya.largo, termina),
    `RRULE:FREQ=${frecuencia};INTERVAL=${cada};COUNT=${veces}`,
    ...agregadas.map(({ ms, en }) => escribir('RDATE', ms, en)),
    ...quitadas.map(([indice, en]) => escribir('EXDATE', elegida(indice), en)),
    libre,
  );
  return {
    lineas: [...maestra, ...cambios.flatMap(({ lineas }) => lineas)],
    verdad: [...cambios.flatMap(({ verdad }) => verdad), ...quedan.flatMap((ms) => ocupadaEn(suya, elegida, ms))],
  };
}

/** An occurrence that nobody moved: as the cut has it from the cut on. */
function ocupadaEn(
  { corte, inicia: { nombre }, largo, libre }: Serie,
  elegida: (i: number) => number,
  ms: number,
): Tramo[] {
  if (!corte || ms < elegida(corte.cual)) return libre ? [] : [[ms, ms + largo]];
  const desde = instante(relojEn(ms, nombre).add({ minutes: corte.cuartos * 15 }), nombre);
  return [[desde, desde + corte.largo]];
}

/** Events of their own that stand for occurrences of the series. */
function cambiosDe(suya: Serie, elegida: (indice: number) => number) {
  const { uid, corte, inicia, termina, movidas } = suya;
  const cortada = corte && elegida(corte.cual);
  const lasMovidas = new Map(movidas.map((movida) => [elegida(movida.cual), movida]));
  const sueltas = [...lasMovidas].filter(([en]) => en !== cortada);
  const cambios = sueltas.map(([en, movida]) => {
    const desde = en + movida.cuartos * 15 * MINUTO;
    const lineas = evento(
      `UID:${uid}`,
      escribir('RECURRENCE-ID', en, movida.en),
      escribir('DTSTART', desde, movida.inicia),
      escribir('DTEND', desde + suya.largo, termina),
      movida.cancelada ? 'STATUS:CANCELLED' : undefined,
    );
    return { en, lineas, verdad: movida.cancelada ? [] : [[desde, desde + suya.largo] as const] };
  });
  if (corte === undefined || cortada === undefined) return cambios;
  const desde = instante(relojEn(cortada, inicia.nombre).add({ minutes: corte.cuartos * 15 }), inicia.nombre);
  const lineas = evento(
    `UID:${uid}`,
    escribir('RECURRENCE-ID;RANGE=THISANDFUTURE', cortada, inicia),
    escribir('DTSTART', desde, inicia),
    escribir('DTEND', desde + corte.largo, termina),
  );
  return [...cambios, { en: cortada, lineas, verdad: [[desde, desde + corte.largo] as const] }];
}

/** Whole days, in the office's zone, some of which are taken out in the form of another program. */
const enteros = fc
  .record({ reloj, dias: fc.integer({ min: 1, max: 3 }), veces: fc.integer({ min: 1, max: 6 }), quitado: fc.nat(5) })
  .map(({ reloj: cuando, dias, veces, quitado }): ParteDeCalendario => {
    const dia = cuando.toPlainDate();
    const medianoche = (fecha: Temporal.PlainDate) => instante(fecha.toPlainDateTime(), OFICINA);
    const todos = Array.from({ length: veces }, (_, i) => dia.add({ weeks: i }));
    const escrito = (fecha: Temporal.PlainDate) => compacto(fecha.toString());
    return {
      lineas: evento(
        `DTSTART;VALUE=DATE:${escrito(dia)}`,
        `DTEND;VALUE=DATE:${escrito(dia.add({ days: dias }))}`,
        `RRULE:FREQ=WEEKLY;COUNT=${veces}`,
        `EXDATE;TZID=${DE_WINDOWS[OFICINA]}:${escrito(dia.add({ weeks: quitado }))}T000000`,
      ),
      verdad: todos
        .filter((_, i) => i !== quitado)
        .map((fecha) => [medianoche(fecha), medianoche(fecha.add({ days: dias }))] as const),
    };
  });

const publicado = fc
  .array(fc.tuple(reloj, largo, fc.constantFrom('BUSY', 'BUSY-TENTATIVE', 'BUSY-UNAVAILABLE', 'FREE')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((periodos): ParteDeCalendario => {
    const todos = periodos.map(([cuando, dura, clase]) => ({ desde: instante(cuando, 'UTC'), dura, clase }));
    const utc = { nombre: 'UTC', tzid: undefined };
    return {
      lineas: [
        'BEGIN:VFREEBUSY',
        ...todos.map(
          ({ desde, dura, clase }) => `${escribir(`FREEBUSY;FBTYPE=${clase}`, desde, utc)}/PT${dura / MINUTO}M`,
        ),
        'END:VFREEBUSY',
      ],
      verdad: todos.filter(({ clase }) => clase !== 'FREE').map(({ desde, dura }) => [desde, desde + dura] as const),
    };
  });

/** The parts of one calendar, in any order. */
export const partesDeCalendario = fc.array(
  fc.oneof({ weight: 4, arbitrary: serie.map(escribirSerie) }, enteros, publicado),
  {
    minLength: 1,
    maxLength: 4,
  },
);
