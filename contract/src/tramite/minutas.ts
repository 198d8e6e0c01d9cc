import * as z from 'zod/mini';
import { acto, archivo, lectura } from '../base/calls.ts';
import { entero, enteroEscrito, instante, linea, m, parrafo, uuid } from '../base/campos.ts';
import { estadosTramite } from '../solicitud/hechos-de-tramite.ts';

const numero = entero('requerido', 1);
const LARGO_DE_OBSERVACION = 1000;
const OBSERVACIONES_MAXIMAS = 50;
/** PARAM minuta.segundosParaDeshacer: how long a text that was sent may be taken back. */
export const SEGUNDOS_PARA_DESHACER = 60;

/**
 * The source of a version: the answers as they were bought, the notary's editing, or the signing, which completes what was approved with
 * what is known only then.
 */
const origenesDeMinuta = ['respuestas', 'notario', 'firma'] as const;

export const VersionDeMinuta = z.object({
  version: z.int(),
  /** SHA-256 of its canonical form (`canonicaDe` of the engine), in hexadecimal. The customer approves this hash. */
  sha256: z.string(),
  origen: z.enum(origenesDeMinuta),
  /** Name of the author; null for the system. */
  autor: z.nullable(z.string()),
  creadaEn: instante,
  /** When it was sent last, and when that was approved. */
  enviadaEn: z.nullable(instante),
  aprobadaEn: z.nullable(instante),
});
export type VersionDeMinuta = z.output<typeof VersionDeMinuta>;

export const ObservacionDeMinuta = z.object({
  idObservacion: uuid,
  version: z.int(),
  /** The position of its paragraph among those of that version, from 0 (`parrafosDe` of the engine). */
  parrafo: z.int(),
  texto: z.string(),
  hechaEn: instante,
  respuesta: z.nullable(z.string()),
  respondidaEn: z.nullable(instante),
});
export type ObservacionDeMinuta = z.output<typeof ObservacionDeMinuta>;

/** The copy that is being written. `contenido` is what `leerMinuta` of the engine reads. */
export const TrabajoDeMinuta = z.object({
  revision: z.int(),
  /** The version it goes on from. */
  base: z.int(),
  contenido: z.unknown(),
  actualizadoEn: instante,
});
export type TrabajoDeMinuta = z.output<typeof TrabajoDeMinuta>;

/** Kinds of the notary's questions of an act that a screen asks. A place of any other kind is written by hand in the text. */
export const tiposDelActo = ['texto', 'parrafo', 'numero', 'fecha', 'hora', 'municipio', 'siNo', 'opcion'] as const;

export const PreguntaDelActo = z.object({
  /** Its path in the answers: `instrumento.numero`. */
  ruta: z.string(),
  tipo: z.enum(tiposDelActo),
  etiqueta: z.string(),
  ayuda: z.nullable(z.string()),
  obligatoria: z.boolean(),
  /** Known only at the signing: its place stays blank in the text that is approved. */
  alFirmar: z.boolean(),
  opciones: z.array(z.object({ valor: z.string(), etiqueta: z.string() })),
  /** As an interview keeps it: a day `2026-01-15`, an hour `10:00`, the code of a municipio; null without an answer. */
  valor: z.unknown(),
});
export type PreguntaDelActo = z.output<typeof PreguntaDelActo>;

/** Answers of the notary about an act, by the path of their question; null takes one away. */
export const RespuestasDelActo = z.record(linea(200), z.unknown());

/** The notary's questions of an act, in the order of the interview, with their answers. */
export const ActoDeMinuta = z.object({
  /** 0 before the first answer. */
  revision: z.int(),
  preguntas: z.array(PreguntaDelActo),
});
export type ActoDeMinuta = z.output<typeof ActoDeMinuta>;

export const Minuta = z.object({
  tramite: z.object({
    numero: z.string(),
    nombre: z.string(),
    estado: z.enum(estadosTramite),
    revision: z.int(),
    cliente: z.string(),
  }),
  /** The newest first. The customer gets only the versions that were sent to them. */
  versiones: z.array(VersionDeMinuta),
  /** Null to the customer. */
  trabajo: z.nullable(TrabajoDeMinuta),
  /** Null to the customer, and when nothing is asked of the notary. */
  acto: z.nullable(ActoDeMinuta),
  /** The caller may edit the text now. */
  editable: z.boolean(),
  /** The caller may approve the version sent last, or remark on it. */
  porAprobar: z.boolean(),
  observaciones: z.array(ObservacionDeMinuta),
  /** The version that was sent but has not gone out yet, and when it will; null for the customer, and when none is waiting. */
  porSalir: z.nullable(z.object({ version: z.int(), saleEn: instante })),
});
export type Minuta = z.output<typeof Minuta>;

