import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';

export interface Ocupacion {
  readonly idCausa: string;
  readonly idPersona: string;
  readonly papel: 'notario' | 'equipo' | 'cliente' | 'bloqueo';
  readonly inicio: Date;
  readonly fin: Date;
  /** Margins, in minutes. */
  readonly antes: number;
  readonly despues: number;
  readonly lugar: { readonly idSede: string; readonly sala: number } | null;
  readonly propuesta: boolean;
  readonly motivo?: string;
}

/**
 * Takes the time of a person, and of a room, if nothing else takes it: the constraints of the table decide, whoever comes at the same
 * time. Answers its id, or undefined when it was taken.
 */
export async function takeTiempo(db: Db, { idCausa, lugar, ...ocupacion }: Ocupacion): Promise<string | undefined> {
  const { inicio, fin, papel, idPersona, propuesta, motivo = null } = ocupacion;
  const idOcupacion = papel === 'bloqueo' ? idCausa : uuidv7();
  const desde = new Date(inicio.getTime() - ocupacion.antes * 60_000);
  const hasta = new Date(fin.getTime() + ocupacion.despues * 60_000);
  const row = await db
    .insertInto('ocupaciones')
    .values({
      idOcupacion,
      idCausa,
      papel,
      idPersona,
      inicio,
      fin,
      propuesta,
      motivo,
      idCita: papel === 'bloqueo' ? null : idCausa,
      idSede: lugar?.idSede ?? null,
      sala: lugar?.sala ?? null,
      rango: sql`tstzrange(${desde}::timestamptz, ${hasta}::timestamptz)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('idOcupacion')
    .executeTakeFirst();
  return row?.idOcupacion;
}

/**
 * Makes those who take the time of several members of the office, some of them the same, come one after another: two that took it in another
 * order would wait for each other. One member is waited for where their time is taken.
 */
export async function lockVarios(db: Db, idNotario: string, equipo: readonly string[]): Promise<void> {
  if (equipo.length === 0) return;
  const enOrden = [idNotario, ...equipo].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended('tiempo:' || id, 0)) from unnest(${enOrden}::text[]) as id`.execute(
    db,
  );
}

type Choque = Pick<Ocupacion, 'idCausa' | 'idPersona' | 'inicio' | 'fin' | 'antes' | 'despues'>;

/** The first live row of a person that a time would touch, with the names of those whose it is. */
export function findOcupante(db: Db, { idCausa, idPersona, inicio, fin, antes, despues }: Choque) {
  const desde = new Date(inicio.getTime() - antes * 60_000);
  const hasta = new Date(fin.getTime() + despues * 60_000);
  return db
    .selectFrom('ocupaciones as o')
    .innerJoin('usuarios as p', 'p.idUsuario', 'o.idPersona')
    .leftJoin('citas as c', 'c.idCita', 'o.idCita')
    .leftJoin('usuarios as u', 'u.idUsuario', 'c.idUsuario')
    .select(['o.papel', 'o.inicio', 'o.fin', 'o.motivo', 'c.zona'])
    .select(['p.nombreCompleto as quien', 'u.nombreCompleto as cliente'])
    .where('o.idPersona', '=', idPersona)
    .where('o.idCausa', '<>', idCausa)
    .where('o.viva', '=', true)
    .where(sql<boolean>`o.rango && tstzrange(${desde}::timestamptz, ${hasta}::timestamptz)`)
    .orderBy('o.inicio')
    .limit(1)
    .executeTakeFirst();
}

/** Gives back the time of a cita: the agreed one, the proposed one, or both. */
export async function updateLibres(db: Db, idCausa: string, cual?: 'acordada' | 'propuesta'): Promise<void> {
  await db
    .updateTable('ocupaciones')
    .set({ viva: false })
    .where('idCausa', '=', idCausa)
    .where('viva', '=', true)
    .$if(cual !== undefined, (query) => query.where('propuesta', '=', cual === 'propuesta'))
    .execute();
}

/** Gives back the time that these people give to a cita beside its notary. */
export async function updateLibresDe(db: Db, idCausa: string, personas: readonly string[]): Promise<void> {
  if (personas.length === 0) return;
  await db
    .updateTable('ocupaciones')
    .set({ viva: false })
    .where('idCausa', '=', idCausa)
    .where('papel', '=', 'equipo')
    .where('idPersona', 'in', personas)
    .where('viva', '=', true)
    .execute();
}

/** The time that a cita takes of its notary, agreed and proposed, each with its margins in milliseconds of time. */
export function listDelNotario(db: Db, idCausa: string) {
  return db
    .selectFrom('ocupaciones')
    .select(['inicio', 'fin', 'propuesta'])
    .select([
      sql<number>`extract(epoch from lower(rango))::float8 * 1000`.as('desde'),
      sql<number>`extract(epoch from upper(rango))::float8 * 1000`.as('hasta'),
    ])
    .where('idCausa', '=', idCausa)
    .where('papel', '=', 'notario')
    .where('viva', '=', true)
    .orderBy('inicio')
    .execute();
}

/** Makes the proposed time of a cita its agreed one. */
export async function updateAcordadas(db: Db, idCausa: string): Promise<void> {
  await db
    .updateTable('ocupaciones')
    .set({ propuesta: false })
    .where('idCausa', '=', idCausa)
    .where('viva', '=', true)
    .execute();
}

const columnasDeBloqueo = [
  'o.idOcupacion',
  'o.idPersona',
  'o.inicio',
  'o.fin',
  'o.motivo',
  'u.nombreCompleto',
] as const;

function bloqueos(db: Db) {
  return db
    .selectFrom('ocupaciones as o')
    .innerJoin('usuarios as u', 'u.idUsuario', 'o.idPersona')
    .select(columnasDeBloqueo)
    .where('o.papel', '=', 'bloqueo')
    .where('o.viva', '=', true);
}

export type BloqueoRow = Awaited<ReturnType<typeof listBloqueos>>[number];

/** Blocked hours that touch a window, of one notary or of all. */
export function listBloqueos(db: Db, desde: Date, hasta: Date, idNotario: string | null) {
  return bloqueos(db)
    .where('o.inicio', '<', hasta)
    .where('o.fin', '>', desde)
    .$if(idNotario !== null, (query) => query.where('o.idPersona', '=', String(idNotario)))
    .orderBy('o.inicio')
    .execute();
}

/** A blocked stretch, locked. */
export function lockBloqueo(db: Db, idBloqueo: string) {
  return bloqueos(db).where('o.idOcupacion', '=', idBloqueo).forUpdate('o').executeTakeFirst();
}
