import { dtesPorCertificar, dtesSinCertificar } from '@fedatario/contract/compra';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { words } from '../../db/words.ts';

/** The row of what was noted of this provider of payments; undefined while nothing was. */
export async function findSenal(db: Db, proveedor: string) {
  return db
    .selectFrom('senalesPago')
    .select(['avisoEn', 'fallo', 'falloEn'])
    .where('proveedor', '=', proveedor)
    .executeTakeFirst();
}

interface Certificaciones {
  readonly porCertificar: number;
  readonly sinCertificar: number;
  readonly certificadaEn: Date | null;
}

export async function readCertificaciones(db: Db): Promise<Certificaciones> {
  const { rows } = await sql<Certificaciones>`
    select count(*) filter (where estado in (${words(dtesPorCertificar)}))::int as por_certificar,
      count(*) filter (where estado in (${words(dtesSinCertificar)}))::int as sin_certificar,
      max(certificado_en) as certificada_en
    from dtes`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A count has no row.');
  return row;
}
