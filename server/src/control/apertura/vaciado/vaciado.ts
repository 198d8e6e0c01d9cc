import type { DatosDeDemostracion } from '@fedatario/contract/control';
import { eliminarSinFila } from '../../../casa/archivos/archivos.ts';
import { exigirPruebaNueva } from '../../../casa/identidad/identidad.ts';
import type { Db } from '../../../db/db.ts';
import type { Context } from '../../../http/route.ts';
import { deleteTrabajos } from '../../../queue/queries.ts';
import {
  countActividad,
  deleteActividad,
  deleteArchivosDeActividad,
  deleteClientes,
  deleteDeSusCuentas,
  deleteRespuestasDadas,
} from './queries.ts';

export { countActividad as contarActividad } from './queries.ts';

/** Empties the demonstration for an administrator, whose password was typed for it; the queue deletes the stored files. */
export async function vaciarDemostracion({ db, actor, now }: Context<'admin'>): Promise<DatosDeDemostracion> {
  await exigirPruebaNueva(db, actor, now);
  const datos = await vaciar(db, now);
  await eliminarSinFila(db);
  return datos;
}

/**
 * Removes what people did in the demonstration, and the jobs that were to go on with it. The catalogue, the settings, the people of
 * the office and the accounts of the demonstration stay. Answers how much there was.
 */
export async function vaciar(db: Db, now: Date): Promise<DatosDeDemostracion> {
  const datos = await countActividad(db);
  await deleteActividad(db);
  await deleteDeSusCuentas(db);
  await deleteArchivosDeActividad(db);
  await deleteClientes(db);
  await deleteRespuestasDadas(db, now);
  await deleteTrabajos(db);
  return datos;
}
