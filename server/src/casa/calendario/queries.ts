import type { Calendario } from '@fedatario/contract/casa';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { fixed } from '../../db/wire/fixed.ts';

/** The calendar, a single row. */
export const selectCalendario = fixed((db, _: object) =>
  db
    .selectFrom('calendario')
    .select(['horario', 'traslado', 'feriadosLocales', 'excepciones', 'cierresDeRegistros', 'revision'])
    .where('id', '=', 1),
);

export function toCalendario([row]: Awaited<ReturnType<typeof selectCalendario.rows>>): Calendario {
  if (!row) throw new Error('La base no tiene su calendario.');
  return {
    ...row,
    horario: row.horario as Calendario['horario'],
    excepciones: row.excepciones as Calendario['excepciones'],
    cierresDeRegistros: row.cierresDeRegistros as Calendario['cierresDeRegistros'],
  };
}

export const edicion = sql<string>`(select revision::text from calendario where id = 1)`;

/** False when someone else changed the row after `revision`. */
export async function updateCalendario(
  db: Db,
  { horario, excepciones, cierresDeRegistros, revision, ...values }: Calendario,
  actualizadoEn: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendario')
    .set({
      ...values,
      horario: JSON.stringify(horario),
      excepciones: JSON.stringify(excepciones),
      cierresDeRegistros: JSON.stringify(cierresDeRegistros),
      revision: revision + 1,
      actualizadoEn,
    })
    .where('id', '=', 1)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
