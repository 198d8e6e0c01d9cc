import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { linea, lineas, m, parrafo, revision, texto } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';
import { canales, clavesDeNotificacion, gruposDeNotificacion } from './notificaciones.ts';

/** Text with `{{variables}}` that may be left empty. */

/** The texts of a notice. A paragraph of `cuerpo` ends with an empty line. */
export const TextosDeNotificacion = z.strictObject({
  asunto: texto(200),
  titulo: texto(200),
  cuerpo: parrafo(4000),
  boton: linea(60),
  pie: lineas(500),
  aviso: linea(300),
});
export type TextosDeNotificacion = z.output<typeof TextosDeNotificacion>;

/** A kind of notice as it is used: what the product ships, or what the office wrote instead. */
export const TipoNotificacion = z.object({
  clave: z.enum(clavesDeNotificacion),
  grupo: z.enum(gruposDeNotificacion),
  nombre: z.string(),
  /** Security and money: nobody switches it off. */
  fija: z.boolean(),
  activa: z.boolean(),
  /** By which it can be told at all; `correo` and `app` say by which the office lets it be told. */
  canales: z.array(z.enum(canales)),
  correo: z.boolean(),
  app: z.boolean(),
  textos: z.object({
    asunto: z.string(),
    titulo: z.string(),
    cuerpo: z.string(),
    boton: z.string(),
    pie: z.string(),
    aviso: z.string(),
  }),
  variables: z.array(z.object({ nombre: z.string(), dice: z.string(), ejemplo: z.string(), obligatoria: z.boolean() })),
  /** It has a button, or may have one. */
  llevaEnlace: z.boolean(),
  /** The office wrote it; otherwise it is as the product ships it. */
  modificado: z.boolean(),
  /** Zero while it is as shipped. */
  revision: z.int(),
  actualizadoEn: z.nullable(z.iso.datetime()),
});
export type TipoNotificacion = z.output<typeof TipoNotificacion>;

export const CambioDeTipoNotificacion = z.strictObject({
  nombre: texto(80),
  activa: z.boolean(),
  correo: z.boolean(),
  app: z.boolean(),
  ...TextosDeNotificacion.shape,
  revision,
});
export type CambioDeTipoNotificacion = z.output<typeof CambioDeTipoNotificacion>;

export const estadosDeTipoNotificacion = ['activo', 'inactivo', 'modificado'] as const;
export const ordenesDeTiposNotificacion = ['nombre', 'grupo'] as const;

const filtros = {
  /** Found in name and texts. */
  texto: busqueda,
  grupo: z.optional(z.enum(gruposDeNotificacion, m('opcion'))),
  estado: z.optional(z.enum(estadosDeTipoNotificacion, m('opcion'))),
  orden: orden(ordenesDeTiposNotificacion),
};
const Filtros = z.strictObject(filtros);
export type FiltrosDeTiposNotificacion = z.output<typeof Filtros>;

const uno = { access: 'staff', alcance: 'todos', params: z.strictObject({ clave: linea(60) }) } as const;

export const tiposNotificacion = {
  list: lista({
    path: '/private/tipos-notificacion',
    access: 'staff',
    summary: 'Tipos de notificaciones, como se usan',
    query: z.strictObject({ ...Pagina, ...filtros }),
    response: z.array(TipoNotificacion),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/tipos-notificacion/exportacion',
    access: 'staff',
    summary: 'La lista de tipos de notificaciones, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  read: lectura({
    ...uno,
    path: '/private/tipos-notificacion/:clave',
    summary: 'Un tipo de notificación con sus textos y sus variables',
    response: TipoNotificacion,
  }),
  update: acto('PUT', {
    ...uno,
    access: 'admin',
    path: '/private/tipos-notificacion/:clave',
    acto: 'tipoNotificacion.cambiar',
    summary: 'Cambia los textos de un tipo, por dónde llega y si está activo',
    body: CambioDeTipoNotificacion,
    response: TipoNotificacion,
  }),
  restore: acto('DELETE', {
    ...uno,
    access: 'admin',
    path: '/private/tipos-notificacion/:clave',
    acto: 'tipoNotificacion.restaurar',
    summary: 'Vuelve a lo que el producto trae para ese tipo',
    response: TipoNotificacion,
  }),
  preview: acto('POST', {
    ...uno,
    path: '/private/tipos-notificacion/:clave/muestra',
    writesNothing: true,
    summary: 'Cómo se leerían esos textos, con valores de ejemplo',
    body: TextosDeNotificacion,
    response: z.object({ asunto: z.string(), html: z.string(), titulo: z.string(), aviso: z.string() }),
  }),
};
