import type { NuevoValorDeLey, ValorDeLaOficina } from '@fedatario/contract/casa';
import type { Db } from '../../db/db.ts';
import { fixed } from '../../db/wire/fixed.ts';

/** Every evaluation of answers reads them, so the statement is built once. */
const escritos = fixed((db, _: object) =>
  db.selectFrom('valoresDeLey').select(['clave', 'desde', 'valor', 'fuente']).orderBy('desde').orderBy('clave'),
);

export function listEscritos(db: Db) {
  return escritos.rows(db, {});
}

export async function listValores(db: Db): Promise<ValorDeLaOficina[]> {
  const rows = await db
    .selectFrom('valoresDeLey')
    .select(['idValor', 'clave', 'desde', 'valor', 'fuente', 'creadoEn'])
    .orderBy('desde')
    .orderBy('clave')
    .execute();
  return rows.map(toValor);
}

/** The value, or undefined when its key has another from the same day. */
export async function insertValor(
  db: Db,
  nuevo: NuevoValorDeLey & { idValor: string; creadoEn: Date },
): Promise<ValorDeLaOficina | undefined> {
  const row = await db
    .insertInto('valoresDeLey')
    .values(nuevo)
    .onConflict((conflict) => conflict.columns(['clave', 'desde']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toValor(row);
}

export async function lockValor(db: Db, idValor: string): Promise<ValorDeLaOficina | undefined> {
  const row = await db
    .selectFrom('valoresDeLey')
    .selectAll()
    .where('idValor', '=', idValor)
    .forUpdate()
    .executeTakeFirst();
  return row && toValor(row);
}

export async function deleteValor(db: Db, idValor: string): Promise<void> {
  await db.deleteFrom('valoresDeLey').where('idValor', '=', idValor).execute();
}

function toValor({ creadoEn, ...valor }: Omit<ValorDeLaOficina, 'creadoEn'> & { creadoEn: Date }): ValorDeLaOficina {
  return { ...valor, creadoEn: creadoEn.toISOString() };
}
