import { idDeRol } from '@fedatario/contract/base';
import { type DatosDeDemostracion, DOMINIO_DE_DEMOSTRACION } from '@fedatario/contract/control';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { DE_SUS_CUENTAS, PROTEGIDAS, VACIADAS } from './tablas.ts';

/** Customers who opened an account: those of the demonstration itself are not among them. */
const seVan = (db: Db) =>
  db
    .selectFrom('usuarios')
    .select('usuarios.idUsuario')
    .where('usuarios.idRol', '=', idDeRol.cliente)
    .where('usuarios.email', 'not like', `%@${DOMINIO_DE_DEMOSTRACION}`);

/** Whether the year behind the demonstration is being lived, or was left half-lived by a process that died. */
export async function hasPreparacion(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('preparacionDemostracion')
    .select('hasta')
    .where('terminadaEn', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countActividad(db: Db): Promise<DatosDeDemostracion> {
  const cuantas = (tabla: 'facturas' | 'solicitudes' | 'citas') =>
    db.selectFrom(tabla).select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('n'));
  const { rows } = await sql<DatosDeDemostracion>`select
    (select count(*)::int from (${seVan(db)}) as c) as clientes,
    (${cuantas('facturas')}) as pedidos,
    (${cuantas('solicitudes')}) as solicitudes,
    (${cuantas('citas')}) as citas`.execute(db);
  const [datos] = rows;
  if (!datos) throw new Error('No se pudo contar.');
  return datos;
}

/**
 * Empties the tables of what people did, at once: one that stays and refers to them makes the statement fail. Their owner may turn
 * off what protects the registers, and only until the end of these statements, which nobody else sees before they commit.
 */
export async function deleteActividad(db: Db): Promise<void> {
  for (const tabla of PROTEGIDAS) await sql`alter table ${sql.table(tabla)} disable trigger user`.execute(db);
  await sql`truncate ${sql.join(VACIADAS.map((tabla) => sql.table(tabla)))}`.execute(db);
  for (const tabla of PROTEGIDAS) await sql`alter table ${sql.table(tabla)} enable trigger user`.execute(db);
  await db.updateTable('codigosPromocionales').set({ usos: 0 }).where('usos', '>', 0).execute();
}

/** Deletes what the customers had in tables that the office has too. */
export async function deleteDeSusCuentas(db: Db): Promise<void> {
  for (const tabla of DE_SUS_CUENTAS) await db.deleteFrom(tabla).where('idUsuario', 'in', seVan(db)).execute();
}

/** Deletes the rows of all files but those of the company, its catalogue and its people. */
export async function deleteArchivosDeActividad(db: Db): Promise<void> {
  await sql`delete from archivos a where not exists (select 1 from informacion_general i
      where a.id_archivo in (i.logo_claro, i.logo_oscuro, i.icono))
    and not exists (select 1 from productos p where p.id_imagen = a.id_archivo)
    and not exists (select 1 from fotos f where f.id_archivo = a.id_archivo)`.execute(db);
}

/** Deletes the customers, of whom nothing else is left. */
export async function deleteClientes(db: Db): Promise<void> {
  await db.deleteFrom('usuarios').where('idUsuario', 'in', seVan(db)).execute();
}

/** Forgets what was answered before this moment to a request that named itself. */
export async function deleteRespuestasDadas(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('peticionesIdempotentes').where('creadaEn', '<', now).execute();
}
