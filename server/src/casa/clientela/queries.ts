import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Actor } from '../../http/route.ts';

/** Whether the person whom a column names is a customer of a trámite that is assigned to this notary. */
const esDeSuClientela = (idNotario: string, columna: string) => sql<SqlBool>`exists (select from solicitudes as suya
  where suya.id_usuario = ${sql.ref(columna)} and suya.tipo = 'tramite' and suya.id_notario = ${idNotario})`;

/**
 * The people whom the actor may see, by the column that names them: the administration sees everybody, a notary the customers of
 * the trámites assigned to them, anybody themselves.
 */
export function visiblePara({ rol, idUsuario }: Actor, columna: string) {
  if (rol === 'admin') return sql<SqlBool>`true`;
  const propia = sql<SqlBool>`${sql.ref(columna)} = ${idUsuario}`;
  return rol === 'notario' ? sql<SqlBool>`(${propia} or ${esDeSuClientela(idUsuario, columna)})` : propia;
}

/** The file of the photograph of the person whom a column names; null if the actor may not see that person. */
export function fotoPara(actor: Actor, columna: string) {
  return sql<string | null>`(select f.id_archivo from fotos f
    where f.id_usuario = ${sql.ref(columna)} and ${visiblePara(actor, columna)})`;
}

/** The id of the actor, if a notary, who sees only their own work; null when there is no such limit. */
export function soloDe({ rol, idUsuario }: Pick<Actor, 'rol' | 'idUsuario'>): string | null {
  return rol === 'notario' ? idUsuario : null;
}

/** Whether somebody active, whom the actor may see, has this role. */
export async function hasVisibleConRol(db: Db, actor: Actor, idUsuario: string, idRol: number): Promise<boolean> {
  const row = await db
    .selectFrom('usuarios')
    .select('idUsuario')
    .where('idUsuario', '=', idUsuario)
    .where('idRol', '=', idRol)
    .where('activo', '=', true)
    .where(visiblePara(actor, 'usuarios.id_usuario'))
    .executeTakeFirst();
  return row !== undefined;
}
