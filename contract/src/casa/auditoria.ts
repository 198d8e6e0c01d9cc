import * as z from 'zod/mini';
import { accionesDeActo, objetosDeActo } from '../base/actos.ts';
import { dia, instante, linea, m, uuid } from '../base/campos.ts';
import { endpoint } from '../base/endpoint.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';
import { roles } from '../base/roles.ts';

/** What changed of one field. Of a reserved one, as an identity number, only that it changed. */
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
  /** As she was called and what she was then; null when nobody asked for it: the system did it. */
  actor: z.nullable(z.object({ idUsuario: uuid, nombre: z.string(), rol: z.enum(roles) })),
  objeto: z.enum(objetosDeActo),
  accion: z.enum(accionesDeActo),
  idObjeto: z.nullable(z.string()),
  nombreObjeto: z.nullable(z.string()),
  cambios: z.array(CambioAuditado),
  /** Why, of a look that asks for it. */
  motivo: z.nullable(z.string()),
  /** Of an act that showed several things at once: their ids. */
  vistos: z.array(z.string()),
  idPeticion: z.nullable(z.string()),
  /** The network it came from, not the address. */
  origen: z.nullable(z.string()),
});
export type RegistroDeAuditoria = z.output<typeof RegistroDeAuditoria>;

export const ordenesDeAuditoria = ['fecha'] as const;

/** Who did it, when nobody did: the system itself. */
export const SISTEMA = 'sistema';

const filtros = {
  texto: busqueda,
  quien: z.optional(z.union([uuid, z.literal(SISTEMA)], m('opcion'))),
  accion: z.optional(z.enum(accionesDeActo, m('opcion'))),
  objeto: z.optional(z.enum(objetosDeActo, m('opcion'))),
  idObjeto: z.optional(linea(60)),
  /** Days of the company's time zone, both included. */
  desde: z.optional(dia),
  hasta: z.optional(dia),
  orden: orden(ordenesDeAuditoria),
};
const FiltrosDeAuditoria = z.strictObject(filtros);
export type FiltrosDeAuditoria = z.output<typeof FiltrosDeAuditoria>;

export const auditoria = {
  list: endpoint({
    method: 'GET',
    path: '/private/auditoria',
    access: 'admin',
    summary: 'Actos administrativos, del último al primero',
    query: z.strictObject({ ...Pagina, ...filtros }),
    paged: true,
    response: z.array(RegistroDeAuditoria),
  }),
  export: endpoint({
    ...exportacion,
    path: '/private/auditoria/exportacion',
    access: 'admin',
    summary: 'Los actos administrativos, filtrados y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/private/auditoria/:idRegistro',
    access: 'admin',
    alcance: 'todos',
    summary: 'Un acto administrativo, con lo que cambió',
    params: z.strictObject({ idRegistro: uuid }),
    response: RegistroDeAuditoria,
  }),
};
