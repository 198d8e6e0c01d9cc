import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante, uuid } from '../base/campos.ts';
import { MotivoDeConsulta } from '../casa/consultas.ts';

/** One question and its answer in words, as its customer read it before buying. */
export const RespuestaMostrada = z.object({
  /** Its path in the answers: `arrendante.cui`, `bienes.0.marca`. */
  ruta: z.string(),
  etiqueta: z.string(),
  /** Empty when the customer left the question unanswered. */
  texto: z.string(),
  /** As it was bought, when it was corrected since. */
  comprada: z.nullable(z.string()),
});
export type RespuestaMostrada = z.output<typeof RespuestaMostrada>;

/** A section of the interview; its answers under the names of the groups they stand in, of which the first may be empty. */
export const CapituloDeRespuestas = z.object({
  clave: z.string(),
  titulo: z.string(),
  grupos: z.array(z.object({ nombre: z.string(), respuestas: z.array(RespuestaMostrada) })),
});
export type CapituloDeRespuestas = z.output<typeof CapituloDeRespuestas>;

/** A remark of the office on one answer, and what its customer made of it. */
export const ObservacionDeRespuesta = z.object({
  idObservacion: uuid,
  ruta: z.string(),
  /** The question with the groups it stands in: `Bienes › Bien 2 › Marca`. */
  pregunta: z.string(),
  /** The answer when it was remarked on, and now, in words. */
  antes: z.string(),
  ahora: z.string(),
  motivo: z.string(),
  /** Null: not sent yet. */
  enviadaEn: z.nullable(instante),
  /** The customer's reply to the remark. */
  respuesta: z.nullable(z.string()),
  /** The customer changed the answer. */
  cambiada: z.boolean(),
  /** When the customer sent it back; null until then. */
  contestadaEn: z.nullable(instante),
});
export type ObservacionDeRespuesta = z.output<typeof ObservacionDeRespuesta>;

export const RespuestasDeTramite = z.object({
  capitulos: z.array(CapituloDeRespuestas),
  /** Identity numbers are shown by their last four digits only. */
  ocultas: z.boolean(),
  /** Those that wait to be sent first, then from the newest on. */
  observaciones: z.array(ObservacionDeRespuesta),
  /** The caller may remark on answers now; `enviable`: there are remarks that wait to be sent. */
  observable: z.boolean(),
  enviable: z.boolean(),
  /** The version of the text that was made of the corrected answers, and when; null while there is none. */
  corregidas: z.nullable(z.object({ version: z.nullable(z.int()), en: instante })),
});
export type RespuestasDeTramite = z.output<typeof RespuestasDeTramite>;

/** A trámite by its number alone, for whoever chooses one of a product. */
export const TramiteDeProducto = z.object({
  idSolicitud: uuid,
  numero: z.string(),
  /** The version of the product that it was bought in. */
  version: z.int(),
  creadaEn: instante,
});
export type TramiteDeProducto = z.output<typeof TramiteDeProducto>;

/** Trámites of a product that are offered to choose from, the newest. */
export const TRAMITES_OFRECIDOS = 50;

/** The answers of a trámite with the data of its people replaced by invented ones. */
export const RespuestasSustituidas = z.object({
  respuestas: z.record(z.string(), z.unknown()),
  /** The day from which their dates count, `aaaa-mm-dd`. */
  dia: z.string(),
  /** The interview asks the same questions with them and finds no more to mend. */
  igual: z.boolean(),
});
export type RespuestasSustituidas = z.output<typeof RespuestasSustituidas>;

const path = '/private/tramites/:idSolicitud/respuestas';
const deTramite = {
  access: 'staff',
  alcance: 'participante',
  acto: 'respuestas.ver',
  params: z.strictObject({ idSolicitud: uuid }),
  response: RespuestasDeTramite,
} as const;

export const respuestas = {
  read: lectura({
    ...deTramite,
    path,
    summary: 'Lo que la clienta respondió, por capítulos y en palabras; los números de identidad, solo para su notario',
  }),
  identidad: acto('POST', {
    ...deTramite,
    path: `${path}/identidad`,
    writesNothing: true,
    body: MotivoDeConsulta,
    summary: 'Lo mismo con los números de identidad, para quien dice por qué los necesita; la clienta lo ve',
  }),
  ofProducto: lectura({
    path: '/private/productos/:idProducto/tramites',
    access: 'admin',
    alcance: 'todos',
    params: z.strictObject({ idProducto: uuid }),
    response: z.array(TramiteDeProducto),
    summary: 'Los últimos trámites de un producto que tienen respuestas, por su número',
  }),
  replaced: lectura({
    ...deTramite,
    access: 'admin',
    path: `${path}/sustituidas`,
    response: RespuestasSustituidas,
    costly: true,
    summary: 'Las respuestas con los datos de sus personas cambiados por otros inventados, para probar un documento',
  }),
};
