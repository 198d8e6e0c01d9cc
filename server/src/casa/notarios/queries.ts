import { idDeRol } from '@fedatario/contract/base';
import type { FiltrosDeNotarios } from '@fedatario/contract/casa';
import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import { alfabetico } from '../../db/alfabeto.ts';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { conPalabras } from '../../db/like.ts';
import type { DB } from '../../db/tables.ts';

export interface Listado extends FiltrosDeNotarios {
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

/** Unfinished trámites of the notary. */
const carga = sql<number>`(select count(*) from solicitudes s where s.id_notario = n.id_usuario and s.tipo = 'tramite'
  and s.grupo <> 'finalizado')`;

/** Average of the customers' ratings. */
const promedio = sql<
  number | null
>`(select round(avg(q.puntos), 1)::float8 from calificaciones q where q.id_notario = n.id_usuario)`;
const calificada = sql<number>`(select count(*)::int from calificaciones q where q.id_notario = n.id_usuario)`;

const criterios = {
  nombre: alfabetico(sql`n.nombre_completo`),
  colegiado: sql`lpad(n.colegiado, 6, '0') collate "C"`,
  solvencia: sql`(n.solvente_hasta - date '2000-01-01')::bigint`,
  carga: sql`n.carga::bigint`,
};

/** Profiles of users who still have the role; a profile without the role is kept, but is no notary. */
function notariosDe(db: Db) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('perfilesNotario as n')
        .innerJoin('usuarios as u', 'u.idUsuario', 'n.idUsuario')
        .leftJoin('cuentas as c', 'c.idUsuario', 'n.idUsuario')
        .selectAll('n')
        .select(['u.nombreCompleto', 'u.email', 'u.activo as cuentaActiva'])
        .select([sql<boolean>`c.confirmada_en is not null`.as('confirmado'), carga.as('carga')])
        .select([promedio.as('promedio'), calificada.as('cuantas')])
        .where('u.idRol', '=', idDeRol.notario)
        .as('n'),
    )
    .selectAll();
}

/** SQL form of `puedeEjercer` of the contract, on a day of the company. */
const ejerce = (
  dia: string | RawBuilder<unknown>,
) => sql<SqlBool>`(n.cuenta_activa and n.confirmado and n.activo and n.solvente_hasta >= ${dia}::date
  and not coalesce(n.inhabilitado_desde <= ${dia}::date and (n.inhabilitado_hasta is null or n.inhabilitado_hasta >= ${dia}::date), false))`;

/** Whether the notary of a row may practise on its day, of a statement that knows both. */
export const ejerceEn = ({ idNotario, dia }: Record<'idNotario' | 'dia', RawBuilder<unknown>>) => sql<boolean>`exists (
  select from (
    select p.*, q.activo as cuenta_activa, k.confirmada_en is not null as confirmado
    from perfiles_notario p join usuarios q using (id_usuario) left join cuentas k using (id_usuario)
    where p.id_usuario = ${idNotario} and q.id_rol = ${idDeRol.notario}) n
  where ${ejerce(dia)})`;

function filtrados(db: Db, { texto, ejercicio, especialidad }: FiltrosDeNotarios, hoy: string) {
  return notariosDe(db)
    .$if(Boolean(texto), (query) =>
      query.where(conPalabras(texto, sql`n.nombre_completo`, sql`n.email`, sql`n.colegiado`)),
    )
    .$if(ejercicio === 'ejerce', (query) => query.where(ejerce(hoy)))
    .$if(ejercicio === 'noEjerce', (query) => query.where(sql<SqlBool>`not ${ejerce(hoy)}`))
    .$if(especialidad !== undefined, (query) =>
      query.where(sql<SqlBool>`(${especialidad}::uuid = any (n.especialidades) or cardinality(n.especialidades) = 0)`),
    );
}

export async function listNotarios(db: Db, { orden = 'nombre', despuesDe, limite, ...filtros }: Listado, hoy: string) {
  const { clave, despues, por } = keyset({ criterios, orden, id: sql`n.id_usuario`, despuesDe });
  return filtrados(db, filtros, hoy).select(clave.as('clave')).where(despues).orderBy(por).limit(limite).execute();
}

export type NotarioRow = Omit<Awaited<ReturnType<typeof listNotarios>>[number], 'clave'>;

export function countNotarios(db: Db, filtros: FiltrosDeNotarios, hoy: string): Promise<number> {
  return countRows(db, filtrados(db, filtros, hoy));
}

export function findNotario(db: Db, idUsuario: string): Promise<NotarioRow | undefined> {
  return notariosDe(db).where('n.idUsuario', '=', idUsuario).executeTakeFirst();
}

/** Users of the role without a profile. */
export function listSinPerfil(db: Db) {
  return db
    .selectFrom('usuarios as u')
    .leftJoin('perfilesNotario as n', 'n.idUsuario', 'u.idUsuario')
    .select(['u.idUsuario', 'u.nombreCompleto', 'u.email'])
    .where('u.idRol', '=', idDeRol.notario)
    .where('n.idUsuario', 'is', null)
    .orderBy(alfabetico(sql`u.nombre_completo`))
    .execute();
}

export function listEspecialidades(db: Db) {
  return db
    .selectFrom('categorias')
    .select(['idCategoria as id', 'nombre'])
    .orderBy('orden')
    .orderBy('nombre')
    .execute();
}

type Fila = Omit<Insertable<DB['perfilesNotario']>, 'horario' | 'excepciones'> & Horas;
type Cambio = Omit<Updateable<DB['perfilesNotario']>, 'horario' | 'excepciones'> & Partial<Horas>;

interface Horas {
  readonly horario: unknown;
  readonly excepciones: unknown;
}

/** Owner of a colegiado number. */
export async function findColegiado(db: Db, colegiado: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('perfilesNotario')
    .select('idUsuario')
    .where('colegiado', '=', colegiado)
    .executeTakeFirst();
  return row?.idUsuario;
}

/** Null if inserted; else the conflict: the user has a profile already, or another has the number. */
export async function insertPerfil(
  db: Db,
  { horario, excepciones, ...fila }: Fila,
): Promise<'colegiado' | 'idUsuario' | null> {
  const inserted = await db
    .insertInto('perfilesNotario')
    .values({ ...fila, horario: JSON.stringify(horario), excepciones: JSON.stringify(excepciones) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('idUsuario')
    .executeTakeFirst();
  if (inserted) return null;
  const holder = await findColegiado(db, fila.colegiado);
  return holder === undefined || holder === fila.idUsuario ? 'idUsuario' : 'colegiado';
}

/** A profile, locked until this transaction ends. */
export function lockPerfil(db: Db, idUsuario: string) {
  return db
    .selectFrom('perfilesNotario')
    .select(['idUsuario', 'colegiado', 'activo', 'revision'])
    .where('idUsuario', '=', idUsuario)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePerfil(db: Db, idUsuario: string, values: Cambio): Promise<void> {
  const { horario, excepciones, ...rest } = values;
  await db
    .updateTable('perfilesNotario')
    .set((eb) => ({
      ...rest,
      ...(horario !== undefined && { horario: JSON.stringify(horario) }),
      ...(excepciones !== undefined && { excepciones: JSON.stringify(excepciones) }),
      revision: eb('revision', '+', 1),
    }))
    .where('idUsuario', '=', idUsuario)
    .execute();
}
