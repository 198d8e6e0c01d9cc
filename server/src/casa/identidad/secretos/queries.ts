import type { Db } from '../../../db/db.ts';

/** When the address of somebody's calendar was made. */
export function findSecreto(db: Db, idUsuario: string) {
  return db.selectFrom('calendariosSecretos').select('creadoEn').where('idUsuario', '=', idUsuario).executeTakeFirst();
}

interface Secreto {
  readonly idUsuario: string;
  readonly idSesion: string;
  readonly hash: Buffer;
  readonly creadoEn: Date;
}

/** Makes the address of somebody's calendar in the place of the one before. */
export async function upsertSecreto(db: Db, row: Secreto): Promise<void> {
  const { idSesion, hash, creadoEn } = row;
  await db
    .insertInto('calendariosSecretos')
    .values(row)
    .onConflict((conflict) => conflict.column('idUsuario').doUpdateSet({ idSesion, hash, creadoEn }))
    .execute();
}

/** Ends the address of somebody's calendar, or only one that was made in that session, or before sessions were noted. */
export async function deleteSecretos(db: Db, idUsuario: string, solo?: string): Promise<void> {
  await db
    .deleteFrom('calendariosSecretos')
    .where('idUsuario', '=', idUsuario)
    .$if(solo !== undefined, (query) =>
      query.where((eb) => eb.or([eb('idSesion', '=', String(solo)), eb('idSesion', 'is', null)])),
    )
    .execute();
}

/** The active person whose calendar that hash opens. */
export function findTitular(db: Db, hash: Buffer) {
  return db
    .selectFrom('calendariosSecretos as d')
    .innerJoin('usuarios as u', 'u.idUsuario', 'd.idUsuario')
    .select('u.idUsuario')
    .where('d.hash', '=', hash)
    .where('u.activo', '=', true)
    .executeTakeFirst();
}
