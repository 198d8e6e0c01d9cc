import type { Db } from '../../../db/db.ts';

const columnasDeReglas = [
  ...(['minutosFirma', 'minutosAsesoria', 'minutosVideollamada', 'minutosTelefono', 'paso'] as const),
  ...(['holguraAntes', 'holguraDespues', 'anticipacionHoras', 'diasMaximos', 'horasParaCambiar'] as const),
  ...(['cambiosMaximos', 'asesoriasPorVenir', 'confirmaSola', 'urlVideo', 'revision'] as const),
] as const;

export async function readReglas(db: Db) {
  return db.selectFrom('reglasCitas').select(columnasDeReglas).executeTakeFirstOrThrow();
}

export type ReglasRow = Awaited<ReturnType<typeof readReglas>>;

/** False when somebody else changed them after `revision`. */
export async function updateReglas(db: Db, { revision, ...reglas }: ReglasRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reglasCitas')
    .set({ ...reglas, revision: revision + 1, actualizadoEn: now })
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
