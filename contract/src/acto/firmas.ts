import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { dia, entero, instante, linea, m, renglon, revision, uuid } from '../base/campos.ts';
import { ArchivoAbierto, ArchivoGuardado } from '../casa/archivos.ts';
import {
  COMPARECIENTES_MAXIMOS,
  calidades,
  camposDePersona,
  identificaciones,
  reglasDeDocumento,
} from '../tramite/identificacion.ts';
import { PreguntaDelActo, RespuestasDelActo } from '../tramite/minutas.ts';
import { TramiteDetalle } from '../tramite/tramites.ts';
import { DiferenciaDeFirma } from './diferencias.ts';
import { FOLIOS, NUMERO_DE_INSTRUMENTO, PROTOCOLO } from './protocolo.ts';

/** Kinds of act (domain-gt 1.2). */
export const clasesDeActo = [
  'escrituraPublica',
  'actaNotarial',
  'legalizacionFirmas',
  'legalizacionFotocopias',
  'protocolacion',
  'documentoPrivado',
] as const;
export type ClaseDeActo = (typeof clasesDeActo)[number];

/** Those that stand in the protocol, and so have a number (domain-gt 1.2). */
export const conInstrumento: readonly ClaseDeActo[] = ['escrituraPublica', 'protocolacion'];

/**
 * The classes in which the act of a product may be signed: its own, because its text is written as one; what stands in the protocol may also be a
 * protocolación. All where the product does not say.
 */
export function clasesQueCaben(delProducto: ClaseDeActo | null): readonly ClaseDeActo[] {
  if (delProducto === null) return clasesDeActo;
  return conInstrumento.includes(delProducto) ? conInstrumento : [delProducto];
}

/** Those that a notary authorises without anybody who appears: «Por mí y ante mí» (art. 55 b). */
export const sinComparecientes: readonly ClaseDeActo[] = ['legalizacionFotocopias'];

export const HOJAS_MAXIMAS = 60;

const Compareciente = z
  .strictObject({
    ...camposDePersona,
    /** A party, unless another is said. */
    calidad: z.optional(z.enum(calidades, m('opcion'))),
    identificacion: z.enum(identificaciones, m('opcion')),
  })
  .check(...reglasDeDocumento);

/** At least one, but in {@link sinComparecientes}. */
const comparecientes = z.array(Compareciente).check(z.maxLength(COMPARECIENTES_MAXIMOS, m('invalido')));
/** The data of a signing that its text says too. */
const enElTexto = {
  clase: z.enum(clasesDeActo, m('opcion')),
  /** Its number in the protocol, in figures; null of what stands outside of it. */
  instrumento: NUMERO_DE_INSTRUMENTO,
  lugar: renglon(3, 120),
  fecha: dia,
  comparecientes,
  /** Answers to what the text asks of the signing and this form has no field for, as its hours. */
  acto: z.optional(RespuestasDelActo),
};

/** How the act was signed in presence of its notary, with the scan of its sheets in their order. */
export const FirmaDeTramite = z
  .strictObject({
    revision,
    ...enElTexto,
    /** Sheets of paper. */
    hojas: entero('requerido', 1, 500),
    /** First and last leaf of the protocol, `20-22`; null for an act outside the protocol. */
    folios: FOLIOS,
    /** It begins on the leaf where the instrument before it ended. */
    mismaHoja: z.optional(z.boolean()),
    archivos: z.array(uuid).check(z.minLength(1, m('requerido')), z.maxLength(HOJAS_MAXIMAS, m('invalido'))),
  })
  .check(
    z.refine(({ clase, comparecientes }) => comparecientes.length > 0 || sinComparecientes.includes(clase), {
      ...m('requerido'),
      path: ['comparecientes'],
    }),
    z.refine(({ clase, instrumento }) => !conInstrumento.includes(clase) || instrumento !== null, {
      ...m('requerido'),
      path: ['instrumento'],
    }),
    z.refine(({ clase, folios }) => !conInstrumento.includes(clase) || folios !== null, {
      ...m('requerido'),
      path: ['folios'],
    }),
    z.refine(({ clase, instrumento }) => conInstrumento.includes(clase) || instrumento === null, {
      ...m('sinProtocolo'),
      path: ['instrumento'],
    }),
    z.refine(({ clase, folios }) => conInstrumento.includes(clase) || folios === null, {
      ...m('sinProtocolo'),
      path: ['folios'],
    }),
  );
export type FirmaDeTramite = z.output<typeof FirmaDeTramite>;

