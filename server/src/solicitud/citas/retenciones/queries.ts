import { HOUR } from '@fedatario/contract/base';
import { estadosGuardadosDeCita, estadosSoltadosDeCita } from '@fedatario/contract/solicitud';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

/** The times that a customer keeps, locked. */
export function lockRetenidasDe(db: Db, idUsuario: string) {
  const suyas = db
    .selectFrom('citas')
    .selectAll()
    .where('estado', 'in', estadosGuardadosDeCita)
    .where('idUsuario', '=', idUsuario);
  return suyas.forUpdate().execute();
}

interface Pasadas {
  readonly now: Date;
  /** Only those of that hour, give or take a day. */
  readonly cerca?: Date | undefined;
  readonly limite: number;
}

/** Kept times that ran out, locked; those that somebody else holds are left to them. */
export function lockRetenidas(db: Db, { now, cerca, limite }: Pasadas) {
  return db
    .selectFrom('citas')
    .selectAll()
    .where('estado', 'in', estadosGuardadosDeCita)
    .where('retenidaHasta', '<=', now)
    .$if(cerca !== undefined, (query) =>
      query.where(
        sql<SqlBool>`inicio between ${cerca}::timestamptz - interval '1 day' and ${cerca}::timestamptz + interval '1 day'`,
      ),
    )
    .orderBy('idCita')
    .limit(limite)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Times that a customer kept within the last hour and let go, which touch that one. */
export async function countSoltadas(db: Db, { idUsuario, inicio, fin, now }: Soltadas): Promise<number> {
  const { n } = await db
    .selectFrom('citas')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('idUsuario', '=', idUsuario)
    .where('estado', 'in', estadosSoltadosDeCita)
    .where('creadaEn', '>', new Date(now.getTime() - HOUR))
    .where('inicio', '<', fin)
    .where('fin', '>', inicio)
    .executeTakeFirstOrThrow();
  return n;
}

interface Soltadas {
  readonly idUsuario: string;
  readonly inicio: Date;
  readonly fin: Date;
  readonly now: Date;
}
