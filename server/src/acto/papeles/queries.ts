import type { TipoDePapel } from '@fedatario/contract/acto';
import { tramitesEntregados } from '@fedatario/contract/solicitud';
import type { Otorgante, Representado } from '@fedatario/document-engine';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { seal, unseal } from '../../services/cipher.ts';

const lugarDe = (idPapel: string) => `papel:${idPapel}`;

interface Nuevo extends Omit<Insertable<DB['papelesDeActo']>, 'datosCifrados' | 'orden'> {
  /** Data of the paper as JSON. */
  readonly datos: string;
  readonly orden: number;
}

export async function insertPapel(db: Db, { datos, ...row }: Nuevo): Promise<void> {
  const datosCifrados = seal(datos, lugarDe(row.idPapel));
  await db
    .insertInto('papelesDeActo')
    .values({ ...row, datosCifrados })
    .execute();
}

export async function deletePapel(db: Db, idPapel: string): Promise<void> {
  await db.deleteFrom('papelesDeActo').where('idPapel', '=', idPapel).execute();
}

function filas(db: Db) {
  return db
    .selectFrom('papelesDeActo as p')
    .innerJoin('usuarios as u', 'u.idUsuario', 'p.hechoPor')
    .select(['p.idPapel', 'p.idSolicitud', 'p.tipo', 'p.orden', 'p.datosCifrados', 'p.hechoEn'])
    .select('u.nombreCompleto as hechoPor');
}

type Fila = Awaited<ReturnType<ReturnType<typeof filas>['executeTakeFirstOrThrow']>>;
export type PapelRow = ReturnType<typeof toRow>;

function toRow({ datosCifrados, tipo, ...row }: Fila) {
  return { ...row, tipo: tipo as TipoDePapel, datos: unseal(datosCifrados, lugarDe(row.idPapel)) };
}

export async function findPapel(db: Db, idPapel: string): Promise<PapelRow | undefined> {
  const row = await filas(db).where('p.idPapel', '=', idPapel).executeTakeFirst();
  return row && toRow(row);
}

/** The newest first. */
export async function listPapeles(db: Db, idSolicitud: string): Promise<PapelRow[]> {
  const rows = await filas(db)
    .where('p.idSolicitud', '=', idSolicitud)
    .orderBy('p.hechoEn', 'desc')
    .orderBy('p.idPapel', 'desc')
    .execute();
  return rows.map(toRow);
}

/** The last paper of a notary of these kinds. */
export async function findUltimoDe(db: Db, idNotario: string, tipos: readonly TipoDePapel[]) {
  const row = await filas(db)
    .where('p.idNotario', '=', idNotario)
    .where('p.tipo', 'in', tipos)
    .orderBy('p.hechoEn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRow(row);
}

/** The signed act of a delivered trámite, with its notary as a paper names them; undefined in any other state. */
export async function findActo(db: Db, idSolicitud: string) {
  const row = await db
    .selectFrom('solicitudes as s')
    .innerJoin('firmas as f', 'f.idSolicitud', 's.idSolicitud')
    .innerJoin('usuarios as n', 'n.idUsuario', 'f.idNotario')
    .leftJoin('perfilesNotario as p', 'p.idUsuario', 'f.idNotario')
    .select(['s.nombre', 's.serie', 's.numero', 'f.idNotario', 'f.clase', 'f.instrumento', 'f.lugar', 'f.hojas'])
    .select(['n.nombreCompleto as notario', 'p.titulo', 'p.colegiado'])
    .select(sql<string>`to_char(f.fecha, 'YYYY-MM-DD')`.as('fecha'))
    .where('s.idSolicitud', '=', idSolicitud)
    .where('s.estado', 'in', tramitesEntregados)
    .executeTakeFirst();
  return row;
}

export type ActoRow = NonNullable<Awaited<ReturnType<typeof findActo>>>;

/** Kinds of the duties of an act. */
export async function listTiposDeDeber(db: Db, idSolicitud: string): Promise<string[]> {
  const rows = await db.selectFrom('deberes').select('tipo').where('idSolicitud', '=', idSolicitud).execute();
  return rows.map(({ tipo }) => tipo);
}

/** The parties who appeared, in order, with those for whom they signed. */
export async function listPartes(db: Db, idSolicitud: string): Promise<Otorgante[]> {
  const rows = await db
    .selectFrom('firmaComparecientes')
    .select(['nombre', 'porSi', 'representados'])
    .where('idSolicitud', '=', idSolicitud)
    .where('calidad', '=', 'parte')
    .orderBy('orden')
    .execute();
  return rows.map((row) => ({ ...row, representados: row.representados as unknown as Representado[] }));
}

/** The scans of the signed sheets, in order. */
export async function listEscaneos(db: Db, idSolicitud: string): Promise<string[]> {
  const rows = await db
    .selectFrom('firmaHojas')
    .select('idArchivo')
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('orden')
    .execute();
  return rows.map(({ idArchivo }) => idArchivo);
}

/** The papers of one kind of a notary. */
export async function listDeNotario(db: Db, idNotario: string, tipo: TipoDePapel): Promise<PapelRow[]> {
  const rows = await filas(db).where('p.idNotario', '=', idNotario).where('p.tipo', '=', tipo).execute();
  return rows.map(toRow);
}