/** Initial values of the form of a signing, from what the product already knows. The notary corrects them. */
export const PropuestaDeFirma = z.object({
  /** Class of act of the product; null when the product does not say. */
  clase: z.nullable(z.enum(clasesDeActo)),
  /** Place of the notary's last signing, or else of the office; empty when neither is known. */
  lugar: z.string(),
  /** Today, where the company is. */
  fecha: z.string(),
  /** The first day that the act may bear: that of the purchase, or of the approval of its text. */
  desde: z.string(),
  protocolo: PROTOCOLO,
  /** Questions of the signing that only the text asks, with the known or proposed answers. */
  preguntas: z.array(PreguntaDelActo),
  /** The persons who sign the act according to the answers of the case; empty when these name nobody. */
  comparecientes: z.array(
    z.object({
      nombre: z.string(),
      calidad: z.enum(calidades),
      identificacion: z.enum(identificaciones),
      numero: z.nullable(z.string()),
    }),
  ),
  /** The check-in of the appointment, whose identifications are proposed; null when nothing was noted. */
  llegada: z.nullable(
    z.object({
      registradaPor: z.string(),
      registradaEn: instante,
      /** Signatories who are not noted as arrived. */
      faltan: z.array(z.string()),
    }),
  ),
});
export type PropuestaDeFirma = z.output<typeof PropuestaDeFirma>;

/** Data with which a text is printed to be signed. Without `hojas` its sheets are counted. */
export const PorImprimir = z.strictObject({ ...enElTexto, hojas: z.nullable(entero('requerido', 1, 500)) });
export type PorImprimir = z.output<typeof PorImprimir>;

/** Comma-separated ids of files read in one call: at most as many as an act may have sheets. */
const Varios = z.pipe(
  linea(HOJAS_MAXIMAS * 37),
  z.pipe(
    z.transform((ids: string) => ids.split(',')),
    z.array(uuid).check(z.maxLength(HOJAS_MAXIMAS)),
  ),
);

/** Some pages of a PDF that were drawn as sheets, one after another: at least one. */
export const HojasDibujadas = z.object({
  /** Pages of the whole file. */
  paginas: z.int(),
  hojas: z.array(ArchivoGuardado),
});
export type HojasDibujadas = z.output<typeof HojasDibujadas>;

/** Whoever takes part in a trámite, and the office. */
const deTramite = {
  access: 'all',
  alcance: 'participante',
  params: z.strictObject({ idSolicitud: uuid }),
} as const;

export const firmas = {
  drawSheets: acto('POST', {
    ...deTramite,
    path: '/private/tramites/:idSolicitud/hojas',
    costly: true,
    summary: 'Dibuja como hojas las páginas de un PDF que su notario subió, unas cuantas cada vez, desde una',
    body: z.strictObject({ idArchivo: uuid, desde: entero('requerido', 1) }),
    response: HojasDibujadas,
  }),
  sheets: lectura({
    ...deTramite,
    path: '/private/tramites/:idSolicitud/hojas',
    acto: 'hojas.ver',
    summary: 'Las hojas que quien llama subió y todavía no entregó, con el enlace de cada una',
    query: z.strictObject({ archivos: Varios }),
    response: z.array(ArchivoAbierto),
  }),
  propose: lectura({
    ...deTramite,
    path: '/private/tramites/:idSolicitud/firma',
    acto: 'respuestas.ver',
    summary:
      'A su notario, lo que el producto ya sabe de la firma: clase, número, folios, lugar, fecha y comparecientes',
    response: PropuestaDeFirma,
  }),
  prepare: acto('PUT', {
    ...deTramite,
    path: '/private/tramites/:idSolicitud/firma/texto',
    acto: 'tramite.cambiar',
    costly: true,
    summary: 'Escribe en el texto aprobado lo que solo se sabe al firmar, cuenta sus hojas y lo compara con la firma',
    body: PorImprimir,
    response: z.object({
      /** Sheets of the text, printed on one side; null of one that goes on the paper of the protocol. */
      hojas: z.nullable(z.int()),
      diferencias: z.array(DiferenciaDeFirma),
    }),
  }),
  check: acto('POST', {
    ...deTramite,
    path: '/private/tramites/:idSolicitud/firma/revision',
    writesNothing: true,
    summary: 'Comprueba una firma como si se hiciera, sin hacerla: responde lo mismo que negaría',
    body: FirmaDeTramite,
    response: z.extend(TramiteDetalle, { diferencias: z.optional(z.array(DiferenciaDeFirma)) }),
  }),
  sign: acto('POST', {
    ...deTramite,
    path: '/private/tramites/:idSolicitud/firma',
    acto: 'tramite.firmar',
    summary: 'El notario firma el acto: sus datos y el escaneo de sus hojas; pide un reingreso para cada firma',
    body: FirmaDeTramite,
    response: TramiteDetalle,
  }),
};
