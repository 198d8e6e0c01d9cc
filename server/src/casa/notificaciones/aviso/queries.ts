import { idDeRol, type Rol } from '@fedatario/contract/base';
import { type Canal, type Notificacion, SIN_LEER_CONTADAS, type TipoDeNotificacion } from '@fedatario/contract/casa';
import { type Insertable, type Selectable, sql } from 'kysely';
import { countRows } from '../../../db/count.ts';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import type { Textos } from '../tipos/tipos.ts';

const columns = ['idNotificacion', 'tipo', 'titulo', 'texto', 'enlace', 'creadaEn', 'leidaEn'] as const;

function visibles(db: Db, idUsuario: string) {
  return db.selectFrom('notificaciones').where('idUsuario', '=', idUsuario).where('enApp', '=', true);
}

interface Lista {
  readonly idUsuario: string;
  readonly antesDe?: string | undefined;
  readonly soloSinLeer?: boolean;
  readonly limite: number;
}

/** The user's notices, the newest first. */
export async function listNotificaciones(db: Db, { idUsuario, antesDe, soloSinLeer = false, limite }: Lista) {
  const rows = await visibles(db, idUsuario)
    .select(columns)
    .$if(antesDe !== undefined, (query) => query.where('idNotificacion', '<', String(antesDe)))
    .$if(soloSinLeer, (query) => query.where('leidaEn', 'is', null))
    .orderBy('idNotificacion', 'desc')
    .limit(limite)
    .execute();
  return rows.map(toNotificacion);
}

/** Count of unread notices, up to `SIN_LEER_CONTADAS` and one more. */
export function countSinLeer(db: Db, idUsuario: string): Promise<number> {
  const sinLeer = visibles(db, idUsuario).select('idNotificacion').where('leidaEn', 'is', null);
  return countRows(db, sinLeer.limit(SIN_LEER_CONTADAS + 1));
}

/** Marks a notice of the user's read; one read before keeps its time. Undefined when there is no such notice. */
export async function markRead(db: Db, idUsuario: string, idNotificacion: string, now: Date) {
  const row = await db
    .updateTable('notificaciones')
    .set((eb) => ({ leidaEn: eb.fn.coalesce('leidaEn', eb.val(now)) }))
    .where('idNotificacion', '=', idNotificacion)
    .where('idUsuario', '=', idUsuario)
    .where('enApp', '=', true)
    .returning(columns)
    .executeTakeFirst();
  return row && toNotificacion(row);
}

/** Marks the user's notices read up to the last one they saw: later ones stay unread. */
export async function markAllRead(db: Db, idUsuario: string, hasta: string, now: Date): Promise<void> {
  await db
    .updateTable('notificaciones')
    .set({ leidaEn: now })
    .where('idUsuario', '=', idUsuario)
    .where('idNotificacion', '<=', hasta)
    .where('leidaEn', 'is', null)
    .where('enApp', '=', true)
    .execute();
}

type Row = Pick<Selectable<DB['notificaciones']>, (typeof columns)[number]>;

function toNotificacion({ tipo, creadaEn, leidaEn, ...row }: Row): Notificacion {
  const instantes = { creadaEn: creadaEn.toISOString(), leidaEn: leidaEn?.toISOString() ?? null };
  return { ...row, tipo: tipo as TipoDeNotificacion, ...instantes };
}

type Por = Readonly<Record<Canal, boolean>>;

export interface Destinatario {
  readonly email: string;
  readonly nombreCompleto: string;
  readonly empresa: string;
  /** The owner of the address confirmed that it is theirs. */
  readonly confirmado: boolean;
  /** The office's texts, in place of the shipped ones. */
  readonly textos: Textos | undefined;
  readonly oficina: Por & { readonly activa: boolean };
  readonly quiere: Por;
}

/** All that notifying a user needs, in one query; undefined when they are not active. */
export async function findDestinatario(db: Db, idUsuario: string, tipo: string): Promise<Destinatario | undefined> {
  const row = await db
    .selectFrom('usuarios as u')
    .innerJoin('informacionGeneral as g', (join) => join.on('g.id', '=', 1))
    .leftJoin('tiposNotificacion as t', (join) => join.on('t.clave', '=', tipo))
    .leftJoin('preferenciasNotificacion as p', (join) =>
      join.onRef('p.idUsuario', '=', 'u.idUsuario').on('p.clave', '=', tipo),
    )
    .leftJoin('cuentas as c', 'c.idUsuario', 'u.idUsuario')
    .select(['u.email', 'u.nombreCompleto', 'g.nombreEmpresa as empresa', 'c.confirmadaEn'])
    .select(['t.activa', 't.correo', 't.enApp', 'p.correo as quiereCorreo', 'p.enApp as quiereEnApp'])
    .select(textos)
    .where('u.idUsuario', '=', idUsuario)
    .where('u.activo', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, nombreCompleto, empresa, activa, correo, enApp, quiereCorreo, quiereEnApp } = row;
  return {
    email,
    nombreCompleto,
    empresa,
    textos: textosDe(row),
    confirmado: row.confirmadaEn !== null,
    oficina: { activa: activa ?? true, correo: correo ?? true, app: enApp ?? true },
    quiere: { correo: quiereCorreo ?? true, app: quiereEnApp ?? true },
  };
}

const textos = ['t.asunto', 't.titulo', 't.cuerpo', 't.boton', 't.pie', 't.aviso'] as const;

export async function findTipoConEmpresa(db: Db, tipo: string) {
  const row = await db
    .selectFrom('informacionGeneral as g')
    .leftJoin('tiposNotificacion as t', (join) => join.on('t.clave', '=', tipo))
    .select('g.nombreEmpresa as empresa')
    .select(textos)
    .executeTakeFirstOrThrow();
  return { empresa: row.empresa, textos: textosDe(row) };
}

type Escritos = { readonly [K in keyof Textos]: string | null };

function textosDe({ asunto, titulo, cuerpo, boton, pie, aviso }: Escritos): Textos | undefined {
  if (asunto === null || titulo === null || cuerpo === null) return undefined;
  return { asunto, titulo, cuerpo, boton: boton ?? '', pie: pie ?? '', aviso: aviso ?? '' };
}

/** False when the user was notified of the same event before. */
export async function insertNotificacion(
  db: Db,
  row: Omit<Insertable<DB['notificaciones']>, 'creadaEn'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notificaciones')
    .values({ ...row, creadaEn: sql`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function listActivos(db: Db, de: readonly Rol[]): Promise<string[]> {
  const rows = await db
    .selectFrom('usuarios')
    .select('idUsuario')
    .where(
      'idRol',
      'in',
      de.map((rol) => idDeRol[rol]),
    )
    .where('activo', '=', true)
    .orderBy('idUsuario')
    .execute();
  return rows.map(({ idUsuario }) => idUsuario);
}
