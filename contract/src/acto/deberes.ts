import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { dia, m, renglon, textoOpcional, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';
import { ArchivoAbierto } from '../casa/archivos.ts';

/** Duties of a notary after an act. The jurisdiction decides which ones an act has and when they are due. */
export const tiposDeDeber = [
  'testimonioEspecial',
  'tomaDeRazon',
  'testimonioDeRazon',
  'avisoTraslativo',
  'avisoTestamento',
  'avisoMatrimonio',
  'avisoCancelacion',
  'avisoTrimestral',
] as const;
export type TipoDeDeber = (typeof tiposDeDeber)[number];

export const estadosDeDeber = ['pendiente', 'cumplido'] as const;
export type EstadoDeDeber = (typeof estadosDeDeber)[number];
export const deberesPendientes: readonly EstadoDeDeber[] = ['pendiente'];
export const deberesCumplidos: readonly EstadoDeDeber[] = ['cumplido'];

/** How one stands today: late is what is pending after its day. */
export const situacionesDeDeber = ['pendiente', 'vencido', 'cumplido'] as const;
export type SituacionDeDeber = (typeof situacionesDeDeber)[number];

/** PARAM deberes.diasDeAviso: days before its last one on which its notary is reminded; and once, the day after. */
export const DIAS_DE_AVISO_DE_DEBER = [7, 2] as const;

export const Deber = z.object({
  idDeber: uuid,
  /** The trámite whose act brings it, and its number; null of a duty of the protocol itself (art. 37 b and c). */
  idSolicitud: z.nullable(uuid),
  tramite: z.nullable(z.string()),
  /** The name of what was sold, or what a duty of the protocol is about. */
  nombre: z.string(),
  notario: z.object({ idUsuario: uuid, nombre: z.string() }),
  tipo: z.enum(tiposDeDeber),
  /** The article that demands it; null where the source names none. */
  articulo: z.nullable(z.string()),
  /** The day it counts from, and its last one. */
  desde: z.iso.date(),
  venceEl: z.iso.date(),
  /** Days left until the last day; negative once it is late. */
  faltan: z.int(),
  situacion: z.enum(situacionesDeDeber),
  cumplidoEl: z.nullable(z.iso.date()),
  constancia: z.nullable(z.string()),
  /** There is a file that proves it. */
  conArchivo: z.boolean(),
  anotadoPor: z.nullable(z.string()),
});
export type Deber = z.output<typeof Deber>;

export const DeberesDeTramite = z.object({
  deberes: z.array(Deber),
  /** Those that its notary may add, by what the act is about. */
  caben: z.array(z.enum(tiposDeDeber)),
});
export type DeberesDeTramite = z.output<typeof DeberesDeTramite>;

/** How much is due of a notary. */
export const DeberesDeNotario = z.object({
  idNotario: uuid,
  notario: z.string(),
  pendientes: z.int(),
  vencidos: z.int(),
});
export type DeberesDeNotario = z.output<typeof DeberesDeNotario>;

export const DeberNuevo = z.strictObject({ tipo: z.enum(tiposDeDeber, m('opcion')) });

/** Its proof: the day it was done, with the number it was given, a file, or both. */
export const CumplimientoDeDeber = z
  .strictObject({
    fecha: dia,
    constancia: textoOpcional(60),
    idArchivo: z.nullable(uuid),
  })
  .check(
    z.refine(({ constancia, idArchivo }) => constancia !== null || idArchivo !== null, {
      ...m('constancia'),
      path: ['constancia'],
    }),
  );
export type CumplimientoDeDeber = z.output<typeof CumplimientoDeDeber>;

/** Place and day with which the notice of a duty of the protocol ends. */
export const AvisoDeProtocolo = z.strictObject({ lugar: renglon(3, 120), fecha: dia });
export type AvisoDeProtocolo = z.output<typeof AvisoDeProtocolo>;

export const ordenesDeDeberes = ['vence'] as const;
/** `porCumplir`: pending, late or not. */
export const filtrosDeDeber = ['porCumplir', ...situacionesDeDeber, 'todos'] as const;

const filtros = {
  situacion: z._default(z.enum(filtrosDeDeber, m('opcion')), 'porCumplir'),
  /** Filter for administrators only; a notary always gets their own duties. */
  notario: z.optional(uuid),
  /** The number of a trámite, or a part of what was sold. */
  texto: busqueda,
  orden: orden(ordenesDeDeberes),
};
const FiltrosDeDeberes = z.strictObject(filtros);
export type FiltrosDeDeberes = z.output<typeof FiltrosDeDeberes>;

const deTramite = {
  path: '/private/tramites/:idSolicitud/deberes',
  access: 'staff',
  alcance: 'participante',
  params: z.strictObject({ idSolicitud: uuid }),
} as const;
const uno = { access: 'staff', alcance: 'participante', params: z.strictObject({ idDeber: uuid }) } as const;

export const deberes = {
  list: lista({
    path: '/private/deberes',
    access: 'staff',
    summary: 'Deberes posteriores por su último día: de un notario los suyos, de un administrador todos',
    query: z.strictObject({ ...Pagina, ...filtros }),
    response: z.array(Deber),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/deberes/exportacion',
    access: 'staff',
    summary: 'Los deberes, filtrados y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  byNotario: lectura({
    path: '/private/deberes/notarios',
    access: 'staff',
    summary: 'Cuánto le falta cumplir a cada notario',
    response: z.array(DeberesDeNotario),
  }),
  ofTramite: lectura({
    ...deTramite,
    summary: 'Los deberes posteriores de un trámite, y los que su notario puede agregar',
    response: DeberesDeTramite,
  }),
  add: acto('POST', {
    ...deTramite,
    acto: 'deber.crear',
    summary: 'Agrega un aviso que la ley pide por el asunto del acto',
    body: DeberNuevo,
    response: Deber,
  }),
  fulfil: acto('POST', {
    ...uno,
    path: '/private/deberes/:idDeber/cumplimiento',
    acto: 'deber.cumplir',
    summary: 'Anota que se cumplió, con su constancia; con el último, el trámite se cierra',
    body: CumplimientoDeDeber,
    response: Deber,
  }),
  aviso: archivo({
    ...uno,
    path: '/private/deberes/:idDeber/aviso',
    costly: true,
    summary: 'El aviso al Archivo General de Protocolos por el que se cumple un deber del protocolo, en PDF',
    query: AvisoDeProtocolo,
    produces: ['application/pdf'],
  }),
  proof: lectura({
    ...uno,
    path: '/private/deberes/:idDeber/archivo',
    acto: 'deber.ver',
    summary: 'El archivo que prueba que se cumplió',
    response: ArchivoAbierto,
  }),
};
