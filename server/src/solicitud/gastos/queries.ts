import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { later } from '../../db/wire/later.ts';

/** Copies the expenses that its product estimates today to each of these gestiones; what is optional is added when it is spent. */
export async function insertGastosLater(db: Db, idSolicitudes: readonly string[]): Promise<void> {
  const query = sql`
    insert into gestion_gastos (id_solicitud, orden, concepto, estimado)
    select s.id_solicitud, a.orden, a.uno->>'concepto', (a.uno->>'monto')::integer
    from solicitudes s join productos p using (id_producto),
      jsonb_array_elements(p.aranceles) with ordinality as a (uno, orden)
    where s.id_solicitud in (select unnest(${[...idSolicitudes]}::uuid[]))
      and (a.uno->>'monto')::integer > 0 and not coalesce((a.uno->>'opcional')::boolean, false)`;
  await later(db, query.compile(db));
}
