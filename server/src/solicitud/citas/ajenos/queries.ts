import { sql } from 'kysely';
import { alfabetico } from '../../../db/alfabeto.ts';
import type { Db } from '../../../db/db.ts';
import type { MotivoDeFallo } from '../../../services/ics/fallo.ts';
import type { Tramo } from '../../../services/ics/ics.ts';

/** Notaries whose private calendar was not tried since then. */
export function listPorLeer(db: Db, desde: Date, limite: number) {
  return db
    .selectFrom('perfilesNotario as n')
    .leftJoin('calendariosAjenos as a', (join) =>
      join.onRef('a.idUsuario', '=', 'n.idUsuario').onRef('a.url', '=', 'n.calendarioUrl'),
    )
    .select(['n.idUsuario', 'n.calendarioUrl'])
    .where('n.calendarioUrl', 'is not', null)
    .where(({ or, eb }) => or([eb('a.intentadoEn', 'is', null), eb('a.intentadoEn', '<=', desde)]))
    .orderBy('n.idUsuario')
    .limit(limite)
    .execute();
}

/** Forgets the calendars that a profile does not name any more. */
export async function deleteSinPerfil(db: Db): Promise<void> {
  await db
    .deleteFrom('calendariosAjenos as a')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('perfilesNotario as n')
            .select('n.idUsuario')
            .whereRef('n.idUsuario', '=', 'a.idUsuario')
            .whereRef('n.calendarioUrl', '=', 'a.url'),
        ),
      ),
    )
    .execute();
}

interface Leido {
  readonly idUsuario: string;
  readonly url: string;
  readonly fallo: MotivoDeFallo | null;
  readonly now: Date;
}

/** Notes a try; one that failed leaves the time of the last that did not. */
export async function upsertLectura(db: Db, { idUsuario, url, fallo, now }: Leido): Promise<void> {
  const leidoEn = fallo === null ? { leidoEn: now } : {};
  await db
    .insertInto('calendariosAjenos')
    .values({ idUsuario, url, fallo, intentadoEn: now, ...leidoEn })
    .onConflict((conflict) => conflict.column('idUsuario').doUpdateSet({ url, fallo, intentadoEn: now, ...leidoEn }))
    .execute();
}

export async function replaceOcupado(db: Db, idUsuario: string, tramos: readonly Tramo[]): Promise<void> {
  await db.deleteFrom('ocupadoAjeno').where('idUsuario', '=', idUsuario).execute();
  if (tramos.length === 0) return;
  await sql`insert into ocupado_ajeno (id_usuario, inicio, fin)
    select ${idUsuario}::uuid, to_timestamp(i / 1000), to_timestamp(f / 1000)
    from unnest(${tramos.map(({ inicio }) => inicio)}::float8[], ${tramos.map(({ fin }) => fin)}::float8[]) as t (i, f)`.execute(
    db,
  );
}

/** Notaries whose private calendar could not be read the last time. */
export function listFallidos(db: Db, idNotario: string | null) {
  return db
    .selectFrom('calendariosAjenos as a')
    .innerJoin('usuarios as u', 'u.idUsuario', 'a.idUsuario')
    .select(['a.idUsuario', 'u.nombreCompleto', 'a.leidoEn', 'a.fallo'])
    .where('a.fallo', 'is not', null)
    .$if(idNotario !== null, (query) => query.where('a.idUsuario', '=', String(idNotario)))
    .orderBy(alfabetico(sql`u.nombre_completo`))
    .execute();
}

/** The mail addresses by which somebody's calendars may name them. */
export async function listCorreos(db: Db, idUsuario: string): Promise<string[]> {
  const rows = await db.selectFrom('usuarios').select('email').where('idUsuario', '=', idUsuario).execute();
  return rows.map(({ email }) => email);
}
