import * as z from 'zod/mini';
import { accionesDeActo, objetosDeActo } from '../base/actos.ts';
import { archivo, lectura, lista } from '../base/calls.ts';
import { instante, linea, m, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina, periodo, periodoEnOrden } from '../base/paginas.ts';
import { roles } from '../base/roles.ts';

/** The change of one field. For a reserved field, such as an identity number, the record says only that it changed. */
export const CambioAuditado = z.object({
  campo: z.string(),
  antes: z.unknown(),
  despues: z.unknown(),
  reservado: z.boolean(),
});
export type CambioAuditado = z.output<typeof CambioAuditado>;

/** One administrative act, as it was written when it was done. */
export const RegistroDeAuditoria = z.object({
  idRegistro: uuid,
  hechoEn: instante,
  /** Name and role of the actor at that time; null for an act of the system. */
  actor: z.nullable(z.object({ idUsuario: uuid, nombre: z.string(), rol: z.enum(roles) })),
  objeto: z.enum(objetosDeActo),
  accion: z.enum(accionesDeActo),
  idObjeto: z.nullable(z.string()),
  nombreObjeto: z.nullable(z.string()),
  cambios: z.array(CambioAuditado),
  /** Why, of a look that asks for it. */
  motivo: z.nullable(z.string()),
  /** Ids of the things seen, for an act of reading that showed several at once. */
  vistos: z.array(z.string()),
  idPeticion: z.nullable(z.string()),
  /** The network it came from, not the address. */
  origen: z.nullable(z.string()),
});
export type RegistroDeAuditoria = z.output<typeof RegistroDeAuditoria>;

export const ordenesDeAuditoria = ['fecha'] as const;

/** The value of `quien` for acts of the system itself. */
export const SISTEMA = 'sistema';

const filtros = {
  texto: busqueda,
  quien: z.optional(z.union([uuid, z.literal(SISTEMA)], m('opcion'))),
  accion: z.optional(z.enum(accionesDeActo, m('opcion'))),
  objeto: z.optional(z.enum(objetosDeActo, m('opcion'))),
  idObjeto: z.optional(linea(60)),
  /** Days of the company's time zone, both included. */
  ...periodo,
  orden: orden(ordenesDeAuditoria),
};
const FiltrosDeAuditoria = z.strictObject(filtros);
export type FiltrosDeAuditoria = z.output<typeof FiltrosDeAuditoria>;

export const auditoria = {
  list: lista({
    path: '/private/auditoria',
    access: 'admin',
    summary: 'Actos administrativos, del último al primero',
    query: z.strictObject({ ...Pagina, ...filtros }).check(periodoEnOrden),
    response: z.array(RegistroDeAuditoria),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/auditoria/exportacion',
    access: 'admin',
    summary: 'Los actos administrativos, filtrados y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }).check(periodoEnOrden),
  }),
  read: lectura({
    path: '/private/auditoria/:idRegistro',
    access: 'admin',
    alcance: 'todos',
    summary: 'Un acto administrativo, con lo que cambió',
    params: z.strictObject({ idRegistro: uuid }),
    response: RegistroDeAuditoria,
  }),
};
