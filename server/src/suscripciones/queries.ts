import type { Suscripcion } from '@fedatario/contract';
import type { Db } from '../db/db.ts';
import type { Actor } from '../http/route.ts';

/** The users whose subscription the actor may see: the staff sees all, a cliente itself. Undefined when not among them. */
export async function findVisible(db: Db, { idUsuario, rol }: Actor, id: string) {
  return db
    .selectFrom('usuarios')
    .leftJoin('suscripciones', (join) =>
      join.onRef('suscripciones.idUsuario', '=', 'usuarios.idUsuario').on('suscripciones.estado', '!=', 'cancelada'),
    )
    .select(['idSuscripcion', 'nombrePlan', 'periodo', 'estado', 'inicio', 'finPeriodo', 'renovar'])
    .where('usuarios.idUsuario', '=', id)
    .$if(rol === 'cliente', (query) => query.where('usuarios.idUsuario', '=', idUsuario))
    .executeTakeFirst();
}

export function toSuscripcion(row: NonNullable<Awaited<ReturnType<typeof findVisible>>>): Suscripcion | null {
  const { idSuscripcion, inicio, finPeriodo } = row;
  if (!idSuscripcion || !inicio || !finPeriodo) return null;
  return { ...row, inicio: inicio.toISOString(), finPeriodo: finPeriodo.toISOString() } as Suscripcion;
}
