import type { ReglasDeAcceso } from '@fedatario/contract/casa';
import type { Updateable } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { seal, unseal } from '../../../services/cipher.ts';

export interface DosPasosRow {
  readonly secreto: string;
  readonly activadoEn: Date | null;
  readonly ultimoPaso: number;
}

/** Locks the second step of the account until this transaction ends. */
export async function lockDosPasos(db: Db, idUsuario: string): Promise<DosPasosRow | undefined> {
  const row = await db
    .selectFrom('dosPasos')
    .select(['secreto', 'activadoEn', 'ultimoPaso'])
    .where('idUsuario', '=', idUsuario)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, secreto: unseal(row.secreto, placeOf(idUsuario)) };
}

export async function findDosPasos(db: Db, idUsuario: string) {
  return db
    .selectFrom('dosPasos')
    .select('activadoEn')
    .select((eb) =>
      eb
        .selectFrom('codigosRespaldo')
        .whereRef('codigosRespaldo.idUsuario', '=', 'dosPasos.idUsuario')
        .select((count) => count.fn.countAll<number>().as('n'))
        .as('respaldos'),
    )
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst();
}

/** A secret that is not asked for yet, in place of another such; false when one is in use. */
export async function upsertSecreto(db: Db, idUsuario: string, secreto: string): Promise<boolean> {
  const sealed = seal(secreto, placeOf(idUsuario));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dosPasos')
    .values({ idUsuario, secreto: sealed })
    .onConflict((conflict) =>
      conflict.column('idUsuario').doUpdateSet({ secreto: sealed }).where('dosPasos.activadoEn', 'is', null),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export async function updateDosPasos(db: Db, idUsuario: string, values: Updateable<DB['dosPasos']>): Promise<void> {
  await db.updateTable('dosPasos').set(values).where('idUsuario', '=', idUsuario).execute();
}

/** Whether there was one in use. */
export async function deleteDosPasos(db: Db, idUsuario: string): Promise<boolean> {
  const row = await db
    .deleteFrom('dosPasos')
    .where('idUsuario', '=', idUsuario)
    .returning('activadoEn')
    .executeTakeFirst();
  return row !== undefined && row.activadoEn !== null;
}

export async function replaceRespaldos(db: Db, idUsuario: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('codigosRespaldo').where('idUsuario', '=', idUsuario).execute();
  await db
    .insertInto('codigosRespaldo')
    .values(hashes.map((hash) => ({ idUsuario, hash })))
    .execute();
}

/** Whether it was an unused backup code of the user's; it is used up. */
export async function takeRespaldo(db: Db, idUsuario: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('codigosRespaldo')
    .where('idUsuario', '=', idUsuario)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function findReglas(db: Db): Promise<ReglasDeAcceso> {
  return db.selectFrom('reglasDeAcceso').select('dosPasosAlPersonal').executeTakeFirstOrThrow();
}

export async function updateReglas(db: Db, reglas: ReglasDeAcceso): Promise<void> {
  await db.updateTable('reglasDeAcceso').set(reglas).execute();
}

function placeOf(idUsuario: string): string {
  return `dosPasos:${idUsuario}`;
}
