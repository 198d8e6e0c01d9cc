import * as z from 'zod/mini';
import { acto, archivo, lista } from '../base/calls.ts';
import { correoDelBoletin, instante, linea, m, momento, nombreDePersona, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';
import { Hecho } from './identidad.ts';

/** A subscription to the newsletter, by the names of the specification, section 3. */
export const SuscripcionAlBoletin = z.object({
  nombre: z.string(),
  email: z.string(),
  idUsuario: z.nullable(uuid),
  /** False until the address is confirmed, and after leaving. */
  activo: z.boolean(),
  FSuscripcion: z.iso.datetime(),
});
export type SuscripcionAlBoletin = z.output<typeof SuscripcionAlBoletin>;

/** `porConfirmar`: its link was sent and not followed. `baja`: its reader left, or never had a link. */
export const situacionesDeLector = ['activa', 'porConfirmar', 'baja'] as const;
export type SituacionDeLector = (typeof situacionesDeLector)[number];

/** From an account, or from a visitor without one. */
export const origenesDeLector = ['cuenta', 'visita'] as const;

/** A reader of the newsletter, as the office sees them. */
export const LectorDelBoletin = z.object({
  idBoletin: uuid,
  nombre: z.string(),
  email: z.string(),
  situacion: z.enum(situacionesDeLector),
  origen: z.enum(origenesDeLector),
  suscritoEn: instante,
  confirmadoEn: z.nullable(instante),
  /** The last link to confirm it, while it is not confirmed. */
  enlaceEnviadoEn: z.nullable(instante),
});
export type LectorDelBoletin = z.output<typeof LectorDelBoletin>;

export const ordenesDeLectores = ['suscrito', 'nombre'] as const;

const filtros = {
  /** A part of a name or of an address. */
  texto: busqueda,
  situacion: z.optional(z.enum(situacionesDeLector, m('opcion'))),
  origen: z.optional(z.enum(origenesDeLector, m('opcion'))),
  orden: orden(ordenesDeLectores),
};
const FiltrosDeLectores = z.strictObject(filtros);
export type FiltrosDeLectores = z.output<typeof FiltrosDeLectores>;

const unLector = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idBoletin: uuid }),
} as const;

/** Days that the link of a confirmation holds. */
export const DIAS_PARA_CONFIRMAR = 7;

const nombre = nombreDePersona();
const PorEnlace = z.strictObject({ token: linea(200) });

/** `yaEstaba`: the link had already done it. */
const PorEnlaceHecho = z.object({ yaEstaba: z.boolean() });

export const boletin = {
  /** `idUsuario` must be the caller's own, and the server's clock decides `FSuscripcion`. */
  subscribe: acto('POST', {
    path: '/private/suscripcion',
    access: 'all',
    guarded: true,
    summary: 'Suscribe al boletín; si el correo no es el de la cuenta, se confirma por un enlace',
    body: z.strictObject({
      nombre,
      email: correoDelBoletin,
      idUsuario: uuid,
      activo: z.literal(true, { error: 'opcion' }),
      FSuscripcion: momento,
    }),
    response: SuscripcionAlBoletin,
  }),
  list: lista({
    path: '/private/suscripcion/lista-suscripciones',
    access: 'staff',
    summary: 'Suscripciones al boletín, por orden de llegada',
    query: z.strictObject(Pagina),
    response: z.array(SuscripcionAlBoletin),
  }),
  readers: lista({
    path: '/private/boletin',
    access: 'staff',
    summary: 'Quiénes reciben el boletín: un administrador todos, un notario sus clientes',
    query: z.strictObject({ ...Pagina, ...filtros }),
    response: z.array(LectorDelBoletin),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/boletin/exportacion',
    access: 'staff',
    summary: 'Quiénes reciben el boletín, filtrados y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  remove: acto('POST', {
    ...unLector,
    path: '/private/boletin/:idBoletin/baja',
    acto: 'boletin.cambiar',
    summary: 'Da de baja a quien lo pidió a la oficina',
    response: LectorDelBoletin,
  }),
  resend: acto('POST', {
    ...unLector,
    path: '/private/boletin/:idBoletin/confirmacion',
    acto: 'boletin.reenviar',
    summary: 'Envía otra vez el enlace a quien no ha confirmado; no más de uno cada diez minutos',
    response: LectorDelBoletin,
  }),
  subscribeGuest: acto('POST', {
    path: '/public/boletin',
    access: 'public',
    guarded: true,
    summary: 'Pide suscribirse sin cuenta; llega un enlace al correo para confirmarlo',
    body: z.strictObject({ nombre, email: correoDelBoletin }),
    response: Hecho,
  }),
  confirm: acto('POST', {
    path: '/public/boletin/confirmacion',
    access: 'public',
    guarded: true,
    summary: 'Confirma la suscripción con el enlace recibido',
    body: PorEnlace,
    response: PorEnlaceHecho,
  }),
  leave: acto('POST', {
    path: '/public/boletin/baja',
    access: 'public',
    guarded: true,
    summary: 'Deja de recibir el boletín',
    body: PorEnlace,
    response: PorEnlaceHecho,
  }),
};
