import type { ClaseDeActo } from '@fedatario/contract/acto';
import { idDeRol } from '@fedatario/contract/base';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import type { Ultimo } from './reglas.ts';

/** Locks the protocol of a notary until this transaction ends. */
export async function lockProtocolo(db: Db, idNotario: string): Promise<void> {
  await sql`insert into protocolos (id_notario) values (${idNotario})
    on conflict (id_notario) do update set id_notario = excluded.id_notario`.execute(db);
}

/** The notary's last instrument, with the latest date and folio of its year. */
export async function findUltimo(db: Db, idNotario: string): Promise<Ultimo | undefined> {
  const { rows } = await sql<Ultimo>`
    select anio, max(numero) as numero, to_char(max(fecha), 'YYYY-MM-DD') as fecha, max(folio_hasta) as folio
    from protocolo_instrumentos where id_notario = ${idNotario}
    group by anio order by anio desc limit 1`.execute(db);
  return rows[0];
}

export async function insertInstrumento(db: Db, row: Insertable<DB['protocoloInstrumentos']>): Promise<void> {
  await db.insertInto('protocoloInstrumentos').values(row).execute();
}

/** A notary's name; undefined of anybody else. */
export async function findNotario(db: Db, idUsuario: string) {
  return db
    .selectFrom('usuarios')
    .select('idUsuario')
    .where('idUsuario', '=', idUsuario)
    .where('idRol', 'in', [idDeRol.admin, idDeRol.notario])
    .executeTakeFirst();
}

/** The class of act of the product of a case; null when the product does not say. */
export async function findClaseDeProducto(db: Db, idSolicitud: string): Promise<ClaseDeActo | null> {
  const row = await db
    .selectFrom('solicitudes as s')
    .innerJoin('productos as p', 'p.idProducto', 's.idProducto')
    .select('p.claseActo')
    .where('s.idSolicitud', '=', idSolicitud)
    .executeTakeFirst();
  return row?.claseActo ?? null;
}
