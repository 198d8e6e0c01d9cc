import type { Db } from '../../../db/db.ts';

/** The address of a user from now on. Fails with the constraint {@link CORREO_UNICO} when another has it. */
export async function updateEmail(db: Db, idUsuario: string, email: string, now: Date): Promise<void> {
  await db
    .updateTable('usuarios')
    .set((eb) => ({ email, actualizadoEn: now, revision: eb('revision', '+', 1) }))
    .where('idUsuario', '=', idUsuario)
    .execute();
}

export const CORREO_UNICO = 'usuarios_email_key';
