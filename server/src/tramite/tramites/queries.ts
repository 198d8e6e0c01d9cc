import { type EstadoTramite, estadoDeKebab, type GrupoTramite, type MarcaDeDocumento } from '@fedatario/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Actor } from '../../http/route.ts';

type Lector = Pick<Actor, 'idUsuario' | 'rol'>;

/** Trámites that an actor may see: their own, those they are the notary of, and any for an administrator. */
function visibles(db: Db, actor: Lector | undefined) {
  const idUsuario = String(actor?.idUsuario);
  return db
    .selectFrom('solicitudes as s')
    .where('s.tipo', '=', 'tramite')
    .$if(actor?.rol === 'cliente', (query) => query.where('s.idUsuario', '=', idUsuario))
    .$if(actor?.rol === 'notario', (query) => query.where('s.idNotario', '=', idUsuario));
}

/** A trámite that the actor may see; without an actor, any. */
export async function findTramite(db: Db, actor: Lector | undefined, idSolicitud: string) {
  return visibles(db, actor)
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .leftJoin('usuarios as n', 'n.idUsuario', 's.idNotario')
    .select([
      's.idSolicitud',
      's.serie',
      's.numero',
      's.nombre',
      's.estado',
      's.estadoAnterior',
      's.revision',
      's.automatica',
    ])
    .select(['s.idFactura', 's.posicion', 's.idUsuario', 'u.nombreCompleto', 's.idNotario', 's.aceptadaEn'])
    .select(['n.nombreCompleto as nombreNotario', 's.plazoHoras', 's.horasConsumidas', 's.venceEn', 's.limiteEn'])
    .select(['s.creadaEn', 's.actualizadaEn'])
    .select(marcaDe.as('marca'))
    .select(sql<boolean>`exists (select 1 from documentos d where d.id_solicitud = s.id_solicitud)`.as('entregado'))
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
}

/** The mark of its newest document, in the contract's form. */
const marcaDe = sql<MarcaRow | null>`(select jsonb_build_object('marca', m.marca, 'motivo', m.motivo, 'confirmadaEn', m.confirmada_en,
      'serie', xs.serie, 'numero', xs.numero, 'codigo', x.codigo_verificacion)
    from documentos d left join documento_marcas m using (id_documento)
      left join documentos x on x.id_documento = m.id_sustituto
      left join solicitudes xs on xs.id_solicitud = x.id_solicitud
    where d.id_solicitud = s.id_solicitud and m.id_documento is not null
    order by d.version desc limit 1)`;

export interface MarcaRow {
  readonly marca: MarcaDeDocumento;
  readonly motivo: string;
  readonly confirmadaEn: string;
  readonly serie: string | null;
  readonly numero: number | null;
  readonly codigo: string | null;
}

export type TramiteRow = NonNullable<Awaited<ReturnType<typeof findTramite>>>;

interface Lista {
  readonly filtro: string;
  readonly antesDe: string | undefined;
  readonly limite: number;
  readonly now: Date;
}

/** The customer's own trámites, the newest first. */
export async function listPropios(db: Db, { idUsuario }: Lector, { filtro, antesDe, limite, now }: Lista) {
  return db
    .selectFrom('solicitudes as s')
    .select(['s.idSolicitud', 's.serie', 's.numero', 's.nombre', 's.estado', 's.idUsuario', 's.idNotario'])
    .select(['s.automatica', 's.venceEn', 's.limiteEn', 's.creadaEn', 's.actualizadaEn'])
    .select(
      sql<number>`(select count(*) from mensajes m where m.id_solicitud = s.id_solicitud and not m.de_cliente
        and not exists (select 1 from mensaje_lecturas l where l.id_mensaje = m.id_mensaje and l.id_usuario = s.id_usuario))`.as(
        'sinLeer',
      ),
    )
    .where('s.tipo', '=', 'tramite')
    .where('s.idUsuario', '=', idUsuario)
    .where(deFiltro(filtro, now))
    .$if(antesDe !== undefined, (query) => query.where('s.idSolicitud', '<', String(antesDe)))
    .orderBy('s.idSolicitud', 'desc')
    .limit(limite)
    .execute();
}

export async function countPropios(db: Db, { idUsuario }: Lector, now: Date): Promise<Record<GrupoTramite, number>> {
  return db
    .selectFrom('solicitudes as s')
    .select((eb) => [
      eb.fn.countAll<number>().as('todos'),
      sql<number>`count(*) filter (where ${deFiltro('pendientes-del-cliente', now)})`.as('pendientes-del-cliente'),
      sql<number>`count(*) filter (where ${deFiltro('en-proceso', now)})`.as('en-proceso'),
      sql<number>`count(*) filter (where ${deFiltro('vencidos', now)})`.as('vencidos'),
      sql<number>`count(*) filter (where ${deFiltro('finalizados', now)})`.as('finalizados'),
    ])
    .where('s.tipo', '=', 'tramite')
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
  const estado: EstadoTramite | undefined = estadoDeKebab(filtro);
  if (estado) return sql<SqlBool>`s.estado = ${estado}`;
  if (filtro === 'vencidos') return sql<SqlBool>`s.vence_en < ${now}`;
  const grupo = grupos[filtro];
  return grupo ? sql<SqlBool>`s.grupo = ${grupo}` : sql<SqlBool>`true`;
}

/** Category of a trámite's product. */
export async function findCategoria(db: Db, idSolicitud: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('solicitudes as s')
    .innerJoin('productos as p', 'p.idProducto', 's.idProducto')
    .select('p.idCategoria')
    .where('s.idSolicitud', '=', idSolicitud)
    .where('s.tipo', '=', 'tramite')
    .executeTakeFirst();
  return row?.idCategoria;
}

/** The subset of these that are trámites, locked, the oldest first: always in that order. */
export async function listPorAsignar(db: Db, idSolicitudes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('solicitudes')
    .select('idSolicitud')
    .where('tipo', '=', 'tramite')
    .where('idSolicitud', 'in', [...idSolicitudes])
    .orderBy('idSolicitud')
    .execute();
  return rows.map(({ idSolicitud }) => idSolicitud);
}

/** Data for a notice of a trámite to its customer. */
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
    .select([
      'h.orden',
      'h.de',
      'h.a',
      'h.accion',
      'h.idUsuario',
      'h.motivo',
      'h.hechoEn',
      'u.nombreCompleto',
      'u.idRol',
    ])
    .where('h.idSolicitud', '=', idSolicitud)
    .orderBy('h.orden')
    .execute();
}
