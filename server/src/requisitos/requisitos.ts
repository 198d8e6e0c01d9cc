import { type AccionRequisito, estaEntregado, pasosRequisito } from '@fedatario/contract';
import type { Updateable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { DB } from '../db/tables.ts';
import { AppError } from '../http/errors.ts';
import { listDeSolicitud, type RequisitoRow, updateRequisito } from './queries.ts';

export {
  copyDeProducto as copiarRequisitos,
  findRequisito,
  findVencidos,
  insertPaginas,
  listDeSolicitud as requisitosDe,
  listPaginas,
  type RequisitoRow,
} from './queries.ts';

/** Takes one step of a requisito whose solicitud the caller holds; what its machine does not allow is refused. */
export async function darPasoDeRequisito(
  db: Db,
  row: RequisitoRow,
  accion: AccionRequisito,
  values: Updateable<DB['requisitos']>,
): Promise<void> {
  const { from, to } = pasosRequisito[accion];
  if (!from.includes(row.estado)) throw new AppError('estado-no-permite');
  await updateRequisito(db, row, { ...values, estado: to });
}

/** An obligatory one is missing, was rejected or expired: the work cannot go on. */
export async function faltanRequisitos(db: Db, idSolicitud: string): Promise<boolean> {
  const rows = await listDeSolicitud(db, idSolicitud);
  return rows.some(({ obligatorio, estado }) => obligatorio && !estaEntregado(estado));
}
