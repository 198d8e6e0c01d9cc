import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { entero, instante, m, motivo, revision, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';
import { clasesDeUnidad } from './beneficios.ts';
import { metodosDePago } from './factura.ts';
import { periodosDePlan } from './periodos.ts';
import { estadosSuscripcion } from './suscripcion.ts';
import { MovimientoDeBeneficio } from './suscripciones.ts';

/** Why a subscription may be lost: an unpaid renewal, a card that expires before the next one, or nothing used in {@link DIAS_SIN_USO} days. */
export const riesgosDeSuscripcion = ['mora', 'tarjetaPorVencer', 'sinUso'] as const;
export type RiesgoDeSuscripcion = (typeof riesgosDeSuscripcion)[number];

export const DIAS_SIN_USO = 14;
/** More than a period could use, so that a slip of a digit is noticed. */
export const UNIDADES_POR_REGALO = 100;
export const DIAS_POR_EXTENSION = 100;

/** A subscription as the office lists it. Amounts in centavos, IVA included. */
export const SuscripcionDeOficina = z.object({
  idSuscripcion: uuid,
  cliente: z.object({ idUsuario: uuid, nombre: z.string(), email: z.string() }),
  nombrePlan: z.string(),
  periodo: z.enum(periodosDePlan),
  estado: z.enum(estadosSuscripcion),
  inicio: instante,
  finPeriodo: instante,
  renovar: z.boolean(),
  /** Price of one period of the version that the customer has. */
  precio: z.int(),
  /** Documents left; null has no limit. */
  disponibles: z.nullable(z.int()),
  /** Appointments for advice left. */
  citas: z.nullable(z.int()),
  riesgos: z.array(z.enum(riesgosDeSuscripcion)),
  pendiente: z.nullable(
    z.object({
      idFactura: uuid,
      total: z.int(),
      metodo: z.enum(metodosDePago),
      venceEn: instante,
      /** Its customer sent a receipt that waits for the office. */
      enRevision: z.boolean(),
    }),
  ),
  revision: z.int(),
});
export type SuscripcionDeOficina = z.output<typeof SuscripcionDeOficina>;

export const SuscripcionConLibro = z.object({
  ...SuscripcionDeOficina.shape,
  libro: z.array(MovimientoDeBeneficio),
});
export type SuscripcionConLibro = z.output<typeof SuscripcionConLibro>;

export const ordenesDeSuscripciones = ['fin', 'cliente', 'inicio'] as const;

const filtros = {
  texto: busqueda,
  estado: z.optional(z.enum(estadosSuscripcion, m('opcion'))),
  riesgo: z.optional(z.enum(riesgosDeSuscripcion, m('opcion'))),
  orden: orden(ordenesDeSuscripciones),
};
const FiltrosDeSuscripciones = z.strictObject(filtros);
export type FiltrosDeSuscripciones = z.output<typeof FiltrosDeSuscripciones>;

const una = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idSuscripcion: uuid }),
  response: SuscripcionConLibro,
} as const;
const ordenDeOficina = { motivo: motivo(500), revision };

export const suscripcionesDeOficina = {
  list: lista({
    path: '/private/suscripciones',
    access: 'staff',
    summary:
      'Quién tiene qué plan y hasta cuándo, qué espera su pago y qué está en riesgo; de una notaría, los de su clientela',
    query: z.strictObject({ ...Pagina, ...filtros }),
    response: z.array(SuscripcionDeOficina),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/suscripciones/exportacion',
    access: 'staff',
    summary: 'La lista de suscripciones, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  read: lectura({
    ...una,
    access: 'staff',
    alcance: 'participante',
    path: '/private/suscripciones/una/:idSuscripcion',
    acto: 'suscripcion.ver',
    summary: 'Una suscripción, con su libro de documentos y citas',
  }),
  grant: acto('POST', {
    ...una,
    path: '/private/suscripciones/una/:idSuscripcion/unidades',
    acto: 'suscripcion.otorgar',
    summary: 'Regala documentos o citas hasta el fin del periodo, con un motivo',
    body: z.strictObject({
      ...ordenDeOficina,
      clase: z._default(z.enum(clasesDeUnidad, m('opcion')), 'documento'),
      cantidad: entero('hastaCien', 1, UNIDADES_POR_REGALO),
    }),
  }),
  extend: acto('POST', {
    ...una,
    path: '/private/suscripciones/una/:idSuscripcion/extension',
    acto: 'suscripcion.cambiar',
    summary: 'Alarga el periodo en curso unos días sin cobrarlos, con un motivo',
    body: z.strictObject({ ...ordenDeOficina, dias: entero('hastaCien', 1, DIAS_POR_EXTENSION) }),
  }),
  cancel: acto('POST', {
    ...una,
    path: '/private/suscripciones/una/:idSuscripcion/cancelacion',
    acto: 'suscripcion.anular',
    summary: 'La cancela al final de lo pagado, o ya mismo si la renovación no se pagó, con un motivo',
    body: z.strictObject(ordenDeOficina),
  }),
};
