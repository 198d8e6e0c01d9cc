import { idDeRol, type Rol } from '@fedatario/contract/base';
import type { EstadoDeCuenta, FiltrosDeCuentas } from '@fedatario/contract/casa';
import { sql, type Updateable } from 'kysely';
import { alfabetico } from '../../../db/alfabeto.ts';
import { countRows } from '../../../db/count.ts';
import type { Db } from '../../../db/db.ts';
import { keyset, type Position } from '../../../db/keyset.ts';
import { conPalabrasEn } from '../../../db/like.ts';
import type { DB } from '../../../db/tables.ts';
import type { Actor } from '../../../http/route.ts';
import { fotoPara, visiblePara } from '../../clientela/clientela.ts';

export interface Listado extends FiltrosDeCuentas {
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

const criterios = {
  nombre: alfabetico(sql`u.nombre_completo`),
  email: sql`u.email collate "C"`,
  creado: sql`u.creado_en`,
};

/**
 * A block hides the other states. An account without a password was invited; one with a password waits for its address to be
 * confirmed.
 */
const estado = sql<EstadoDeCuenta>`case when not u.activo then 'bloqueado' when c.confirmada_en is not null then 'activo'
  when c.clave_hash is null then 'invitado' else 'sinConfirmar' end`;

function cuentasDe(db: Db) {
  return db.selectFrom('usuarios as u').leftJoin('cuentas as c', 'c.idUsuario', 'u.idUsuario');
}

function conTodo(query: ReturnType<typeof cuentasDe>, actor: Actor, now: Date) {
  return query.select(['u.idUsuario', 'u.email', 'u.nombreCompleto', 'u.idRol', 'u.activo', 'u.creadoEn']).select([
    'c.confirmadaEn',
    'c.cierraEn',
    sql<string | null>`case when ${actor.rol === 'admin'} then c.cierre_detenido_por end`.as('detenidoPor'),
    fotoPara(actor, 'u.id_usuario').as('idFoto'),
    estado.as('estado'),
    sql<Date | null>`(select max(s.vista_en) from sesiones s where s.id_usuario = u.id_usuario)`.as('vistaEn'),
    sql<number>`(select count(*) from sesiones s where s.id_usuario = u.id_usuario and s.cerrada_en is null
        and s.vence_en > ${now})`.as('sesiones'),
    sql<boolean>`exists (select from dos_pasos d where d.id_usuario = u.id_usuario and d.activado_en is not null)`.as(
      'dosPasos',
    ),
  ]);
}

function filtradas(db: Db, actor: Actor, { texto, rol, estado: wanted }: FiltrosDeCuentas) {
  return cuentasDe(db)
    .where(visiblePara(actor, 'u.id_usuario'))
    .$if(Boolean(texto), (query) => query.where(conPalabrasEn(sql`u.buscado`, texto)))
    .$if(rol !== undefined, (query) => query.where('u.idRol', '=', idDeRol[rol as Rol]))
    .$if(wanted !== undefined, (query) => query.where(estado, '=', wanted as EstadoDeCuenta));
}

export async function listCuentas(
  db: Db,
  actor: Actor,
  { orden = 'nombre', despuesDe, limite, ...filtros }: Listado,
  now: Date,
) {
  const { clave, despues, por } = keyset({ criterios, instantes: ['creado'], orden, id: sql`u.id_usuario`, despuesDe });
  return conTodo(filtradas(db, actor, filtros), actor, now)
    .select(clave.as('clave'))
    .where(despues)
    .orderBy(por)
    .limit(limite)
    .execute();
}

/** Count of the accounts that match the filter, up to `hasta` and one more. */
export function countCuentas(db: Db, actor: Actor, filtros: FiltrosDeCuentas, hasta: number): Promise<number> {
  return countRows(
    db,
    filtradas(db, actor, filtros)
      .select('u.idUsuario')
      .limit(hasta + 1),
  );
}

export function findCuenta(db: Db, actor: Actor, idUsuario: string, now: Date) {
  const visibles = cuentasDe(db).where(visiblePara(actor, 'u.id_usuario'));
  return conTodo(visibles, actor, now).where('u.idUsuario', '=', idUsuario).executeTakeFirst();
}

export type CuentaRow = NonNullable<Awaited<ReturnType<typeof findCuenta>>>;

/** A user, locked until this transaction ends. */
export function lockUsuario(db: Db, idUsuario: string) {
  return db
    .selectFrom('usuarios')
    .select(['idUsuario', 'email', 'nombreCompleto', 'idRol', 'activo'])
    .where('idUsuario', '=', idUsuario)
    .forUpdate()
    .executeTakeFirst();
}

/** Other active administrators who have signed in. Locked, so that two cannot remove each other at once. */
export async function lockOtherAdmins(db: Db, idUsuario: string): Promise<number> {
  const rows = await db
    .selectFrom('usuarios')
    .innerJoin('cuentas', 'cuentas.idUsuario', 'usuarios.idUsuario')
    .select('usuarios.idUsuario')
    .where('usuarios.idRol', '=', idDeRol.admin)
    .where('usuarios.activo', '=', true)
    .where('cuentas.confirmadaEn', 'is not', null)
    .where('usuarios.idUsuario', '!=', idUsuario)
    .orderBy('usuarios.idUsuario')
    .forUpdate('usuarios')
    .execute();
  return rows.length;
}

export async function updateUsuario(db: Db, idUsuario: string, values: Updateable<DB['usuarios']>): Promise<void> {
  await db
    .updateTable('usuarios')
    .set((eb) => ({ ...values, revision: eb('revision', '+', 1) }))
    .where('idUsuario', '=', idUsuario)
    .execute();
}
