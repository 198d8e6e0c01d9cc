import { idDeRol } from '@fedatario/contract/base';
import { estadosGuardadosDeCita } from '@fedatario/contract/solicitud';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';

/** Notaries with what decides their hours; one alone, or these, when asked. */
export function listAgendas(db: Db, cuales: string | readonly string[] | undefined) {
  return db
    .selectFrom('perfilesNotario as n')
    .innerJoin('usuarios as u', 'u.idUsuario', 'n.idUsuario')
    .leftJoin('cuentas as c', 'c.idUsuario', 'n.idUsuario')
    .select(['n.idUsuario', 'u.nombreCompleto', 'n.horario', 'n.excepciones', 'n.minutosCita', 'n.modalidades'])
    .select(['n.activo', 'n.solventeHasta', 'n.inhabilitadoDesde', 'n.inhabilitadoHasta'])
    .select(['u.activo as cuentaActiva', sql<boolean>`c.confirmada_en is not null`.as('confirmado')])
    .where('u.idRol', '=', idDeRol.notario)
    .$if(cuales !== undefined, (query) => query.where('n.idUsuario', 'in', [cuales ?? []].flat()))
    .orderBy('n.idUsuario')
    .execute();
}

export type AgendaRow = Awaited<ReturnType<typeof listAgendas>>[number];

interface Ventana {
  readonly desde: Date;
  readonly hasta: Date;
  /** Times that were kept until then are free again. */
  readonly now: Date;
  /** A cita that is being moved does not hinder itself. */
  readonly salvo?: string | undefined;
}

/** Live rows that touch a window, except those of kept times that have run out. */
const vigentes = ({ desde, hasta, now, salvo }: Ventana) => sql<SqlBool>`o.viva
  and o.rango && tstzrange(${desde}::timestamptz, ${hasta}::timestamptz)
  and o.id_causa is distinct from ${salvo ?? null}::uuid
  and (o.id_cita is null or o.id_cita <> all (array(
    select r.id_cita from citas r where r.estado in (${words(estadosGuardadosDeCita)}) and r.retenida_hasta <= ${now})))`;

/** The taken stretches of each of these people, in order, with the busy times of their private calendars. */
export async function listOcupado(db: Db, personas: readonly string[], ventana: Ventana) {
  const { rows } = await sql<{ idPersona: string; inicio: number; fin: number }>`
    select o.id_persona, extract(epoch from lower(o.rango))::float8 * 1000 as inicio,
      extract(epoch from upper(o.rango))::float8 * 1000 as fin
    from ocupaciones o where o.id_persona = any (${personas}::uuid[]) and ${vigentes(ventana)}
    union all
    select a.id_usuario, extract(epoch from a.inicio)::float8 * 1000, extract(epoch from a.fin)::float8 * 1000
    from ocupado_ajeno a where a.id_usuario = any (${personas}::uuid[]) and a.inicio < ${ventana.hasta} and a.fin > ${ventana.desde}
    order by 1, 2`.execute(db);
  return rows;
}

/** The taken stretches of each room of an office. */
export async function listSalasOcupadas(db: Db, idSede: string, ventana: Ventana) {
  const { rows } = await sql<{ sala: number; inicio: number; fin: number }>`
    select o.sala, extract(epoch from lower(o.rango))::float8 * 1000 as inicio,
      extract(epoch from upper(o.rango))::float8 * 1000 as fin
    from ocupaciones o where o.id_sede = ${idSede} and o.sala is not null and ${vigentes(ventana)}
    order by o.sala, lower(o.rango)`.execute(db);
  return rows;
}

/** Offices where people come, in their order. */
export function listSedes(db: Db) {
  return db
    .selectFrom('sedes')
    .select(['idSede', 'nombre', 'direccion', 'zonaHoraria', 'salas'])
    .where('activa', '=', true)
    .orderBy('orden')
    .orderBy('idSede')
    .execute();
}

/** The clock of an office; undefined of none. */
export async function findZona(db: Db, idSede: string | null): Promise<string | undefined> {
  if (idSede === null) return undefined;
  const row = await db.selectFrom('sedes').select('zonaHoraria').where('idSede', '=', idSede).executeTakeFirst();
  return row?.zonaHoraria;
}

export type SedeRow = Awaited<ReturnType<typeof listSedes>>[number];
