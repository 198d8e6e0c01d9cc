import {
  type EstadoGestion,
  type EstadoTramite,
  estadoDeGestion,
  estadoDeKebab,
  type GrupoTramite,
  gestionesPorResponder,
  type TipoDeSolicitud,
} from '@fedatario/contract/solicitud';
import { jurisdiccion } from '@fedatario/document-engine';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';
import type { Actor } from '../../../http/route.ts';

export type Lector = Pick<Actor, 'idUsuario' | 'rol'>;

/**
 * Solicitudes of a kind, or of either, that an actor may see: their own, those they are the notary of, and any for an administrator.
 * Without an actor, all.
 */
export function visibles(db: Db, actor: Lector | undefined, tipo?: TipoDeSolicitud) {
  const idUsuario = String(actor?.idUsuario);
  return db
    .selectFrom('solicitudes as s')
    .$call((query) => (tipo === undefined ? query : query.where('s.tipo', '=', tipo)))
    .$if(actor?.rol === 'cliente', (query) => query.where('s.idUsuario', '=', idUsuario))
    .$if(actor?.rol === 'notario', (query) => query.where('s.idNotario', '=', idUsuario));
}

/** Columns that every reader of one solicitud needs: which it is and where it stands. */
export const columnasDeSolicitud = [
  's.idSolicitud',
  's.tipo',
  's.serie',
  's.numero',
  's.nombre',
  's.estado',
  's.estadoAnterior',
  's.revision',
] as const;

/**
 * The time until which whoever must act has it: when the system acts, or before it the end of the last day that an institution gave the
 * customer to answer.
 */
export const limiteDeTurno =
  sql<Date | null>`least(s.limite_en, case when s.estado in (${words(gestionesPorResponder)}) then (
    select (o.vence_el + 1)::timestamp at time zone ${jurisdiccion.zonaHoraria}
    from gestion_observaciones o where o.id_solicitud = s.id_solicitud and o.atendida_en is null
  ) end)`.as('limiteEn');

/** A solicitud of either kind that the actor may see, as what serves both reads it. */
export async function findExpediente(db: Db, actor: Lector | undefined, idSolicitud: string) {
  return visibles(db, actor)
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .leftJoin('usuarios as n', 'n.idUsuario', 's.idNotario')
    .select(columnasDeSolicitud)
    .select([
      's.automatica',
      's.idFactura',
      's.posicion',
      's.idUsuario',
      'u.nombreCompleto',
      's.idNotario',
      's.idGestor',
    ])
    .select(['s.aceptadaEn', 'n.nombreCompleto as nombreNotario', 's.plazoHoras', 's.horasConsumidas', 's.relojDesde'])
    .select(['s.venceEn', limiteDeTurno, 's.creadaEn', 's.actualizadaEn'])
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
}

export type ExpedienteRow = NonNullable<Awaited<ReturnType<typeof findExpediente>>>;

interface Lista {
  readonly tipo: TipoDeSolicitud;
  readonly filtro: string;
  readonly antesDe: string | undefined;
  readonly limite: number;
  readonly now: Date;
}

/** The customer's own solicitudes of a kind, the newest first. */
export async function listPropios(db: Db, { idUsuario }: Lector, { tipo, filtro, antesDe, limite, now }: Lista) {
  return db
    .selectFrom('solicitudes as s')
    .select(['s.idSolicitud', 's.serie', 's.numero', 's.nombre', 's.estado', 's.idUsuario', 's.idNotario'])
    .select(['s.automatica', 's.venceEn', limiteDeTurno, 's.creadaEn', 's.actualizadaEn'])
    .select(
      sql<number>`(select count(*) from mensajes m where m.id_solicitud = s.id_solicitud and not m.de_cliente
        and not exists (select 1 from mensaje_lecturas l where l.id_mensaje = m.id_mensaje and l.id_usuario = s.id_usuario))`.as(
        'sinLeer',
      ),
    )
    .where('s.tipo', '=', tipo)
    .where('s.idUsuario', '=', idUsuario)
    .where(deFiltro(filtro, now))
    .$if(antesDe !== undefined, (query) => query.where('s.idSolicitud', '<', String(antesDe)))
    .orderBy('s.idSolicitud', 'desc')
    .limit(limite)
    .execute();
}

export async function countPropios(
  db: Db,
  { idUsuario }: Lector,
  { tipo, now }: Pick<Lista, 'tipo' | 'now'>,
): Promise<Record<GrupoTramite, number>> {
  return db
    .selectFrom('solicitudes as s')
    .select((eb) => [
      eb.fn.countAll<number>().as('todos'),
      sql<number>`count(*) filter (where ${deFiltro('pendientes-del-cliente', now)})`.as('pendientes-del-cliente'),
      sql<number>`count(*) filter (where ${deFiltro('en-proceso', now)})`.as('en-proceso'),
      sql<number>`count(*) filter (where ${deFiltro('vencidos', now)})`.as('vencidos'),
      sql<number>`count(*) filter (where ${deFiltro('finalizados', now)})`.as('finalizados'),
    ])
    .where('s.tipo', '=', tipo)
    .where('s.idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
}

const grupos: Readonly<Record<string, string>> = {
  'pendientes-del-cliente': 'cliente',
  'en-proceso': 'oficina',
  finalizados: 'finalizado',
};

/** Condition of a list's filter: one value of one column, so that an index serves. */
export function deFiltro(filtro: string, now: Date) {
  const estado: EstadoTramite | EstadoGestion | undefined = estadoDeKebab(filtro) ?? estadoDeGestion(filtro);
  if (estado) return sql<SqlBool>`s.estado = ${estado}`;
  if (filtro === 'vencidos') return sql<SqlBool>`s.vence_en < ${now}`;
  const grupo = grupos[filtro];
  return grupo ? sql<SqlBool>`s.grupo = ${grupo}` : sql<SqlBool>`true`;
}

/** The subset of these that are of a kind, the oldest first: they are locked always in that order. */
export async function listPorAsignar(
  db: Db,
  tipo: TipoDeSolicitud,
  idSolicitudes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('solicitudes')
    .select('idSolicitud')
    .where('tipo', '=', tipo)
    .where('idSolicitud', 'in', [...idSolicitudes])
    .orderBy('idSolicitud')
    .execute();
  return rows.map(({ idSolicitud }) => idSolicitud);
}

/** Data for a notice of a solicitud to its customer. */
export async function findCarta(db: Db, idSolicitud: string) {
  return db
    .selectFrom('solicitudes as s')
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .select(['s.serie', 's.numero', 's.nombre', 's.idUsuario', 'u.nombreCompleto'])
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
}

export async function listHistorial(db: Db, idSolicitud: string) {
  return db
    .selectFrom('solicitudHistorial as h')
    .leftJoin('usuarios as u', 'u.idUsuario', 'h.idUsuario')
    .leftJoin('gestores as g', 'g.idGestor', 'h.idGestor')
    .select([
      'h.orden',
      'h.de',
      'h.a',
      'h.accion',
      'h.idUsuario',
      'h.idGestor',
      'g.nombre as nombreGestor',
      'h.motivo',
      'h.hechoEn',
      'u.nombreCompleto',
      'u.idRol',
    ])
    .where('h.idSolicitud', '=', idSolicitud)
    .orderBy('h.orden')
    .execute();
}
