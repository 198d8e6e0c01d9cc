import type { ClaseDeActo, FirmaDeTramite, Identificacion } from '@fedatario/contract';
import { sql } from 'kysely';
import { countRows } from '../db/count.ts';
import type { Db } from '../db/db.ts';
import { seal } from '../services/cipher.ts';

interface Firma extends Omit<FirmaDeTramite, 'revision'> {
  readonly idSolicitud: string;
  readonly idNotario: string;
  readonly firmadaEn: Date;
}

export async function insertFirma(db: Db, { comparecientes, archivos, ...firma }: Firma): Promise<void> {
  const { idSolicitud } = firma;
  await db.insertInto('firmas').values(firma).execute();
  const personas = comparecientes.map(({ nombre, identificacion, numero }, i) => ({
    ...{ idSolicitud, orden: i + 1, nombre, identificacion },
    numeroCifrado: numero === null ? null : seal(numero, `compareciente:${idSolicitud}:${i + 1}`),
  }));
  await db.insertInto('firmaComparecientes').values(personas).execute();
  const hojas = archivos.map((idArchivo, i) => ({ idArchivo, idSolicitud, orden: i + 1 }));
  await db.insertInto('firmaHojas').values(hojas).execute();
}

/** Of these files, how many are a picture. */
export function countImagenes(db: Db, archivos: readonly string[]): Promise<number> {
  const imagenes = db.selectFrom('archivos').where('idArchivo', 'in', archivos).where('tipo', '<>', 'application/pdf');
  return countRows(db, imagenes);
}

/** A trámite that its notary signed and nobody sealed yet, with how it was signed; undefined in any other state. */
export async function findPorSellar(db: Db, idSolicitud: string) {
  const row = await db
    .selectFrom('solicitudes as s')
    .innerJoin('firmas as f', 'f.idSolicitud', 's.idSolicitud')
    .innerJoin('usuarios as n', 'n.idUsuario', 'f.idNotario')
    .select(['s.idSolicitud', 's.serie', 's.numero', 's.nombre', 's.idUsuario', 'f.idNotario'])
    .select([
      'n.nombreCompleto as notario',
      'f.clase',
      'f.instrumento',
      'f.lugar',
      'f.hojas',
      'f.folios',
      'f.firmadaEn',
    ])
    .select(sql<string>`to_char(f.fecha, 'YYYY-MM-DD')`.as('fecha'))
    .where('s.idSolicitud', '=', idSolicitud)
    .where('s.estado', '=', 'firmado')
    .executeTakeFirst();
  return row && { ...row, clase: row.clase as ClaseDeActo };
}

export async function listComparecientes(db: Db, idSolicitud: string) {
  const rows = await db
    .selectFrom('firmaComparecientes')
    .select(['nombre', 'identificacion'])
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('orden')
    .execute();
  return rows.map(({ nombre, identificacion }) => ({ nombre, identificacion: identificacion as Identificacion }));
}

export async function listHojas(db: Db, idSolicitud: string): Promise<string[]> {
  const rows = await db
    .selectFrom('firmaHojas')
    .select('idArchivo')
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('orden')
    .execute();
  return rows.map(({ idArchivo }) => idArchivo);
}

/** Signed long ago, and not sealed. */
export async function findSinSellar(db: Db, antesDe: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('firmas as f')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'f.idSolicitud')
    .select('f.idSolicitud')
    .where('s.estado', '=', 'firmado')
    .where('f.firmadaEn', '<', antesDe)
    .orderBy('f.firmadaEn')
    .limit(limite)
    .execute();
  return rows.map(({ idSolicitud }) => idSolicitud);
}
