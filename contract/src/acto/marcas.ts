import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante, LARGO_DE_MOTIVO, m, motivo, textoOpcional, uuid } from '../base/campos.ts';
import { DocumentoNombrado, Marca, marcasDeDocumento } from '../tramite/marca.ts';

export const estadosDePropuesta = ['pendiente', 'confirmada', 'negada'] as const;
export type EstadoDePropuesta = (typeof estadosDePropuesta)[number];
export const propuestasPendientes: readonly EstadoDePropuesta[] = ['pendiente'];

export const PropuestaDeMarca = z.object({
  idPropuesta: uuid,
  marca: z.enum(marcasDeDocumento),
  motivo: z.string(),
  sustituto: z.nullable(DocumentoNombrado),
  estado: z.enum(estadosDePropuesta),
  propuestaPor: z.string(),
  propuestaEn: instante,
  decididaPor: z.nullable(z.string()),
  decididaEn: z.nullable(instante),
  /** Why it was refused. */
  respuesta: z.nullable(z.string()),
  /** The caller may confirm the proposal now, and may refuse it now. */
  puedeConfirmar: z.boolean(),
  puedeNegar: z.boolean(),
});
export type PropuestaDeMarca = z.output<typeof PropuestaDeMarca>;

export const MarcasDeTramite = z.object({
  /** The sealed document; null before there is one. */
  documento: z.nullable(DocumentoNombrado),
  marca: z.nullable(Marca),
  /** The newest first. */
  propuestas: z.array(PropuestaDeMarca),
  /** Another may be proposed now. */
  puedeProponer: z.boolean(),
});
export type MarcasDeTramite = z.output<typeof MarcasDeTramite>;

export const MarcaPropuesta = z
  .strictObject({
    marca: z.enum(marcasDeDocumento, m('opcion')),
    motivo: motivo(LARGO_DE_MOTIVO),
    /** The number of a trámite, or the code of a document, of the same customer; of `sustituido`, and only of it. */
    sustituto: textoOpcional(60),
  })
  .check(
    z.refine(({ marca, sustituto }) => marca === 'anulado' || sustituto !== null, {
      ...m('requerido'),
      path: ['sustituto'],
    }),
  );
export type MarcaPropuesta = z.output<typeof MarcaPropuesta>;

const deTramite = {
  path: '/private/tramites/:idSolicitud/marcas',
  access: 'staff',
  alcance: 'participante',
  params: z.strictObject({ idSolicitud: uuid }),
} as const;
const una = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idPropuesta: uuid }),
  response: PropuestaDeMarca,
} as const;

export const marcas = {
  ofTramite: lectura({
    ...deTramite,
    summary: 'Si el documento de un trámite vale todavía, y lo que se propuso de él',
    response: MarcasDeTramite,
  }),
  propose: acto('POST', {
    ...deTramite,
    acto: 'marca.crear',
    summary: 'Propone anular o sustituir el documento sellado; otra persona lo decide',
    body: MarcaPropuesta,
    response: PropuestaDeMarca,
  }),
  confirm: acto('POST', {
    ...una,
    path: '/private/marcas/:idPropuesta/confirmacion',
    acto: 'marca.aceptar',
    summary: 'Confirma lo que otra persona propuso: el documento deja de valer, para siempre; pide reingreso',
  }),
  refuse: acto('POST', {
    ...una,
    path: '/private/marcas/:idPropuesta/negacion',
    acto: 'marca.negar',
    summary: 'Niega lo propuesto, con su motivo; pide reingreso',
    body: z.strictObject({ motivo: motivo(LARGO_DE_MOTIVO) }),
  }),
};
