import type { Asistente } from '@fedatario/contract/tramite';
import type { Db } from '../../db/db.ts';
import { seal, unseal } from '../../services/cipher.ts';

const lugarDe = (idCita: string) => `asistencia:${idCita}`;

/** The check-in that was noted for a cita at that hour. */
export async function findAsistencia(db: Db, idCita: string, inicio: Date) {
  const row = await db
    .selectFrom('asistencias as a')
    .innerJoin('usuarios as u', 'u.idUsuario', 'a.idQuien')
    .select(['a.personasCifradas', 'a.revision', 'a.registradaEn', 'u.nombreCompleto as registradaPor'])
    .where('a.idCita', '=', idCita)
    .where('a.inicio', '=', inicio)
    .executeTakeFirst();
  if (!row) return undefined;
  const { personasCifradas, ...hecha } = row;
  return { ...hecha, asistentes: JSON.parse(unseal(personasCifradas, lugarDe(idCita))) as Asistente[] };
}

export type AsistenciaRow = NonNullable<Awaited<ReturnType<typeof findAsistencia>>>;

interface Nueva {
  readonly idCita: string;
  readonly inicio: Date;
  readonly idQuien: string;
  readonly asistentes: readonly Asistente[];
  readonly revision: number;
  readonly registradaEn: Date;
}

/** Writes a check-in in the place of the one before. */
export async function upsertAsistencia(db: Db, { asistentes, ...nueva }: Nueva): Promise<void> {
  const { idCita } = nueva;
  const row = { ...nueva, personasCifradas: seal(JSON.stringify(asistentes), lugarDe(idCita)) };
  await db
    .insertInto('asistencias')
    .values(row)
    .onConflict((conflict) => conflict.column('idCita').doUpdateSet(row))
    .execute();
}
