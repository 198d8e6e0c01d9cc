import * as z from 'zod/mini';
import { revision, uuid } from '../base/campos.ts';
import type { ClaveMensaje } from '../base/mensajes.ts';
import { estadosBorrador } from './borrador-pasos.ts';

export const DIAS_PARA_RESTAURAR = 30;
export const BORRADORES_MAXIMOS = 100;
/** Limit for all the answers of a draft together, serialised as JSON. */
export const BYTES_DE_RESPUESTAS = 150_000;
export const CAMBIOS_MAXIMOS = 200;

/** Questions that need the customer's answer, and how many are answered well; those left at their default count in neither. */
const Progreso = z.object({ respondidas: z.int(), total: z.int() });

export const deBorrador = {
  idBorrador: uuid,
  nombre: z.string(),
  estado: z.enum(estadosBorrador),
  /** Position of the section the customer was at, from 0; the number of sections stands for the review. */
  indice: z.int(),
  progreso: Progreso,
  revision: z.int(),
  /** A newer version of the product is on sale. */
  desactualizado: z.boolean(),
  creadoEn: z.iso.datetime(),
  actualizadoEn: z.iso.datetime(),
  descartadoEn: z.nullable(z.iso.datetime()),
  /** When a discarded draft is deleted for good. */
  seBorraEn: z.nullable(z.iso.datetime()),
  producto: z.object({ idProducto: uuid, nombre: z.string(), slug: z.string(), precio: z.int() }),
  /** The order that holds it, or that it was bought with. */
  pedido: z.nullable(z.object({ idFactura: uuid, referencia: z.string() })),
  /** The trámite that it became. */
  idSolicitud: z.nullable(uuid),
};

/** A draft as a card. `producto.precio` is that of its own version, in centavos with IVA. */
export const Borrador = z.object(deBorrador);
export type Borrador = z.output<typeof Borrador>;

/** Answers by the `clave` of the question, in the engine's stored forms. */
export const Respuestas = z.record(z.string(), z.unknown());
export type Respuestas = z.output<typeof Respuestas>;

/** A draft to go on writing: its answers and the version it is pinned to, for the engine in the browser. */
export const BorradorAbierto = z.object({
  ...deBorrador,
  respuestas: Respuestas,
  puedeDeshacer: z.boolean(),
  puedeRehacer: z.boolean(),
  /** Answers about a person that the customer's profile suggests, by the names the engine knows. The customer may change them. */
  deSuPerfil: z.record(z.string(), z.string()),
  /** `entrevista` and `plantilla` are what `leerEntrevista` and `leerPlantilla` read; `valores`, the office's legal parameters. */
  version: z.object({
    idVersion: uuid,
    numero: z.int(),
    entrevista: z.unknown(),
    plantilla: z.unknown(),
    valores: z.array(z.object({ clave: z.string(), desde: z.string(), valor: z.int(), fuente: z.string() })),
  }),
  /** Number of the version on sale. */
  versionVigente: z.int(),
});
export type BorradorAbierto = z.output<typeof BorradorAbierto>;

const error = (clave: ClaveMensaje) => ({ error: clave });
const claveDePregunta = z
  .string(error('requerido'))
  .check(z.regex(/^(?!constructor$|prototype$)[a-zA-Z][a-zA-Z0-9]{0,59}$/, error('invalido')));
const indice = z.int(error('invalido')).check(z.minimum(0, error('invalido')), z.maximum(40, error('invalido')));

/** Groups within lists within groups: no interview goes deeper, and no one who compares answers should. */
const NIVELES_MAXIMOS = 20;

/** Any JSON: what an answer may be is the engine's to say. */
export const valor = z
  .union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .check(z.refine((json: unknown) => cabe(json, NIVELES_MAXIMOS), error('invalido')));

/** The whole answer of one question of a section, as it is now; null takes it away. */
export const CambioDeRespuesta = z.object({ clave: z.string(), valor: z.unknown() });
export type CambioDeRespuesta = z.output<typeof CambioDeRespuesta>;

/** The same question answered twice: `enviado` is the caller's, `guardado` what stands; null is no answer. */
export const ConflictoDeRespuesta = z.object({ clave: z.string(), enviado: z.unknown(), guardado: z.unknown() });
export type ConflictoDeRespuesta = z.output<typeof ConflictoDeRespuesta>;

/** The draft after a change of answers. It is also `actual` of a 409, when nothing was saved. */
export const BorradorGuardado = z.object({
  revision: z.int(),
  estado: z.enum(estadosBorrador),
  indice: z.int(),
  progreso: Progreso,
  puedeDeshacer: z.boolean(),
  puedeRehacer: z.boolean(),
  actualizadoEn: z.iso.datetime(),
  /** Changes made by others since the caller's `revision`; the caller applies them over its own answers. */
  cambios: z.array(CambioDeRespuesta),
  /** Only in a 409: the questions that both sides answered, each its own way. */
  conflictos: z.array(ConflictoDeRespuesta),
});
export type BorradorGuardado = z.output<typeof BorradorGuardado>;

export const GuardarRespuestas = z.strictObject({
  /** The last revision the caller saw. */
  revision,
  cambios: z
    .array(z.strictObject({ clave: claveDePregunta, valor }))
    .check(z.maxLength(CAMBIOS_MAXIMOS, error('largo'))),
  indice: z.optional(indice),
});
export type GuardarRespuestas = z.output<typeof GuardarRespuestas>;

/** A point of the history: the questions that changed to get there, and what moved it. */
export const PuntoDeHistoria = z.object({
  revision: z.int(),
  motivo: z.enum(['guardado', 'deshecho', 'rehecho', 'restaurado', 'migrado']),
  claves: z.array(z.string()),
  hechoEn: z.iso.datetime(),
});
export type PuntoDeHistoria = z.output<typeof PuntoDeHistoria>;

const EnPregunta = z.object({ ruta: z.string(), etiqueta: z.string() });

/** The effects on a draft of moving it to the newest version, done or only previewed. */
export const Migracion = z.object({
  deVersion: z.int(),
  aVersion: z.int(),
  precioAnterior: z.int(),
  precioNuevo: z.int(),
  /** Answered questions that stay as they are. */
  conservadas: z.array(EnPregunta),
  /** Answers whose question is gone; they stay in the history. */
  descartadas: z.array(z.object({ ...EnPregunta.shape, valor: z.unknown() })),
  /** Questions that appear, or whose answer no longer fits. */
  reabiertas: z.array(z.object({ ...EnPregunta.shape, mensaje: z.string() })),
  /** The document as plain text under each version, to compare. */
  textoAnterior: z.string(),
  textoNuevo: z.string(),
});
export type Migracion = z.output<typeof Migracion>;

function cabe(json: unknown, niveles: number): boolean {
  if (typeof json !== 'object' || json === null) return true;
  return niveles > 0 && Object.values(json).every((part) => cabe(part, niveles - 1));
}
