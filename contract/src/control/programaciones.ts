import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { entero, instante, m, revision, uuid } from '../base/campos.ts';
import { Hecho } from '../casa/identidad.ts';
import { reportesDeOficina } from './reporte.ts';
import { formatosDeReporte } from './reportes.ts';

export const cadencias = ['dia', 'semana', 'mes'] as const;
export type Cadencia = (typeof cadencias)[number];

/** Why an occurrence was not sent: nobody is left who receives it, some may no longer see the report, or its file could not be made. */
export const fallosDeEnvio = ['sinDestinatarios', 'sinPermiso', 'sinArchivo'] as const;
export type FalloDeEnvio = (typeof fallosDeEnvio)[number];

/** People that one schedule writes to. */
export const MAXIMO_DE_DESTINATARIOS = 50;

/**
 * When a view is mailed. `dia` is null for each day; from 1, Monday, to 7; or of the month, whose last day stands for those that it has
 * not. `hora` is of the company's time zone.
 */
const regla = {
  cada: z.enum(cadencias, m('opcion')),
  dia: z.nullable(entero('invalido', 1, 31)),
  hora: entero('invalido', 0, 23),
};
export interface ReglaDeEnvio {
  readonly cada: Cadencia;
  readonly dia: number | null;
  readonly hora: number;
}

const contenido = {
  ...regla,
  formato: z.enum(formatosDeReporte, m('opcion')),
  /** People of the office. */
  destinatarios: z
    .array(uuid)
    .check(z.minLength(1, m('requerido')), z.maxLength(MAXIMO_DE_DESTINATARIOS, m('invalido'))),
  pausada: z.boolean(),
};
const conDia = z.refine<ReglaDeEnvio>(
  ({ cada, dia }) => (cada === 'dia') === (dia === null) && (cada !== 'semana' || (dia ?? 0) <= 7),
  { ...m('invalido'), path: ['dia'] },
);

export const ProgramacionNueva = z.strictObject({ idVista: uuid, ...contenido }).check(conDia);
export type ProgramacionNueva = z.output<typeof ProgramacionNueva>;
const CambioDeProgramacion = z.strictObject({ ...contenido, revision }).check(conDia);
export type CambioDeProgramacion = z.output<typeof CambioDeProgramacion>;

export const Programacion = z.object({
  idProgramacion: uuid,
  idVista: uuid,
  vista: z.string(),
  cada: z.enum(cadencias),
  dia: z.nullable(z.int()),
  hora: z.int(),
  formato: z.enum(formatosDeReporte),
  pausada: z.boolean(),
  deQuien: z.string(),
  /** The caller made it, or is of the administration. */
  cambia: z.boolean(),
  /** The caller receives it, and may stop doing so. */
  recibe: z.boolean(),
  destinatarios: z.array(
    z.object({
      idUsuario: uuid,
      nombre: z.string(),
      /** They asked to receive it no more. */
      baja: z.boolean(),
      /** Their account may still see the report. */
      puede: z.boolean(),
    }),
  ),
  proximaEn: instante,
  ultimaEn: z.nullable(instante),
  falloEn: z.nullable(instante),
  fallo: z.nullable(z.enum(fallosDeEnvio)),
  revision: z.int(),
});
export type Programacion = z.output<typeof Programacion>;

const una = {
  access: 'staff',
  alcance: 'propioOAdmin',
  params: z.strictObject({ idProgramacion: uuid }),
} as const;

export const programaciones = {
  list: lectura({
    path: '/private/programaciones',
    access: 'staff',
    summary: 'Los envíos programados de un reporte: los propios, los que se reciben y, de la administración, todos',
    query: z.strictObject({ lugar: z.enum(reportesDeOficina, m('opcion')) }),
    response: z.array(Programacion),
  }),
  create: acto('POST', {
    path: '/private/programaciones',
    access: 'staff',
    acto: 'programacion.crear',
    summary: 'Programa el envío de una vista por correo; un notario, solo a sí mismo',
    body: ProgramacionNueva,
    response: Programacion,
  }),
  update: acto('PUT', {
    ...una,
    path: '/private/programaciones/:idProgramacion',
    acto: 'programacion.cambiar',
    summary: 'Cambia un envío programado, lo pausa o lo reanuda',
    body: CambioDeProgramacion,
    response: Programacion,
  }),
  remove: acto('DELETE', {
    ...una,
    path: '/private/programaciones/:idProgramacion',
    acto: 'programacion.borrar',
    summary: 'Deja de enviarlo',
    response: Hecho,
  }),
  sendNow: acto('POST', {
    ...una,
    path: '/private/programaciones/:idProgramacion/envio',
    acto: 'programacion.reenviar',
    summary: 'Lo envía ahora a sus destinatarios, con las cifras de hoy',
    response: Programacion,
  }),
  leave: acto('POST', {
    path: '/private/programaciones/:idProgramacion/baja',
    access: 'all',
    alcance: 'propio',
    params: una.params,
    summary: 'Deja de recibirlo; los demás lo siguen recibiendo',
    response: Hecho,
  }),
};
