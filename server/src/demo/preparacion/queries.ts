import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Lone } from '../../db/lone.ts';

const TURN = 4_021_879;

type Client = Pick<Lone['client'], 'query'>;

/** Takes the turn to prepare the demonstration, which this connection holds until it ends. */
export async function takeTurno(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ mio: boolean }>('select pg_try_advisory_lock($1) as mio', [TURN]);
  return rows[0]?.mio ?? false;
}

export interface Comienzo {
  /** A past was begun here; null of its end while it is lived. */
  readonly preparacion: { readonly hasta: Date; readonly terminadaEn: Date | null } | undefined;
  /** Nobody has an account. */
  readonly vacia: boolean;
}

/** How far the demonstration came that stands in this database. */
export async function readComienzo(client: Client): Promise<Comienzo> {
  const { rows } = await client.query<{ hasta: Date; terminada_en: Date | null }>(
    'select hasta, terminada_en from preparacion_demostracion',
  );
  const { rows: usuarios } = await client.query('select 1 from usuarios limit 1');
  const [row] = rows;
  return {
    preparacion: row && { hasta: row.hasta, terminadaEn: row.terminada_en },
    vacia: usuarios.length === 0,
  };
}

export async function insertPreparacion(client: Client, hasta: Date): Promise<void> {
  await client.query('insert into preparacion_demostracion (hasta) values ($1)', [hasta]);
}

/** Ids of all files that rows name. */
export async function listArchivos(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id_archivo as id from archivos');
  return rows.map(({ id }) => id);
}

export async function updateAvance(db: Db, avance: { hechas: number; todas: number }): Promise<void> {
  await db.updateTable('preparacionDemostracion').set(avance).execute();
}

/** In a transaction, which waits for the disk, and with it for all that the past wrote without waiting. */
export async function markTerminada(db: Db): Promise<void> {
  await sql`set local synchronous_commit to on`.execute(db);
  await db.updateTable('preparacionDemostracion').set({ terminadaEn: sql`now()` }).execute();
}

export async function findAvance(db: Db) {
  return db.selectFrom('preparacionDemostracion').select(['hechas', 'todas', 'terminadaEn']).executeTakeFirst();
}

const deSolicitud = (db: Db) => db.selectFrom('solicitudes').select('creadaEn as desde');

/** When each kind of thing was made that the past goes on with, by the name under which a call gives its id. */
const COSAS = {
  idSolicitud: (db: Db, id: string) => deSolicitud(db).where('idSolicitud', '=', id),
  idRequisito: (db: Db, id: string) =>
    deSolicitud(db).where('idSolicitud', '=', (eb) =>
      eb.selectFrom('requisitos').select('idSolicitud').where('idRequisito', '=', id),
    ),
  idDeber: (db: Db, id: string) =>
    deSolicitud(db).where('idSolicitud', '=', (eb) =>
      eb.selectFrom('deberes').select('idSolicitud').where('idDeber', '=', id),
    ),
  idFactura: (db: Db, id: string) => db.selectFrom('facturas').select('creadaEn as desde').where('idFactura', '=', id),
  idReembolso: (db: Db, id: string) =>
    db.selectFrom('reembolsos').select('creadoEn as desde').where('idReembolso', '=', id),
  idComprobante: (db: Db, id: string) =>
    db.selectFrom('comprobantes').select('creadoEn as desde').where('idComprobante', '=', id),
  idCita: (db: Db, id: string) => db.selectFrom('citas').select('creadaEn as desde').where('idCita', '=', id),
  idSuscripcion: (db: Db, id: string) =>
    db.selectFrom('suscripciones').select('creadaEn as desde').where('idSuscripcion', '=', id),
};

export type ClaseDeCosa = keyof typeof COSAS;
export const clasesDeCosa = Object.keys(COSAS) as ClaseDeCosa[];

/** Whether something was made in the past that ends at that moment. */
export async function hasEnPasado(db: Db, clase: ClaseDeCosa, id: string, hasta: Date): Promise<boolean> {
  const cosa = await COSAS[clase](db, id).executeTakeFirst();
  return cosa !== undefined && cosa.desde < hasta;
}

export async function hasCuentaEnPasado(db: Db, idUsuario: string, hasta: Date): Promise<boolean> {
  const query = db.selectFrom('usuarios').select('idUsuario').where('idUsuario', '=', idUsuario);
  return (await query.where('creadoEn', '<', hasta).executeTakeFirst()) !== undefined;
}
