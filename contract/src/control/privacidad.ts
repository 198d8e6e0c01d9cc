import * as z from 'zod/mini';
import { acto, archivo, lectura } from '../base/calls.ts';
import { correo, instante, linea, uuid } from '../base/campos.ts';

/** Days in which a copy may be downloaded, and in which an account that is to be closed can be had back. */
export const DIAS_DE_COPIA = 7;
export const DIAS_PARA_ARREPENTIRSE = 14;

/** `preparando` → `lista` → `vencida` ■ | `fallida` ■. */
export const estadosDeCopia = ['preparando', 'lista', 'fallida', 'vencida'] as const;
export type EstadoDeCopia = (typeof estadosDeCopia)[number];

export const Copia = z.object({
  estado: z.enum(estadosDeCopia),
  pedidaEn: instante,
  /** From when and until when it can be downloaded; null before. */
  listaEn: z.nullable(instante),
  venceEn: z.nullable(instante),
  bytes: z.nullable(z.number()),
});
export type Copia = z.output<typeof Copia>;

/** Why something outlives its account: by the law of the country. */
export const clasesDeRetencion = ['fiscal', 'expediente', 'registro'] as const;
export type ClaseDeRetencion = (typeof clasesDeRetencion)[number];

export const Conservado = z.object({
  clase: z.enum(clasesDeRetencion),
  /** How many things of this class there are. */
  cuantos: z.int(),
  /** The article that obliges. */
  norma: z.string(),
  /** Its last day, `aaaa-mm-dd`; null: for ever. */
  hasta: z.nullable(z.string()),
});
export type Conservado = z.output<typeof Conservado>;

/** The kinds of open matter that must end before an account is closed. */
export const impedimentosDeCierre = ['tramite', 'gestion', 'pedido', 'reembolso', 'suscripcion'] as const;

/** The kinds of data named to a person as deleted with their account; other data of theirs is deleted too. */
export const cosasQueSeBorran = [
  'borradores',
  'libreta',
  'carrito',
  'tarjetas',
  'archivos',
  'mensajes',
  'avisos',
  'boletin',
] as const;
export type CosaQueSeBorra = (typeof cosasQueSeBorran)[number];

export const ImpedimentoDeCierre = z.object({
  tipo: z.enum(impedimentosDeCierre),
  /** Id of the trámite, gestión or factura it is about, or of the suscripción itself. */
  id: uuid,
  nombre: z.string(),
});
export type ImpedimentoDeCierre = z.output<typeof ImpedimentoDeCierre>;

/** The effect that closing the account would have today. */
export const CierrePrevisto = z.object({
  impedimentos: z.array(ImpedimentoDeCierre),
  conserva: z.array(Conservado),
  /** The kinds of data that would be deleted, with how many there are of each. */
  borra: z.array(z.object({ cosa: z.enum(cosasQueSeBorran), cuantos: z.int() })),
  /** Whoever works in the office is closed by another administrator. */
  esPersonal: z.boolean(),
});
export type CierrePrevisto = z.output<typeof CierrePrevisto>;

/** The person types their e-mail again to confirm. */
export const PedidoDeCierre = z.strictObject({ confirmacion: correo });

export const privacidad = {
  read: lectura({
    path: '/private/privacidad/copia',
    access: 'all',
    summary: 'La última copia de sus datos que pidió quien pregunta',
    response: z.nullable(Copia),
  }),
  ask: acto('POST', {
    path: '/private/privacidad/copia',
    access: 'all',
    guarded: true,
    summary: 'Pide una copia de todos sus datos; una a la vez, con la contraseña recién escrita',
    response: Copia,
  }),
  link: acto('POST', {
    path: '/private/privacidad/copia/enlace',
    access: 'all',
    summary: 'La dirección que descarga la copia por unos minutos, con la contraseña recién escrita',
    response: z.object({ url: z.string() }),
  }),
  download: archivo({
    path: '/public/copias/:enlace',
    access: 'public',
    alcance: 'todos',
    summary: 'Una copia de datos, con un enlace que vence en minutos',
    params: z.strictObject({ enlace: linea(200) }),
    produces: ['application/zip'],
  }),
  closing: lectura({
    path: '/private/privacidad/cierre',
    access: 'all',
    summary: 'Qué haría cerrar la cuenta hoy: qué lo impide, qué se conserva y por qué, y qué se borra',
    response: CierrePrevisto,
  }),
  close: acto('POST', {
    path: '/private/privacidad/cierre',
    access: 'all',
    guarded: true,
    summary:
      'Pide cerrar la cuenta propia, con la contraseña recién escrita; cierra todas las sesiones. La del personal la decide otra persona que administra',
    body: PedidoDeCierre,
    /** Null: it was asked of whoever administers. */
    response: z.object({ cierraEn: z.nullable(instante) }),
  }),
};
