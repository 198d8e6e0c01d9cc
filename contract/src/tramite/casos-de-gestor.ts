import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante, LARGO_DE_MOTIVO, m, motivoOpcional, parrafo, revision, uuid } from '../base/campos.ts';
import { ArchivoAbierto } from '../casa/archivos.ts';
import { FechasDePaso, GastoDeGestor, ObservacionNueva, PresentacionNueva, ResultadoNuevo } from './diligencias.ts';
import { GastoDeGestion } from './gastos-de-gestion.ts';
import { Gestion, GestionDetalle } from './gestiones.ts';

/** PARAM gestion.largoDeRecado: characters of the longest message between a gestor and the office. */
export const LARGO_DE_RECADO = 2_000;

/** A message between the gestor and the office, which the customer does not read. */
export const Recado = z.object({
  idRecado: uuid,
  deGestor: z.boolean(),
  /** The name of who wrote it. A gestor reads no names of the staff. */
  quien: z.nullable(z.string()),
  texto: z.string(),
  escritoEn: instante,
});
export type Recado = z.output<typeof Recado>;

const { numero, nombre, estado, turno, leToca, venceEn, actualizadaEn } = Gestion.shape;

/** A gestión in the list of its gestor. */
export const CasoDeGestor = z.object({
  idSolicitud: uuid,
  numero,
  nombre,
  estado,
  turno,
  leToca,
  venceEn,
  actualizadaEn,
  cliente: z.string(),
  /** The step under way, or the next one; null when all are done. */
  pasoActual: z.nullable(z.object({ nombre: z.string(), institucion: z.string() })),
  /** The last day to answer the institution; null without an open observation that has a term. */
  contestarAntes: z.nullable(z.string()),
});
export type CasoDeGestor = z.output<typeof CasoDeGestor>;

const { datos, pasos, presentaciones, observaciones, resultados, acciones } = GestionDetalle.shape;

/** All that a gestor needs of a gestión of theirs to do it: no price of ours, no address of the customer, no conversation with them. */
export const CasoDeGestorDetalle = z.object({
  ...CasoDeGestor.shape,
  revision: z.int(),
  datos,
  pasos,
  presentaciones,
  observaciones,
  resultados,
  acciones,
  /** The fees of the institution; one that its customer did not accept yet is not to be paid. */
  gastos: z.array(GastoDeGestion),
  /** Requisitos that the customer handed in, with the files of the last time. */
  requisitos: z.array(
    z.object({
      nombre: z.string(),
      estado: z.string(),
      originalEnFirma: z.boolean(),
      archivos: z.array(ArchivoAbierto),
    }),
  ),
  /** Why it came to the state it is in; null when nobody said. */
  motivo: z.nullable(z.string()),
  recados: z.array(Recado),
});
export type CasoDeGestorDetalle = z.output<typeof CasoDeGestorDetalle>;

const idSolicitud = uuid;
/** Whose case it is, is known by the cookie of the link; another gestor's does not exist. */
const porEnlace = { access: 'public', readsCookie: 'gestor' } as const;
const escribe = { ...porEnlace, response: CasoDeGestorDetalle } as const;

export const accionesDeGestor = ['aceptar', 'devolver', 'pedirRequisitos'] as const;

export const casosDeGestor = {
  list: lectura({
    ...porEnlace,
    path: '/public/gestor/casos',
    summary: 'Las gestiones encargadas al gestor que abrió su enlace, las que le tocan primero',
    response: z.object({ gestor: z.string(), casos: z.array(CasoDeGestor), tope: z.int() }),
  }),
  read: lectura({
    ...porEnlace,
    path: '/public/gestor/caso',
    summary: 'Una gestión del gestor que abrió su enlace, con lo que puede hacer',
    query: z.strictObject({ idSolicitud }),
    response: CasoDeGestorDetalle,
  }),
  act: acto('POST', {
    ...escribe,
    path: '/public/gestor/acciones',
    summary: 'El gestor recibe el caso, lo devuelve o pide requisitos de nuevo',
    body: z.strictObject({
      idSolicitud,
      revision,
      accion: z.enum(accionesDeGestor, m('opcion')),
      motivo: motivoOpcional(LARGO_DE_MOTIVO),
    }),
    /** Null once it is given back: it is no longer the gestor's. */
    response: z.nullable(CasoDeGestorDetalle),
  }),
  dates: acto('POST', {
    ...escribe,
    path: '/public/gestor/pasos',
    summary: 'El gestor escribe cuándo comenzó y terminó un paso',
    body: z.strictObject({ ...FechasDePaso.shape, idSolicitud, orden: z.int().check(z.minimum(1), z.maximum(99)) }),
  }),
  present: acto('POST', {
    ...escribe,
    path: '/public/gestor/presentaciones',
    summary: 'El gestor anota lo que presentó, con su número, su fecha y la fotografía de la constancia',
    body: z.strictObject({ ...PresentacionNueva.shape, idSolicitud }),
  }),
  observe: acto('POST', {
    ...escribe,
    path: '/public/gestor/observaciones',
    summary: 'El gestor anota lo que la institución observó',
    body: z.strictObject({ ...ObservacionNueva.shape, idSolicitud }),
  }),
  resolve: acto('POST', {
    ...escribe,
    path: '/public/gestor/resultados',
    summary: 'El gestor anota lo que la institución resolvió y sube el resultado',
    body: z.strictObject({ ...ResultadoNuevo.shape, idSolicitud }),
  }),
  spend: acto('POST', {
    ...escribe,
    path: '/public/gestor/gastos',
    summary: 'El gestor anota lo que costó un gasto de la institución, con la fotografía de su recibo',
    body: z.strictObject({ ...GastoDeGestor.shape, idSolicitud, idGasto: uuid }),
  }),
  ask: acto('POST', {
    ...escribe,
    path: '/public/gestor/recados',
    summary: 'El gestor escribe a la oficina; el mismo recado enviado dos veces se escribe una',
    body: z.strictObject({ idSolicitud, idRecado: uuid, texto: parrafo(LARGO_DE_RECADO) }),
  }),
};

const deUna = { access: 'admin', alcance: 'todos', params: z.strictObject({ idSolicitud }) } as const;

/** The office's side of the messages with gestores. */
export const recados = {
  list: lectura({
    ...deUna,
    path: '/private/gestiones/:idSolicitud/recados',
    summary: 'Lo que el gestor y la oficina se escribieron sobre una gestión, del más antiguo al más nuevo',
    response: z.array(Recado),
  }),
  send: acto('POST', {
    ...deUna,
    path: '/private/gestiones/:idSolicitud/recados',
    acto: 'gestion.escribir',
    summary: 'Escribe al gestor de una gestión, que lo recibe por correo con su enlace',
    body: z.strictObject({ texto: parrafo(LARGO_DE_RECADO) }),
    response: z.array(Recado),
  }),
};
