import type { FirmaDeTramite } from '@fedatario/contract/acto';
import { tramitesPorEntregar } from '@fedatario/contract/solicitud';
import type { Calidad, Identificacion } from '@fedatario/contract/tramite';
import type { Otorgante, Representado } from '@fedatario/document-engine';
import { sql } from 'kysely';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import { seal, unseal } from '../../services/cipher.ts';

type Compareciente = FirmaDeTramite['comparecientes'][number] & Omit<Otorgante, 'nombre'>;

interface Firma extends Omit<FirmaDeTramite, 'revision' | 'comparecientes'> {
  readonly comparecientes: readonly Compareciente[];
  readonly idSolicitud: string;
  readonly idNotario: string;
  readonly firmadaEn: Date;
}

export async function insertFirma(
  db: Db,
  { comparecientes, archivos, mismaHoja: _, acto: __, ...firma }: Firma,
): Promise<void> {
  const { idSolicitud } = firma;
  await db.insertInto('firmas').values(firma).execute();
  const personas = comparecientes.map(({ calidad = 'parte', numero, representados, ...persona }, i) => ({
    ...persona,
    idSolicitud,
    orden: i + 1,
    calidad,
    representados: JSON.stringify(representados),
    numeroCifrado: numero === null ? null : seal(numero, `compareciente:${idSolicitud}:${i + 1}`),
  }));
  if (personas.length > 0) await db.insertInto('firmaComparecientes').values(personas).execute();
  const hojas = archivos.map((idArchivo, i) => ({ idArchivo, idSolicitud, orden: i + 1 }));
  await db.insertInto('firmaHojas').values(hojas).execute();
}

/** The dates that limit the day of an act, and the class of act of its product. */
export async function findPorFirmar(db: Db, idSolicitud: string) {
  return db
    .selectFrom('solicitudes as s')
    .innerJoin('productos as p', 'p.idProducto', 's.idProducto')
    .select((eb) => [
      's.creadaEn',
      'p.claseActo',
      eb
        .selectFrom('minutaEnvios as e')
        .select('e.aprobadaEn')
        .whereRef('e.idSolicitud', '=', 's.idSolicitud')
        .orderBy('e.orden', 'desc')
        .limit(1)
        .as('aprobadaEn'),
    ])
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
}

/** The place where a notary signed last. */
export async function findLugar(db: Db, idNotario: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('firmas')
    .select('lugar')
    .where('idNotario', '=', idNotario)
    .orderBy('firmadaEn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.lugar;
}

/** Count of these files that are pictures. */
export function countImagenes(db: Db, archivos: readonly string[]): Promise<number> {
  const imagenes = db.selectFrom('archivos').where('idArchivo', 'in', archivos).where('tipo', '<>', 'application/pdf');
  return countRows(db, imagenes);
}

/** A signed trámite that is not sealed yet, with the data of its signing; undefined in any other state. */
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
    .where('s.estado', 'in', tramitesPorEntregar)
    .executeTakeFirst();
  return row;
}

export async function listComparecientes(db: Db, idSolicitud: string) {
  const rows = await db
    .selectFrom('firmaComparecientes')
    .select(['nombre', 'calidad', 'identificacion', 'porSi', 'representados'])
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('orden')
    .execute();
  return rows.map(({ calidad, identificacion, representados, ...persona }) => ({
    ...persona,
    calidad: calidad as Calidad,
    identificacion: identificacion as Identificacion,
    representados: representados as unknown as Representado[],
  }));
}

/** The persons who appeared, with the numbers of their documents. */
export async function listComparecieron(db: Db, idSolicitud: string): Promise<FirmaDeTramite['comparecientes']> {
  const rows = await db
    .selectFrom('firmaComparecientes')
    .select(['orden', 'nombre', 'calidad', 'identificacion', 'numeroCifrado'])
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('orden')
    .execute();
  return rows.map(({ orden, nombre, calidad, identificacion, numeroCifrado }) => ({
    nombre,
    calidad: calidad as Calidad,
    identificacion: identificacion as Identificacion,
    numero: numeroCifrado && unseal(numeroCifrado, `compareciente:${idSolicitud}:${orden}`),
  }));
}

/** Acts that were signed, in order of their ids, after one of them. */
export async function listFirmas(db: Db, despuesDe: string, limite: number) {
  return db
    .selectFrom('firmas as f')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'f.idSolicitud')
    .select(['f.idSolicitud', 's.serie', 's.numero'])
    .where('f.idSolicitud', '>', despuesDe)
    .orderBy('f.idSolicitud')
    .limit(limite)
    .execute();
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

/** Signed acts not sealed for long, including failed ones, since the cause may have been removed. */
export async function findSinSellar(db: Db, antesDe: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('firmas as f')
    .innerJoin('solicitudes as s', 's.idSolicitud', 'f.idSolicitud')
    .select('f.idSolicitud')
    .where('s.estado', 'in', tramitesPorEntregar)
    .where('f.firmadaEn', '<', antesDe)
    .orderBy('f.firmadaEn')
    .limit(limite)
    .execute();
  return rows.map(({ idSolicitud }) => idSolicitud);
}
