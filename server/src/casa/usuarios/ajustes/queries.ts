import type { Ajustes } from '@fedatario/contract/casa';
import type { Db } from '../../../db/db.ts';

/** Leaves the revision as it is: the settings of the screens cannot conflict with an edit of the profile. */
export async function updateAjustes(db: Db, idUsuario: string, ajustes: Ajustes): Promise<void> {
  const values = { ajustes: JSON.stringify(ajustes) };
  await db.updateTable('usuarios').set(values).where('idUsuario', '=', idUsuario).execute();
}
