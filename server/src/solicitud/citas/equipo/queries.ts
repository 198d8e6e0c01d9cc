import { idDeRol } from '@fedatario/contract/base';
import { estadosVivosDeCita } from '@fedatario/contract/solicitud';
import { type SqlBool, sql } from 'kysely';
import { alfabetico } from '../../../db/alfabeto.ts';
import type { Db } from '../../../db/db.ts';

/** The further members of the office who attend a cita, by name. */
export function listEquipo(db: Db, idCita: string) {
  return db
    .selectFrom('equipoDeCitas as q')
    .innerJoin('usuarios as u', 'u.idUsuario', 'q.idUsuario')
    .select(['u.idUsuario', 'u.nombreCompleto as nombre', 'u.email'])
    .where('q.idCita', '=', idCita)
    .orderBy(alfabetico(sql`u.nombre_completo`))
    .orderBy('u.idUsuario')
    .execute();
}

export async function replaceEquipo(db: Db, idCita: string, personas: readonly string[]): Promise<void> {
  await db.deleteFrom('equipoDeCitas').where('idCita', '=', idCita).execute();
  if (personas.length === 0) return;
  await db
    .insertInto('equipoDeCitas')
    .values(personas.map((idUsuario) => ({ idCita, idUsuario })))
    .execute();
}

/** Condition: that person attends the cita `c`, as its notary or beside them. */
export const atiende = (idUsuario: string) => sql<SqlBool>`(c.id_notario = ${idUsuario}::uuid
  or exists (select from equipo_de_citas q where q.id_cita = c.id_cita and q.id_usuario = ${idUsuario}::uuid))`;

/** Names and ids of the team of the cita `c`, as JSON. */
export const equipoDe = sql<{ idUsuario: string; nombre: string }[]>`(
  select coalesce(json_agg(json_build_object('idUsuario', p.id_usuario, 'nombre', p.nombre_completo)
    order by ${alfabetico(sql`p.nombre_completo`)}, p.id_usuario), '[]')
  from equipo_de_citas q join usuarios p using (id_usuario) where q.id_cita = c.id_cita)`;

/** Active members of the office, by name. */
export function listMiembros(db: Db) {
  return db
    .selectFrom('usuarios')
    .select(['idUsuario', 'nombreCompleto as nombre'])
    .where('idRol', 'in', [idDeRol.admin, idDeRol.notario])
    .where('activo', '=', true)
    .orderBy(alfabetico(sql`nombre_completo`))
    .orderBy('idUsuario')
    .execute();
}

/** Ids of these people who are active members of the office. */
export async function listSiMiembros(db: Db, personas: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('usuarios')
    .select('idUsuario')
    .where('idUsuario', 'in', personas)
    .where('idRol', 'in', [idDeRol.admin, idDeRol.notario])
    .where('activo', '=', true)
    .execute();
  return rows.map(({ idUsuario }) => idUsuario);
}

/** The citas ahead that somebody attends beside their notary, locked. */
export function lockConEquipo(db: Db, idUsuario: string, now: Date) {
  return db
    .selectFrom('citas as c')
    .innerJoin('equipoDeCitas as q', 'q.idCita', 'c.idCita')
    .selectAll('c')
    .where('q.idUsuario', '=', idUsuario)
    .where('c.estado', 'in', estadosVivosDeCita)
    .where('c.fin', '>', now)
    .orderBy('c.idCita')
    .forUpdate('c')
    .execute();
}

export async function deleteDeEquipo(db: Db, idCita: string, idUsuario: string): Promise<void> {
  await db.deleteFrom('equipoDeCitas').where('idCita', '=', idCita).where('idUsuario', '=', idUsuario).execute();
}
