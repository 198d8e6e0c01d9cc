import * as z from 'zod/mini';
import { archivo, lectura, lista } from '../base/calls.ts';
import { dia, impresoOpcional, instante, m, renglon, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina, periodo, periodoEnOrden } from '../base/paginas.ts';
import { ImpresionEnProtocolo } from './protocolo.ts';

export const actuaciones = ['entrega', 'sustitucion', 'anulacion'] as const;
export type Actuacion = (typeof actuaciones)[number];

/** The act as a notary's index describes it (domain-gt 1.6). Rows are kept for ever, so a field added later is optional. */
export const DatosDeActuacion = z.object({
  /** Number of the trámite. */
  tramite: z.string(),
  objeto: z.string(),
  /** The instrument; null where it has none. */
  instrumento: z.nullable(z.string()),
  /** Place and day it was granted. */
  lugar: z.string(),
  fecha: z.string(),
  hojas: z.int(),
  folios: z.nullable(z.string()),
  /** Names of the people who appeared. */
  comparecientes: z.array(z.string()),
  /** The version of the text that its customer approved, and its hash in hexadecimal. */
  texto: z.optional(z.object({ version: z.int(), sha256: z.string() })),
  /** Only in an entry that marks a document: the reason, and the SHA-256 of the document that replaces it. */
  motivo: z.optional(z.string()),
  sustituto: z.optional(z.string()),
});
export type DatosDeActuacion = z.output<typeof DatosDeActuacion>;

/** One entry of the record of what a notary did. */
export const AsientoDeRegistro = z.object({
  idAsiento: uuid,
  idNotario: uuid,
  idSolicitud: uuid,
  notario: z.string(),
  numero: z.int(),
  actuacion: z.enum(actuaciones),
  hechoEn: instante,
  /** Name of the person who did it; null for the system. */
  quien: z.nullable(z.string()),
  datos: DatosDeActuacion,
  /** SHA-256 of the document and of the entry, in hexadecimal. */
  documentoSha256: z.string(),
  huella: z.string(),
});
export type AsientoDeRegistro = z.output<typeof AsientoDeRegistro>;

export const roturas = ['falta', 'cambiado', 'fueraDeLugar', 'sobra', 'cabeza'] as const;

/** Whether the chain of a notary is as it was written. */
export const CadenaDeRegistro = z.object({
  idNotario: uuid,
  notario: z.string(),
  asientos: z.int(),
  /** Days on which its end was signed. */
  cabezas: z.int(),
  /** The first entry that is not as it was written; null when all are. */
  rota: z.nullable(z.object({ numero: z.int(), rotura: z.enum(roturas) })),
});
export type CadenaDeRegistro = z.output<typeof CadenaDeRegistro>;

/** The record of a notary, before it is verified. */
export const RegistroDeNotario = z.object({ idNotario: uuid, notario: z.string(), asientos: z.int() });

export const ordenesDeRegistro = ['fecha'] as const;

const filtros = {
  texto: busqueda,
  /** Filter for administrators only; a notary always reads their own register. */
  notario: z.optional(uuid),
  /** Days of the company's time zone, both included. */
  ...periodo,
  orden: orden(ordenesDeRegistro),
};
const FiltrosDeRegistro = z.strictObject(filtros);
export type FiltrosDeRegistro = z.output<typeof FiltrosDeRegistro>;

const delAnio = {
  notario: z.optional(uuid),
  anio: z.coerce
    .number(m('invalido'))
    .check(z.int(m('invalido')), z.minimum(2000, m('invalido')), z.maximum(2200, m('invalido'))),
};

const { lado, renglon: renglonDeHoja, ajuste } = ImpresionEnProtocolo.shape;

/** The razón of 31 December, or of the day on which the notary stops practising (art. 12), and where it begins on its paper. */
export const CierreDeProtocolo = z.strictObject({
  ...delAnio,
  lugar: renglon(3, 120),
  fecha: dia,
  observaciones: z.optional(impresoOpcional(300)),
  lado,
  renglon: renglonDeHoja,
  ajuste,
});
export type CierreDeProtocolo = z.output<typeof CierreDeProtocolo>;

export const registro = {
  list: lista({
    path: '/private/registro',
    access: 'staff',
    summary: 'El registro de actuaciones: de un notario el suyo, de un administrador todos',
    query: z.strictObject({ ...Pagina, ...filtros }).check(periodoEnOrden),
    response: z.array(AsientoDeRegistro),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/registro/exportacion',
    access: 'staff',
    summary: 'El registro, filtrado y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }).check(periodoEnOrden),
  }),
  indice: archivo({
    path: '/private/registro/indice',
    access: 'staff',
    costly: true,
    summary: 'El índice del protocolo de un notario en un año, en PDF',
    query: z.strictObject(delAnio),
    produces: ['application/pdf'],
  }),
  cierre: archivo({
    path: '/private/registro/cierre',
    access: 'staff',
    costly: true,
    summary: 'La razón de cierre del protocolo de un notario en un año, en PDF para su papel sellado',
    query: CierreDeProtocolo,
    produces: ['application/pdf'],
  }),
  cadenas: lectura({
    path: '/private/registro/cadenas',
    access: 'staff',
    summary: 'De qué notarios hay registro, y cuántos asientos tiene cada uno',
    response: z.array(RegistroDeNotario),
  }),
  verificar: lectura({
    path: '/private/registro/verificacion',
    access: 'staff',
    costly: true,
    summary: 'Comprueba cada cadena del registro y nombra el primer asiento que no está como se escribió',
    response: z.array(CadenaDeRegistro),
  }),
};
