import * as z from 'zod/mini';
import { acto, archivo, lectura } from '../base/calls.ts';
import { instante, m } from '../base/campos.ts';

export const CALENDARIO = 'text/calendar; charset=utf-8';
/** PARAM citas.diasEnCalendario: days that an appointment stays in its people's calendars after it. */
export const DIAS_EN_CALENDARIO = 90;

const direccion = '/public/calendario/:clave/citas.ics';

/** The path of the calendar that a secret opens. */
export function rutaDeCalendario(clave: string): string {
  return `/api${direccion.replace(':clave', clave)}`;
}

const propio = { path: '/private/citas/calendario', access: 'all' } as const;

export const calendariosDeCitas = {
  read: lectura({
    ...propio,
    summary: 'Si quien pregunta tiene una dirección secreta para su calendario, y desde cuándo',
    response: z.object({ creadoEn: z.nullable(instante) }),
  }),
  create: acto('POST', {
    ...propio,
    summary:
      'Hace la dirección secreta del calendario propio, que solo se ve esta vez; la de antes deja de abrir, y esta también cuando se cambia la contraseña o se cierran las sesiones',
    response: z.object({ ruta: z.string(), creadoEn: instante }),
  }),
  remove: acto('DELETE', {
    ...propio,
    summary: 'Anula la dirección secreta del calendario propio',
    response: z.null(),
  }),
  feed: archivo({
    path: direccion,
    access: 'public',
    alcance: 'todos',
    produces: [CALENDARIO],
    revalidated: true,
    params: z.strictObject({ clave: z.string().check(z.regex(/^[\w-]{43}$/, m('invalido'))) }),
    summary: 'Las citas de una persona en formato iCalendar (RFC 5545), para quien tiene su dirección secreta',
  }),
};
