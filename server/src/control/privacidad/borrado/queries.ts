import { facturasPorPagar, reembolsosAbiertos, suscripcionesQueSiguen } from '@fedatario/contract/compra';
import type { ClaseDeRetencion, ImpedimentoDeCierre } from '@fedatario/contract/control';
import { solicitudesQueSeConservan } from '@fedatario/contract/solicitud';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { words } from '../../../db/words.ts';
import { suyas } from '../filas/queries.ts';
import type { ConTabla, Paso, Valores } from '../tablas/dato.ts';

/** Permits this transaction to erase rows that are otherwise protected from changes. */
export async function markBorradoPermitido(db: Db): Promise<void> {
  await sql`select set_config('fedatario.borrado', 'si', true)`.execute(db);
}

/** Takes one step; the count of its rows, and the files that the deleted rows named. */
export async function updateOrDeleteDato(db: Db, dato: ConTabla, paso: Paso, idUsuario: string) {
  const donde = suyas(dato, dato.tabla, idUsuario, paso.cuales);
  const tabla = sql.table(dato.tabla);
  if (paso.hacer === 'limpiar') {
    const { numAffectedRows } =
      await sql`update ${tabla} set ${puestos(paso.valores, idUsuario)} where ${donde}`.execute(db);
    return { filas: Number(numAffectedRows ?? 0), archivos: [] };
  }
  const archivo = dato.archivo ? sql`${sql.ref(dato.archivo)}` : sql`null`;
  const { rows } = await sql<{
    id: string | null;
  }>`delete from ${tabla} where ${donde} returning ${archivo} as id`.execute(db);
  return { filas: rows.length, archivos: rows.flatMap(({ id }) => id ?? []) };
}

function puestos(valores: Valores, idUsuario: string) {
  return sql.join(
    Object.entries(valores).map(([columna, valor]) => {
      const puesto = typeof valor === 'string' ? valor.replace('$u', idUsuario) : valor;
      return sql`${sql.ref(columna)} = ${puesto}`;
    }),
  );
}

export async function countFilas(db: Db, dato: ConTabla, idUsuario: string, cuales?: Paso['cuales']): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(dato.tabla)}
    where ${suyas(dato, dato.tabla, idUsuario, cuales)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The person's records that the law keeps today: how many there are of each class, and the date of the newest. */
export async function countConservado(db: Db, idUsuario: string) {
  const { rows } = await sql<{ clase: ClaseDeRetencion; cuantos: number; ultima: Date | null }>`
    select 'fiscal' as clase, count(*)::int as cuantos, max(pagada_en) as ultima
    from facturas where id_usuario = ${idUsuario} and numero is not null
    union all
    select 'expediente', count(*)::int, max(actualizada_en) from solicitudes
    where id_usuario = ${idUsuario} and estado in (${words(solicitudesQueSeConservan)})
    union all
    select 'registro', count(*)::int, max(f.firmada_en) from firmas f join solicitudes s using (id_solicitud)
    where s.id_usuario = ${idUsuario}`.execute(db);
  return rows.filter(({ cuantos }) => cuantos > 0);
}

/** Obligations that must end before the account is closed. */
export async function listImpedimentos(db: Db, idUsuario: string): Promise<ImpedimentoDeCierre[]> {
  const { rows } = await sql<ImpedimentoDeCierre>`
    select tipo, id_solicitud as id, nombre from solicitudes where id_usuario = ${idUsuario} and grupo <> 'finalizado'
    union all
    select 'pedido', id_factura, referencia from facturas where id_usuario = ${idUsuario} and estado in (${words(facturasPorPagar)})
    union all
    select 'reembolso', r.id_factura, f.referencia from reembolsos r join facturas f using (id_factura)
    where f.id_usuario = ${idUsuario} and r.estado in (${words(reembolsosAbiertos)})
    union all
    select 'suscripcion', id_suscripcion, nombre_plan from suscripciones
    where id_usuario = ${idUsuario} and estado in (${words(suscripcionesQueSiguen)})`.execute(db);
  return rows;
}

/** Whether a notary's register names this user as its notary: they are then part of it for ever. */
export async function hasRegistro(db: Db, idUsuario: string): Promise<boolean> {
  const row = await db
    .selectFrom('registroActuaciones')
    .select('idAsiento')
    .where('idNotario', '=', idUsuario)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findNombre(db: Db, idUsuario: string): Promise<string> {
  const { nombreCompleto } = await db
    .selectFrom('usuarios')
    .select('nombreCompleto')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return nombreCompleto;
}

/** The account of a user, locked; undefined once it is erased. */
export async function lockCuenta(db: Db, idUsuario: string) {
  return db
    .selectFrom('usuarios')
    .innerJoin('cuentas', 'cuentas.idUsuario', 'usuarios.idUsuario')
    .select(['usuarios.email', 'usuarios.nombreCompleto', 'usuarios.idRol', 'cuentas.cierraEn'])
    .select('cuentas.cierreDetenidoPor')
    .where('usuarios.idUsuario', '=', idUsuario)
    .forUpdate()
    .executeTakeFirst();
}

export async function listPorCerrar(db: Db, now: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('cuentas')
    .select('idUsuario')
    .where('cierraEn', '<=', now)
    .orderBy('cierraEn')
    .limit(limite)
    .execute();
  return rows.map(({ idUsuario }) => idUsuario);
}

export async function insertRetencion(db: Db, row: Insertable<DB['retenciones']>): Promise<void> {
  await db.insertInto('retenciones').values(row).execute();
}

export async function insertConstancia(db: Db, row: Insertable<DB['constanciasDeCierre']>): Promise<void> {
  await db.insertInto('constanciasDeCierre').values(row).execute();
}

/** Retentions whose last day is over. */
export async function listPorPurgar(db: Db, hoy: string, limite: number) {
  const rows = await db
    .selectFrom('retenciones')
    .select(['idUsuario', 'clase'])
    .where('purgadaEn', 'is', null)
    .where('hasta', '<', hoy)
    .orderBy('hasta')
    .limit(limite)
    .execute();
  return rows;
}

/** False when another took it. */
export async function takePurga(db: Db, idUsuario: string, clase: ClaseDeRetencion, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('retenciones')
    .set({ purgadaEn: now })
    .where('idUsuario', '=', idUsuario)
    .where('clase', '=', clase)
    .where('purgadaEn', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
