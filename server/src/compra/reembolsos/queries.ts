import { estadosCon } from '@fedatario/contract/base';
import { estadosSinDecidir, reembolsosPorDevolver } from '@fedatario/contract/compra';
import {
  type EstadoDeSolicitud,
  maquinaDeGestion,
  maquinaDeTramite,
  tramitesSinDocumento,
} from '@fedatario/contract/solicitud';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { words } from '../../db/words.ts';

/** The state of its solicitud; of a gestión that stands aside, in pause or for its expenses, the one it returns to. */
const estadoParaCotizar = sql<EstadoDeSolicitud | null>`case when s.tipo = 'gestion' then coalesce(s.estado_anterior, s.estado) else s.estado end`;

/** The states of a gestión whose work reached its institution, and those in which work ended without a result or stands still. */
const presentadas = estadosCon(maquinaDeGestion, 'etapa', 'presentada', 'resuelta');
const caducadas = estadosCon(maquinaDeGestion, 'etapa', 'caducado');
const detenidas = [...tramitesSinDocumento, ...estadosCon(maquinaDeGestion, 'fase', 'parada')];
const sinEntrega = estadosCon(maquinaDeTramite, 'etapa', 'noEntregado');

/** The last stage before an institution that a gestión reached which expired; null for any other. */
const alcanzadoAlCaducar = sql<EstadoDeSolicitud | null>`case when s.tipo = 'gestion' and s.estado in (${words(caducadas)}) then (
  select h.a from solicitud_historial h where h.id_solicitud = s.id_solicitud
    and h.a in (${words(presentadas)}) order by h.orden desc limit 1) end`;

/** The lines of an invoice as a refund sees them. `conPropuestas`: a refund that the office proposed and did not decide on counts as asked for. */
export async function findLineas(db: Db, idFactura: string, conPropuestas: boolean) {
  return db
    .selectFrom('facturaLineas as l')
    .leftJoin('solicitudes as s', (join) =>
      join.onRef('s.idFactura', '=', 'l.idFactura').onRef('s.posicion', '=', 'l.posicion'),
    )
    .select(['l.posicion', 'l.tipo', 'l.nombre', 'l.total', 'l.comprometido'])
    .select(['s.idSolicitud', 's.serie', 's.numero', 's.automatica'])
    .select(estadoParaCotizar.as('estadoDeSolicitud'))
    .select(alcanzadoAlCaducar.as('alcanzado'))
    .select(
      sql<boolean>`exists (select 1 from reembolso_lineas x join reembolsos r using (id_reembolso)
        where x.id_factura = l.id_factura and x.posicion = l.posicion and r.estado in (${words(estadosSinDecidir)})
          and (${conPropuestas} or not r.de_oficio))`.as('enCurso'),
    )
    .where('l.idFactura', '=', idFactura)
    .orderBy('l.posicion')
    .execute();
}

export async function findFactura(db: Db, idFactura: string) {
  return db
    .selectFrom('facturas')
    .select(['idFactura', 'idUsuario', 'estado', 'total', 'pagadaEn', 'gastosDe'])
    .where('idFactura', '=', idFactura)
    .executeTakeFirst();
}

export async function insertReembolso(
  db: Db,
  row: Insertable<DB['reembolsos']>,
  lineas: readonly Insertable<DB['reembolsoLineas']>[],
): Promise<void> {
  await db.insertInto('reembolsos').values(row).execute();
  await db
    .insertInto('reembolsoLineas')
    .values([...lineas])
    .execute();
}

/** The refund, locked until this transaction ends. The caller locks its invoice first, always in that order. */
export async function lockReembolso(db: Db, idReembolso: string) {
  const row = await db
    .selectFrom('reembolsos')
    .selectAll()
    .where('idReembolso', '=', idReembolso)
    .forUpdate()
    .executeTakeFirst();
  return row;
}

export type ReembolsoRow = NonNullable<Awaited<ReturnType<typeof lockReembolso>>>;

export async function findIdFactura(db: Db, idReembolso: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('reembolsos')
    .select('idFactura')
    .where('idReembolso', '=', idReembolso)
    .executeTakeFirst();
  return row?.idFactura;
}

export async function updateReembolso(db: Db, idReembolso: string, values: Updateable<DB['reembolsos']>) {
  await db.updateTable('reembolsos').set(values).where('idReembolso', '=', idReembolso).execute();
}

export interface LineaDecidida {
  readonly posicion: number;
  readonly monto: number;
  readonly cancela: boolean;
}

/** Writes the decision of each line; a line that is not named gets nothing. */
export async function updateLineasDecididas(
  db: Db,
  idReembolso: string,
  lineas: readonly LineaDecidida[],
): Promise<void> {
  await db
    .updateTable('reembolsoLineas')
    .set({ monto: 0, cancela: false })
    .where('idReembolso', '=', idReembolso)
    .execute();
  for (const { posicion, monto, cancela } of lineas) {
    await db
      .updateTable('reembolsoLineas')
      .set({ monto, cancela })
      .where('idReembolso', '=', idReembolso)
      .where('posicion', '=', posicion)
      .execute();
  }
}

