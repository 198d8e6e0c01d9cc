import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { LARGO_DE_MOTIVO, m, motivoOpcional, revision, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina, periodo, periodoEnOrden } from '../base/paginas.ts';
import { Promedio } from '../casa/notarios.ts';
import { estadosTramite } from '../solicitud/hechos-de-tramite.ts';
import { filtrosDeEstado } from '../solicitud/tramite-filtros.ts';
import { Tramite, TramiteDetalle } from './tramites.ts';

/** A trámite as the office sees it in a list. */
export const TramiteDeOficina = z.object({
  ...Tramite.shape,
  revision: z.int(),
  cliente: z.object({ idUsuario: uuid, nombre: z.string() }),
  notario: z.nullable(z.object({ idUsuario: uuid, nombre: z.string() })),
  categoria: z.object({ idCategoria: uuid, nombre: z.string() }),
  /** Messages that wait for the caller: neither they nor anybody else who should answer has read them. */
  sinLeer: z.int(),
});
export type TramiteDeOficina = z.output<typeof TramiteDeOficina>;

/** A notary who may be given a trámite today, the most suitable first. */
export const Candidato = z.object({
  idUsuario: uuid,
  nombre: z.string(),
  /** The notary's open trámites, and the most they take (`cargaMaxima`). */
  carga: z.int(),
  cargaMaxima: z.int(),
  /** The matter of the trámite is among the notary's specialities. */
  especialista: z.boolean(),
  /** The average of the notary's ratings; null before the first one. */
  calificacion: z.nullable(Promedio),
  /** The notary's working hours today; empty when they do not work. */
  hoy: z.array(z.object({ desde: z.string(), hasta: z.string() })),
});
export type Candidato = z.output<typeof Candidato>;

export const ordenesDeTramites = ['antiguedad', 'vence'] as const;

/** Cards of a column of the board, and the limit of its count; a longer column says the limit + 1. */
export const TARJETAS_POR_COLUMNA = 20;
export const TOTAL_DE_COLUMNA = 500;

const deTodos = {
  estado: z._default(z.enum(filtrosDeEstado, m('opcion')), 'todos'),
  idNotario: z.optional(uuid),
  /** A whole number (`T-2026-000123`), or a part of the name or the address of the customer. */
  texto: busqueda,
  /** Days of the company's time zone on which it was bought, both included. */
  ...periodo,
};
const filtros = {
  ...deTodos,
  /** By `vence`, only those whose clock runs. */
  orden: orden(ordenesDeTramites),
};
const FiltrosDeTramites = z.strictObject(filtros);
export type FiltrosDeTramites = z.output<typeof FiltrosDeTramites>;

export const TRAMITES_POR_ASIGNACION = 50;

/** Null: to the most suitable one. */
const idNotario = z.nullable(uuid);

const uno = { access: 'admin', alcance: 'todos', params: z.strictObject({ idSolicitud: uuid }) } as const;

export const asignaciones = {
  list: lista({
    path: '/private/oficina/tramites',
    access: 'staff',
    summary: 'Trámites de todos los clientes para la administración; para una notaria, los suyos',
    query: z.strictObject({ ...Pagina, ...filtros }).check(periodoEnOrden),
    response: z.array(TramiteDeOficina),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/oficina/tramites/exportacion',
    access: 'staff',
    summary: 'La lista de trámites de la oficina, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }).check(periodoEnOrden),
  }),
  board: lectura({
    path: '/private/oficina/tramites/tablero',
    access: 'staff',
    summary: 'Los mismos trámites por estado, de cada uno los que antes vencen o más esperan',
    query: z.strictObject(deTodos).check(periodoEnOrden),
    response: z.array(
      z.object({ estado: z.enum(estadosTramite), total: z.int(), tope: z.int(), tramites: z.array(TramiteDeOficina) }),
    ),
  }),
  candidates: lectura({
    ...uno,
    path: '/private/tramites/:idSolicitud/candidatos',
    summary: 'Notarios que pueden recibirlo hoy, el más adecuado primero',
    response: z.array(Candidato),
  }),
  assign: acto('POST', {
    ...uno,
    path: '/private/tramites/:idSolicitud/asignacion',
    acto: 'tramite.asignar',
    summary: 'Asigna el trámite a un notario que ejerce hoy, o al más adecuado; si ya tenía otro, con su motivo',
    body: z.strictObject({ revision, idNotario, motivo: motivoOpcional(LARGO_DE_MOTIVO) }),
    response: TramiteDetalle,
  }),
  assignMany: acto('POST', {
    path: '/private/asignaciones',
    access: 'admin',
    acto: 'tramite.asignar',
    summary: 'Asigna varios trámites que esperan notario; dice de cada uno a quién, o que ya no esperaba',
    body: z.strictObject({
      idSolicitudes: z
        .array(uuid, m('alMenosUna'))
        .check(z.minLength(1, m('alMenosUna')), z.maxLength(TRAMITES_POR_ASIGNACION, m('demasiados'))),
      idNotario,
    }),
    response: z.array(z.object({ idSolicitud: uuid, idNotario: z.nullable(uuid) })),
  }),
};
