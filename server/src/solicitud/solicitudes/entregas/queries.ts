import { reembolsosSinDinero } from '@fedatario/contract/compra';
import { tramitesPorEntregar } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';
import { unseal } from '../../../services/cipher.ts';

/** All the data for the document of a trámite that is delivered without a notary; undefined in any other state. */
export async function findPorEntregar(db: Db, idSolicitud: string) {
  const row = await db
    .selectFrom('solicitudes as s')
    .select(['s.idSolicitud', 's.serie', 's.numero', 's.nombre', 's.idVersion', 's.idFactura', 's.creadaEn'])
    .select(['s.respuestasCifradas', 's.idUsuario'])
    .where('s.idSolicitud', '=', idSolicitud)
    .where('s.estado', 'in', tramitesPorEntregar)
    .where('s.automatica', '=', true)
    .executeTakeFirst();
  if (!row?.respuestasCifradas) return undefined;
  const { respuestasCifradas, ...solicitud } = row;
  return { ...solicitud, respuestas: unseal(respuestasCifradas, `solicitud:${idSolicitud}`) };
}

/** Trámites that should have been delivered long ago, including failed ones, since the cause may have been removed. */
export async function findSinEntregar(db: Db, antesDe: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('solicitudes as s')
    .select('s.idSolicitud')
    .where('s.estado', 'in', tramitesPorEntregar)
    .where('s.actualizadaEn', '<', antesDe)
    .where('s.automatica', '=', true)
    .where(sinDevolver)
    .orderBy('s.actualizadaEn')
    .limit(limite)
    .execute();
  return rows.map(({ idSolicitud }) => idSolicitud);
}

/** True unless a refund was made or asked for: a refunded customer does not also get the document. */
const sinDevolver = sql<boolean>`not exists (
  select 1 from reembolso_lineas x join reembolsos r using (id_reembolso)
  where x.id_factura = s.id_factura and x.posicion = s.posicion and r.estado not in (${words(reembolsosSinDinero)}))`;
