import type { Suscripcion } from '@fedatario/contract';
import type { Db } from '../../db/db.ts';
import type { Actor } from '../../http/route.ts';
import { visiblePara } from '../clientela/clientela.ts';

/** The subscription of a person whom the actor may see. Undefined when there is none such. */
export async function findVisible(db: Db, actor: Actor, id: string) {
  return db
    .selectFrom('usuarios')
    .leftJoin('suscripciones', (join) =>
      join.onRef('suscripciones.idUsuario', '=', 'usuarios.idUsuario').on('suscripciones.estado', '!=', 'cancelada'),
    )
    .select(['idSuscripcion', 'nombrePlan', 'periodo', 'estado', 'inicio', 'finPeriodo', 'renovar'])
    .where('usuarios.idUsuario', '=', id)
    .where(visiblePara(actor, 'usuarios.id_usuario'))
    .executeTakeFirst();
}

export function toSuscripcion(row: NonNullable<Awaited<ReturnType<typeof findVisible>>>): Suscripcion | null {
  const { idSuscripcion, inicio, finPeriodo } = row;
  if (!idSuscripcion || !inicio || !finPeriodo) return null;
  return { ...row, inicio: inicio.toISOString(), finPeriodo: finPeriodo.toISOString() } as Suscripcion;
}
