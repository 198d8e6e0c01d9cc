import { idDeRol } from '@fedatario/contract/base';
import type { EstadoTramite } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import { alfabetico } from '../../db/alfabeto.ts';
import type { Db } from '../../db/db.ts';
import { enIntervalo, type Intervalo } from '../cierres/cierres.ts';

interface AbiertosRow {
  readonly estado: EstadoTramite;
  readonly idNotario: string | null;
  readonly cantidad: number;
  readonly vencidos: number;
}

/** The open trámites by state and notary, in the order of their index. */
export async function listAbiertos(db: Db, now: Date): Promise<AbiertosRow[]> {
  const { rows } = await sql<AbiertosRow>`
    select s.estado, s.id_notario, count(*)::int as cantidad, (count(*) filter (where s.vence_en < ${now}))::int as vencidos
    from solicitudes s where s.tipo = 'tramite' and s.grupo <> 'finalizado' group by s.estado, s.id_notario`.execute(
    db,
  );
  return rows;
}

/** The notaries of the office by name, also those who left it. */
export async function listNotarios(db: Db) {
  return db
    .selectFrom('usuarios')
    .select(['idUsuario as idNotario', 'nombreCompleto as notario', 'activo'])
    .where('idRol', '=', idDeRol.notario)
    .orderBy(alfabetico(sql`nombre_completo`))
    .orderBy('idUsuario')
    .execute();
}

/** The ratings given in an interval, by the notary who was rated. */
export async function listCalificaciones(db: Db, intervalo: Intervalo) {
  const { rows } = await sql<{ idNotario: string | null; promedio: number; cuantas: number }>`
    select c.id_notario, avg(c.puntos)::float8 as promedio, count(*)::int as cuantas
    from calificaciones c where ${enIntervalo(intervalo, sql`c.creada_en`)} group by c.id_notario`.execute(db);
  return rows;
}
