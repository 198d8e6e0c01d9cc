import type { Ajustes } from '@fedatario/contract';
import type { Db } from '../../../db/db.ts';

/** Changes no revision: how the screens look is nothing that another edit of the profile could trample on. */
export async function updateAjustes(db: Db, idUsuario: string, ajustes: Ajustes): Promise<void> {
  const values = { ajustes: JSON.stringify(ajustes) };
  await db.updateTable('usuarios').set(values).where('idUsuario', '=', idUsuario).execute();
}
