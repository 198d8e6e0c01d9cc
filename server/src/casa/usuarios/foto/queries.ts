import type { Db } from '../../../db/db.ts';

/** Puts a file, or none, in the place of a person's photograph; the file that was there. */
export async function swapFoto(
  db: Db,
  { idUsuario, idArchivo, now }: { idUsuario: string; idArchivo: string | null; now: Date },
): Promise<string | undefined> {
  // Locks the user's row: two changes at once take turns, so that neither leaves a file without a reference.
  await db.selectFrom('usuarios').select('idUsuario').where('idUsuario', '=', idUsuario).forUpdate().execute();
  const before = await db
    .deleteFrom('fotos')
    .where('idUsuario', '=', idUsuario)
    .returning('idArchivo')
    .executeTakeFirst();
  if (idArchivo) await db.insertInto('fotos').values({ idUsuario, idArchivo, puestaEn: now }).execute();
  return before?.idArchivo;
}
