import type { ReglasDeCatalogo } from '@fedatario/contract/catalogo';
import type { Db } from '../../../db/db.ts';

export function readReglas(db: Db): Promise<ReglasDeCatalogo> {
  return db.selectFrom('reglasDeCatalogo').select('segundaPersona').executeTakeFirstOrThrow();
}

export async function updateReglas(db: Db, reglas: ReglasDeCatalogo): Promise<void> {
  await db.updateTable('reglasDeCatalogo').set(reglas).execute();
}

export async function readNombre(db: Db, idUsuario: string): Promise<string> {
  const { nombreCompleto } = await db
    .selectFrom('usuarios')
    .select('nombreCompleto')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return nombreCompleto;
}