const deSolicitud = z.strictObject({ idSolicitud: uuid });
const deVersion = z.strictObject({ idSolicitud: uuid, version: enteroEscrito('invalido', 1) });
const oficina = { access: 'staff', alcance: 'participante', params: deSolicitud, response: Minuta } as const;
const clienta = { access: 'adminCliente', alcance: 'propio', params: deSolicitud, response: Minuta } as const;
const path = '/private/tramites/:idSolicitud/minuta';

export const minutas = {
  read: lectura({
    path,
    access: 'all',
    alcance: 'participante',
    params: deSolicitud,
    response: Minuta,
    acto: 'minuta.ver',
    summary: 'El texto de un trámite: sus versiones, la copia de trabajo (a la oficina) y las observaciones',
  }),
  version: lectura({
    path: `${path}/versiones/:version`,
    access: 'all',
    alcance: 'participante',
    params: deVersion,
    acto: 'minuta.ver',
    summary: 'Una versión del texto; a la clienta, de las que se le enviaron',
    response: z.object({ version: z.int(), sha256: z.string(), contenido: z.unknown() }),
  }),
  pdf: archivo({
    path: `${path}/versiones/:version/pdf`,
    access: 'all',
    alcance: 'participante',
    acto: 'minuta.ver',
    summary:
      'Una versión del texto en PDF, con la marca de borrador; sin ella, a la oficina, la aprobada que está por firmarse',
    params: deVersion,
    costly: true,
    produces: ['application/pdf'],
  }),
  // No act of the office: what is said in a trámite is a version. So its customer is admitted, to be refused.
  save: acto('PUT', {
    path,
    access: 'all',
    alcance: 'participante',
    params: deSolicitud,
    summary: 'Guarda la copia de trabajo sobre la revisión que se conocía; si otra persona la cambió, 409 con ella',
    body: z.strictObject({ revision: numero, contenido: z.unknown() }),
    response: TrabajoDeMinuta,
  }),
  saveActo: acto('PUT', {
    path: `${path}/acto`,
    access: 'all',
    alcance: 'participante',
    params: deSolicitud,
    summary:
      'Guarda respuestas del notario sobre el acto y las escribe en la copia de trabajo, donde él no escribió otra cosa',
    body: z.strictObject({
      revision: entero('requerido', 0),
      respuestas: RespuestasDelActo,
    }),
    response: z.object({ acto: ActoDeMinuta, trabajo: TrabajoDeMinuta }),
  }),
  saveVersion: acto('POST', {
    ...oficina,
    path: `${path}/versiones`,
    acto: 'tramite.cambiar',
    summary: 'Hace de la copia de trabajo la versión siguiente; si dice lo mismo que la última, ninguna',
    body: z.strictObject({ revision: numero }),
  }),
  restore: acto('POST', {
    ...oficina,
    path: `${path}/restauracion`,
    acto: 'tramite.restaurar',
    summary: 'Vuelve la copia de trabajo a lo que decía una versión',
    body: z.strictObject({ revision: numero, version: numero }),
  }),
  send: acto('POST', {
    ...oficina,
    path: `${path}/envio`,
    acto: 'tramite.mover',
    summary:
      'Envía una versión a la clienta para que la apruebe: en el acto, o con espera, un minuto después si nadie lo deshace',
    body: z.strictObject({ revision: numero, version: numero, espera: z.optional(z.boolean()) }),
  }),
  unsend: acto('DELETE', {
    ...oficina,
    path: `${path}/envio`,
    acto: 'tramite.mover',
    summary: 'Deshace un envío que todavía no salió: la clienta no sabe de él',
  }),
  answer: acto('POST', {
    ...oficina,
    path: `${path}/observaciones/:idObservacion/respuesta`,
    acto: 'tramite.cambiar',
    summary: 'Responde una observación de la clienta',
    params: z.strictObject({ idSolicitud: uuid, idObservacion: uuid }),
    body: z.strictObject({ texto: parrafo(LARGO_DE_OBSERVACION) }),
  }),
  approve: acto('POST', {
    ...clienta,
    path: `${path}/aprobacion`,
    summary: 'Aprueba la versión enviada, nombrada por la huella de lo que se leyó',
    body: z.strictObject({
      version: numero,
      sha256: z.string(m('requerido')).check(z.regex(/^[0-9a-f]{64}$/, m('invalido'))),
    }),
  }),
  remark: acto('POST', {
    ...clienta,
    path: `${path}/observaciones`,
    summary: 'Devuelve la versión enviada con observaciones sobre sus párrafos',
    body: z.strictObject({
      version: numero,
      observaciones: z
        .array(
          z.strictObject({
            parrafo: entero('requerido'),
            texto: parrafo(LARGO_DE_OBSERVACION),
          }),
        )
        .check(z.minLength(1, m('requerido')), z.maxLength(OBSERVACIONES_MAXIMAS, m('demasiados'))),
    }),
  }),
};