export async function insertPaso(db: Db, paso: Omit<Insertable<DB['reembolsoHistorial']>, 'orden'>): Promise<void> {
  await db
    .insertInto('reembolsoHistorial')
    .values((eb) => ({
      ...paso,
      orden: eb
        .selectFrom('reembolsoHistorial')
        .select(sql<number>`coalesce(max(orden), 0) + 1`.as('orden'))
        .where('idReembolso', '=', paso.idReembolso),
    }))
    .execute();
}

/** Refunds of an invoice, the newest first. */
export async function listReembolsos(db: Db, idFactura: string) {
  return db
    .selectFrom('reembolsos as r')
    .innerJoin('facturas as f', 'f.idFactura', 'r.idFactura')
    .leftJoin('notasCredito as n', 'n.idReembolso', 'r.idReembolso')
    .selectAll('r')
    .select('f.idUsuario as idCliente')
    .select(['n.idNota', 'n.serie as serieNota', 'n.numero as numeroNota'])
    .where('r.idFactura', '=', idFactura)
    .orderBy('r.idReembolso', 'desc')
    .execute();
}

export type ReembolsoConNota = Awaited<ReturnType<typeof listReembolsos>>[number];

export async function listLineas(db: Db, idFactura: string) {
  return db
    .selectFrom('reembolsoLineas as x')
    .innerJoin('facturaLineas as l', (join) =>
      join.onRef('l.idFactura', '=', 'x.idFactura').onRef('l.posicion', '=', 'x.posicion'),
    )
    .selectAll('x')
    .select('l.nombre')
    .select(
      // A document that only the platform makes is tried again after it could not be delivered.
      sql<boolean>`exists (select from solicitudes s where s.id_factura = x.id_factura and s.posicion = x.posicion
        and (s.estado in (${words(detenidas)})
          or (s.estado in (${words(sinEntrega)}) and not s.automatica)))`.as('detenida'),
    )
    .where('x.idFactura', '=', idFactura)
    .orderBy('x.posicion')
    .execute();
}

export async function listPasos(db: Db, idFactura: string) {
  return db
    .selectFrom('reembolsoHistorial as h')
    .innerJoin('reembolsos as r', 'r.idReembolso', 'h.idReembolso')
    .leftJoin('usuarios as u', 'u.idUsuario', 'h.idUsuario')
    .selectAll('h')
    .select('u.nombreCompleto')
    .where('r.idFactura', '=', idFactura)
    .orderBy('h.idReembolso')
    .orderBy('h.orden')
    .execute();
}

/** The data of a refund that its notices tell. */
export async function findAvisado(db: Db, idReembolso: string) {
  return db
    .selectFrom('reembolsos as r')
    .innerJoin('facturas as f', 'f.idFactura', 'r.idFactura')
    .select([
      'r.idReembolso',
      'r.estado',
      'r.medio',
      'r.cotizado',
      'r.monto',
      'r.motivo',
      'r.respuesta',
      'r.pedidoPor',
      'r.deOficio',
    ])
    .select(['f.idFactura', 'f.serie', 'f.numero', 'f.idUsuario'])
    .select(
      sql<boolean>`exists (select from reembolso_cuentas c where c.id_reembolso = r.id_reembolso)`.as('conCuenta'),
    )
    .where('r.idReembolso', '=', idReembolso)
    .executeTakeFirst();
}

/** Requests of an invoice's customer that wait for a decision, the first one first. */
export async function listPorDecidir(db: Db, idFactura: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reembolsos as r')
    .innerJoin('facturas as f', 'f.idFactura', 'r.idFactura')
    .select('r.idReembolso')
    .where('r.idFactura', '=', idFactura)
    .where('r.estado', 'in', estadosSinDecidir)
    .where('r.deOficio', '=', false)
    .whereRef('r.pedidoPor', '=', 'f.idUsuario')
    .orderBy('r.idReembolso')
    .execute();
  return rows.map(({ idReembolso }) => idReembolso);
}

/** Requests of an invoice that its customer withdrew since then. */
export async function countRetirados(db: Db, idFactura: string, desde: Date): Promise<number> {
  const row = await db
    .selectFrom('reembolsos')
    .select((eb) => eb.fn.countAll<string>().as('cuantos'))
    .where('idFactura', '=', idFactura)
    .where('estado', '=', 'retirado')
    .where('actualizadoEn', '>', desde)
    .executeTakeFirstOrThrow();
  return Number(row.cuantos);
}

/** Refunds that the provider has not finished, and whose time to ask has come. */
export async function findPorDevolver(db: Db, now: Date, limite: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reembolsos')
    .select('idReembolso')
    .where('estado', 'in', reembolsosPorDevolver)
    .where('medio', '=', 'tarjeta')
    .where('siguienteEn', '<=', now)
    .orderBy('siguienteEn')
    .limit(limite)
    .execute();
  return rows.map(({ idReembolso }) => idReembolso);
}
