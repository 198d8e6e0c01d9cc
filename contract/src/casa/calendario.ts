import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { dia, m, revision, texto } from '../base/campos.ts';

/** `08:30`, where the company is; a stretch may end at `24:00`. */
const hora = z.string(m('hora')).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, m('hora')));

/** Hours worked without a pause, from the first to the second. */
export const Tramo = z.strictObject({ desde: hora, hasta: hora });
export type Tramo = z.output<typeof Tramo>;

const TRAMOS_POR_DIA = 4;
const EXCEPCIONES_MAXIMAS = 400;

/** The stretches of a day, in order and apart; none on a day that is not worked. */
const tramos = z
  .array(Tramo)
  .check(z.maxLength(TRAMOS_POR_DIA, m('demasiados')), z.refine(enOrden, { error: 'tramos', abort: true }));

/** A day that is not as its day of the week: closed, or with hours of its own even if it is a holiday. */
const Excepcion = z.strictObject({
  dia,
  nombre: texto(80),
  tramos,
});
export type Excepcion = z.output<typeof Excepcion>;

/** The working hours of each day of the week, starting on Sunday. */
export const horarioSemanal = z.array(tramos).check(z.length(7), z.refine(seTrabaja, m('horarioVacio')));

/** Days that are not as their day of the week, each once. */
export const excepcionesDeHorario = z.array(Excepcion).check(
  z.maxLength(EXCEPCIONES_MAXIMAS, m('demasiados')),
  z.refine((list) => distintos(list.map(({ dia }) => dia)), m('repetido')),
);

/** A day on which registers, courts and the Archivo General de Protocolos receive nothing, by their own calendars. */
const Cierre = z.strictObject({ dia, nombre: texto(80) });
export type Cierre = z.output<typeof Cierre>;

const datos = {
  horario: horarioSemanal,
  /** Whether Decreto 19-2018 moves 30 June to a Monday (domain-gt 2.10). */
  traslado: z.boolean(),
  /** Feasts of the town, each year, as `MM-DD`. */
  feriadosLocales: z
    .array(z.string(m('feriadoLocal')).check(z.refine(esMesDia, m('feriadoLocal'))))
    .check(z.maxLength(20, m('demasiados')), z.refine(distintos, m('repetido'))),
  excepciones: excepcionesDeHorario,
  cierresDeRegistros: z.array(Cierre).check(
    z.maxLength(EXCEPCIONES_MAXIMAS, m('demasiados')),
    z.refine((list) => distintos(list.map(({ dia }) => dia)), m('repetido')),
  ),
};

/** When the office works: what promised hours are counted by. The holidays of the country are added to it each year. */
export const Calendario = z.object({ ...datos, revision: z.int() });
export type Calendario = z.output<typeof Calendario>;

export const CambioDeCalendario = z.strictObject({ ...datos, revision });

export const calendario = {
  read: lectura({
    path: '/public/calendario',
    access: 'public',
    summary: 'Horario de atención, y los días que no son como los demás',
    response: Calendario,
  }),
  update: acto('POST', {
    path: '/private/calendario',
    acto: 'calendario.cambiar',
    access: 'admin',
    summary: 'Cambia el horario de atención y sus excepciones',
    body: CambioDeCalendario,
    response: Calendario,
  }),
};

/** Times of one length compare as texts. */
function enOrden(tramos: readonly Tramo[]): boolean {
  return tramos.every(({ desde, hasta }, place) => desde < hasta && (tramos[place - 1]?.hasta ?? '') <= desde);
}

function seTrabaja(horario: readonly (readonly Tramo[])[]): boolean {
  return horario.some((dia) => dia.length > 0);
}

/** The check uses a leap year, so that 29 February may be a holiday. */
function esMesDia(mesDia: string): boolean {
  return z.safeParse(z.iso.date(), `2024-${mesDia}`).success;
}

function distintos(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}
