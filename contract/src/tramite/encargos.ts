import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { LARGO_DE_MOTIVO, m, motivoOpcional, revision, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina, periodo, periodoEnOrden } from '../base/paginas.ts';
import { estadosGestion } from '../solicitud/hechos-de-gestion.ts';
import { filtrosDeGestion } from '../solicitud/tramite-filtros.ts';
import { ordenesDeTramites } from './asignaciones.ts';
import { Gestion, GestionDetalle } from './gestiones.ts';

/** A gestión as the office sees it in a list. */
export const GestionDeOficina = z.object({
  ...Gestion.shape,
  revision: z.int(),
  cliente: z.object({ idUsuario: uuid, nombre: z.string() }),
  gestor: z.nullable(z.object({ idGestor: uuid, nombre: z.string() })),
  categoria: z.object({ idCategoria: uuid, nombre: z.string() }),
  /** The institutions of its steps, in their order. */
  instituciones: z.array(z.string()),
  /** Messages that wait for the caller: neither they nor anybody else who should answer has read them. */
  sinLeer: z.int(),
});
export type GestionDeOficina = z.output<typeof GestionDeOficina>;

/** A gestor of the catalogue who may be given the gestión, the most suitable first. */
export const GestorCandidato = z.object({
  idGestor: uuid,
  nombre: z.string(),
  /** The gestor's open gestiones. */
  carga: z.int(),
  /** The institutions of the gestión that the gestor attends to. */
  atiende: z.array(z.string()),
  /** Those that they do not attend to. */
  faltan: z.array(z.string()),
  /** Gestiones of the same product that they delivered. */
  hechas: z.int(),
});
export type GestorCandidato = z.output<typeof GestorCandidato>;

const deTodas = {
  estado: z._default(z.enum(filtrosDeGestion, m('opcion')), 'todos'),
  idGestor: z.optional(uuid),
  /** A whole number (`G-2026-000045`), or a part of the name or the address of the customer. */
  texto: busqueda,
  /** Days of the company's time zone on which it was bought, both included. */
  ...periodo,
};
const filtros = {
  ...deTodas,
  /** By `vence`, only those whose clock runs. */
  orden: orden(ordenesDeTramites),
};

export const GESTIONES_POR_ASIGNACION = 50;

/** Null: to the most suitable one. */
const idGestor = z.nullable(uuid);

const una = { access: 'admin', alcance: 'todos', params: z.strictObject({ idSolicitud: uuid }) } as const;

export const encargos = {
  list: lista({
    path: '/private/oficina/gestiones',
    access: 'staff',
    summary: 'Gestiones de todos los clientes para la administración; un notario no tiene ninguna',
    query: z.strictObject({ ...Pagina, ...filtros }).check(periodoEnOrden),
    response: z.array(GestionDeOficina),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/oficina/gestiones/exportacion',
    access: 'staff',
    summary: 'La lista de gestiones de la oficina, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }).check(periodoEnOrden),
  }),
  board: lectura({
    path: '/private/oficina/gestiones/tablero',
    access: 'staff',
    summary: 'Las mismas gestiones por estado, de cada uno las que antes vencen o más esperan',
    query: z.strictObject(deTodas).check(periodoEnOrden),
    response: z.array(
      z.object({ estado: z.enum(estadosGestion), total: z.int(), tope: z.int(), gestiones: z.array(GestionDeOficina) }),
    ),
  }),
  candidates: lectura({
    ...una,
    path: '/private/gestiones/:idSolicitud/candidatos',
    summary: 'Gestores que pueden recibirla, el más adecuado primero',
    response: z.array(GestorCandidato),
  }),
  assign: acto('POST', {
    ...una,
    path: '/private/gestiones/:idSolicitud/asignacion',
    acto: 'gestion.asignar',
    summary: 'Encarga la gestión a un gestor del catálogo, o al más adecuado; si ya tenía otro, con su motivo',
    body: z.strictObject({ revision, idGestor, motivo: motivoOpcional(LARGO_DE_MOTIVO) }),
    response: GestionDetalle,
  }),
  assignMany: acto('POST', {
    path: '/private/encargos',
    access: 'admin',
    acto: 'gestion.asignar',
    summary: 'Encarga varias gestiones que esperan gestor; dice de cada una a quién, o que ya no esperaba',
    body: z.strictObject({
      idSolicitudes: z
        .array(uuid, m('alMenosUna'))
        .check(z.minLength(1, m('alMenosUna')), z.maxLength(GESTIONES_POR_ASIGNACION, m('demasiados'))),
      idGestor,
    }),
    response: z.array(z.object({ idSolicitud: uuid, idGestor: z.nullable(uuid) })),
  }),
};
