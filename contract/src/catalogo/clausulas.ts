import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante, lineas, m, revision, texto, uuid } from '../base/campos.ts';

/** Clauses that the library may hold. */
export const CLAUSULAS_MAXIMAS = 500;

const nodos = z.array(z.record(z.string(), z.unknown(), m('requerido'))).check(z.maxLength(300, m('demasiados')));

/** The blocks of a clause, in the form that `leerPlantilla` reads inside a `clausula`, with its title. */
const TextoDeClausula = {
  titulo: z.nullable(texto(200)),
  contenido: nodos.check(z.minLength(1, m('requerido'))),
  /** The questions, worked-out values and shared texts of its document that it reads, so that another one may have them. */
  preguntas: nodos,
  derivados: nodos,
  parciales: z.record(z.string(), nodos, m('requerido')),
};

/** A document whose text has a clause of the library, in what is on sale (`enVenta`) or in what is being written. */
const UsoDeClausula = z.object({ idProducto: uuid, producto: z.string(), version: z.int(), enVenta: z.boolean() });
export type UsoDeClausula = z.output<typeof UsoDeClausula>;

/** A clause that documents share. `version` is that of its text today; documents keep the one they took. */
const resumen = {
  idClausula: uuid,
  nombre: z.string(),
  titulo: z.nullable(z.string()),
  version: z.int(),
  archivada: z.boolean(),
  revision: z.int(),
  escritaEn: instante,
  escritaPor: z.string(),
  usos: z.array(UsoDeClausula),
};
export const ClausulaDeBiblioteca = z.object(resumen);
export type ClausulaDeBiblioteca = z.output<typeof ClausulaDeBiblioteca>;

/** A version, which never changes. `nota` says why it was written. */
export const VersionDeClausula = z.object({
  ...TextoDeClausula,
  numero: z.int(),
  nota: z.string(),
  escritaEn: instante,
  escritaPor: z.string(),
});
export type VersionDeClausula = z.output<typeof VersionDeClausula>;

/** A clause with its versions, the last one first. */
export const ClausulaConVersiones = z.object({ ...resumen, versiones: z.array(VersionDeClausula) });
export type ClausulaConVersiones = z.output<typeof ClausulaConVersiones>;

export const ClausulaNueva = z.strictObject({ nombre: texto(120), ...TextoDeClausula });
export type ClausulaNueva = z.output<typeof ClausulaNueva>;
export const VersionNueva = z.strictObject({ nota: lineas(300), ...TextoDeClausula, revision });
export type VersionNueva = z.output<typeof VersionNueva>;
export const CambioDeClausula = z.strictObject({
  nombre: texto(120),
  archivada: z.boolean(m('opcion')),
  revision,
});
export type CambioDeClausula = z.output<typeof CambioDeClausula>;

const una = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idClausula: uuid }),
  response: ClausulaConVersiones,
} as const;

export const clausulas = {
  list: lectura({
    path: '/private/clausulas',
    access: 'admin',
    summary: 'Las cláusulas que los documentos comparten, con los que usan cada una',
    response: z.array(ClausulaDeBiblioteca),
  }),
  read: lectura({
    ...una,
    path: '/private/clausulas/:idClausula',
    summary: 'Una cláusula de la biblioteca con todas sus versiones',
  }),
  create: acto('POST', {
    path: '/private/clausulas',
    access: 'admin',
    acto: 'clausula.crear',
    costly: true,
    summary: 'Guarda una cláusula en la biblioteca, con las preguntas que lee',
    body: ClausulaNueva,
    response: ClausulaConVersiones,
  }),
  addVersion: acto('POST', {
    ...una,
    path: '/private/clausulas/:idClausula/versiones',
    acto: 'clausula.escribir',
    costly: true,
    summary: 'Escribe otra versión de una cláusula; los documentos que la usan siguen con la suya',
    body: VersionNueva,
  }),
  update: acto('PUT', {
    ...una,
    path: '/private/clausulas/:idClausula',
    acto: 'clausula.cambiar',
    summary: 'Cambia el nombre de una cláusula, o la archiva',
    body: CambioDeClausula,
  }),
};
