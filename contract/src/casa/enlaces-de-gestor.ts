import * as z from 'zod/mini';
import { Contenido } from '../base/archivo.ts';
import { acto, lectura } from '../base/calls.ts';
import { codigo, instante, linea, texto, uuid } from '../base/campos.ts';
import { ArchivoGuardado, BYTES_POR_ARCHIVO } from './archivos.ts';
import { Hecho } from './identidad.ts';

/** PARAM gestor.diasDelEnlace: days that the link of a gestor holds, counted from the last mail that brought it. */
export const DIAS_DEL_ENLACE_DE_GESTOR = 30;
/** PARAM gestor.horasDeSesion: hours that a gestor works after one code. */
export const HORAS_DE_SESION_DE_GESTOR = 12;

/** The events of a link, beside the steps of a gestión, which are noted by their own names. */
export const sucesosDeEnlace = ['codigo', 'entrada', 'codigoErrado', 'salida', 'fechas', 'gastar', 'recado'] as const;

/** The link of a gestor as the office knows it: never the link itself. */
export const EnlaceDeGestor = z.object({
  /** It opens now: it was sent, has not ended and was not revoked, and the address is still the gestor's. */
  vigente: z.boolean(),
  enviadoEn: z.nullable(instante),
  venceEn: z.nullable(instante),
  /** The last things done by link, the newest first. */
  bitacora: z.array(
    z.object({
      que: z.string(),
      dispositivo: z.string(),
      /** The gestión it was done on, as it is numbered. */
      numero: z.nullable(z.string()),
      hechoEn: instante,
    }),
  ),
});
export type EnlaceDeGestor = z.output<typeof EnlaceDeGestor>;

const token = linea(200);
const porEnlace = { access: 'public', guarded: true } as const;
const deUno = { access: 'admin', alcance: 'todos', params: z.strictObject({ idGestor: uuid }) } as const;

export const enlacesDeGestor = {
  sendCode: acto('POST', {
    ...porEnlace,
    path: '/public/gestor/codigo',
    summary: 'Envía al correo del gestor el código con que se abre su enlace',
    body: z.strictObject({ token }),
    /** The address, of which only its first letter and its host are shown. */
    response: z.object({ correo: z.string(), minutos: z.int() }),
  }),
  open: acto('POST', {
    ...porEnlace,
    path: '/public/gestor/sesion',
    summary: 'Abre el enlace de un gestor con el código que llegó a su correo',
    body: z.strictObject({ token, codigo }),
    response: z.object({ nombre: z.string() }),
  }),
  close: acto('DELETE', {
    path: '/public/gestor/sesion',
    access: 'public',
    guarded: true,
    readsCookie: 'gestor',
    summary: 'Cierra lo que el enlace del gestor abrió en este navegador',
    response: Hecho,
  }),
  upload: acto('POST', {
    path: '/public/gestor/archivos',
    access: 'public',
    readsCookie: 'gestor',
    costly: true,
    summary: 'Sube un archivo del gestor; el que no se adjunta a nada en un día se borra',
    query: z.strictObject({ nombre: texto(200) }),
    receives: { maximo: BYTES_POR_ARCHIVO },
    body: Contenido,
    response: ArchivoGuardado,
  }),
  read: lectura({
    ...deUno,
    path: '/private/gestores/:idGestor/enlace',
    summary:
      'Hasta cuándo vale el enlace de un gestor y qué se hizo con él; el enlace no lo ve nadie más que el gestor',
    response: EnlaceDeGestor,
  }),
  send: acto('POST', {
    ...deUno,
    path: '/private/gestores/:idGestor/enlace',
    acto: 'enlaceDeGestor.reenviar',
    summary: 'Envía al gestor su enlace por correo, y lo renueva',
    response: EnlaceDeGestor,
  }),
  revoke: acto('POST', {
    ...deUno,
    path: '/private/gestores/:idGestor/enlace/anulacion',
    acto: 'enlaceDeGestor.anular',
    summary: 'Anula el enlace de un gestor y cierra lo que abrió',
    response: EnlaceDeGestor,
  }),
};
