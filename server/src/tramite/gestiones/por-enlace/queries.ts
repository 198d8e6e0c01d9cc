import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { seal, unseal } from '../../../services/cipher.ts';
import { columnasDeSolicitud } from '../../expedientes/expedientes.ts';

/** The gestiones of a gestor that they may see: those under way, and those just delivered, which may be claimed. */
function casos(db: Db, idGestor: string) {
  return db
    .selectFrom('solicitudes as s')
    .innerJoin('usuarios as u', 'u.idUsuario', 's.idUsuario')
    .select(columnasDeSolicitud)
    .select(['s.automatica', 's.idUsuario', 's.idNotario', 's.idGestor', 's.aceptadaEn', 's.venceEn', 's.limiteEn'])
    .select(['s.creadaEn', 's.actualizadaEn', 'u.nombreCompleto'])
    .select(
      sql<string | null>`(select o.vence_el from gestion_observaciones o
        where o.id_solicitud = s.id_solicitud and o.atendida_en is null)`.as('contestarAntes'),
    )
    .where('s.tipo', '=', 'gestion')
    .where('s.idGestor', '=', idGestor)
    .where((eb) => eb.or([eb('s.grupo', '<>', 'finalizado'), eb('s.estado', '=', 'entregada')]));
}

export function findCaso(db: Db, idGestor: string, idSolicitud: string) {
  return casos(db, idGestor).where('s.idSolicitud', '=', idSolicitud).executeTakeFirst();
}

export type CasoRow = NonNullable<Awaited<ReturnType<typeof findCaso>>>;

/** First those whose clock runs, by when it ends; then the others, the newest first. */
export function listCasos(db: Db, idGestor: string, limite: number) {
  return casos(db, idGestor)
    .orderBy(sql`s.vence_en asc nulls last`)
    .orderBy('s.idSolicitud', 'desc')
    .limit(limite)
    .execute();
}

/** The reason of the last step of a gestión. */
export async function findMotivo(db: Db, idSolicitud: string): Promise<string | null> {
  const row = await db
    .selectFrom('solicitudHistorial')
    .select('motivo')
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('orden', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.motivo ?? null;
}

/** False when the same message was written before. */
export async function insertRecado(
  db: Db,
  { texto, ...row }: Omit<Insertable<DB['gestionRecados']>, 'textoCifrado'> & { readonly texto: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('gestionRecados')
    .values({ ...row, textoCifrado: seal(texto, `recado:${row.idRecado}`) })
    .onConflict((conflict) => conflict.column('idRecado').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Everything that the office and the gestores of a gestión wrote to each other, or only one of these gestores. */
export async function listRecados(db: Db, idSolicitud: string, idGestor?: string) {
  const rows = await db
    .selectFrom('gestionRecados as r')
    .innerJoin('gestores as g', 'g.idGestor', 'r.idGestor')
    .leftJoin('usuarios as u', 'u.idUsuario', 'r.idUsuario')
    .select(['r.idRecado', 'r.idUsuario', 'r.textoCifrado', 'r.escritoEn', 'g.nombre', 'u.nombreCompleto'])
    .where('r.idSolicitud', '=', idSolicitud)
    .$if(idGestor !== undefined, (query) => query.where('r.idGestor', '=', String(idGestor)))
    .orderBy('r.escritoEn')
    .orderBy('r.idRecado')
    .execute();
  return rows.map(({ textoCifrado, ...row }) => ({ ...row, texto: unseal(textoCifrado, `recado:${row.idRecado}`) }));
}
