import { facturasPorPagar } from '@fedatario/contract/compra';
import type { QuienPaga } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';

/** The expenses of a gestión in their order, but for those that its customer refused, with the receipts of those that were spent. */
export async function listGastos(db: Db, idSolicitud: string) {
  const rows = await db
    .selectFrom('gestionGastos as g')
    .leftJoin('archivos as a', 'a.idArchivo', 'g.idArchivo')
    .leftJoin('facturas as f', 'f.idFactura', 'g.idFactura')
    .select(['g.idGasto', 'g.orden', 'g.concepto', 'g.estimado', 'g.gastado', 'g.gastadoEl', 'g.paga'])
    .select((eb) => eb('g.agregadoPor', 'is not', null).$castTo<boolean>().as('agregado'))
    .select(sql<boolean>`(g.agregado_por is null or f.numero is not null)`.as('aceptado'))
    .select(['a.idArchivo', 'a.nombre', 'a.tipo', 'a.bytes as peso', 'a.sha256'])
    .where('g.idSolicitud', '=', idSolicitud)
    .where('g.retiradoEn', 'is', null)
    .orderBy('g.orden')
    .execute();
  return rows.map(({ paga, tipo, ...row }) => ({
    ...row,
    paga: paga as QuienPaga,
    tipo,
  }));
}

/** Sum of the paid invoices of a gestión's expenses, less the part that was decided to be given back. Centavos. */
export async function sumCobrado(db: Db, idSolicitud: string): Promise<number> {
  const { rows } = await sql<{ cobrado: number }>`
    select coalesce(sum(l.total - l.comprometido), 0)::int as cobrado
    from facturas f join factura_lineas l using (id_factura)
    where f.gastos_de = ${idSolicitud} and f.numero is not null`.execute(db);
  return rows[0]?.cobrado ?? 0;
}

/** The invoices of its expenses that were paid, the newest first, each with what is left of it. */
export async function listCobros(db: Db, idSolicitud: string) {
  const { rows } = await sql<{ idFactura: string; queda: number }>`
    select f.id_factura, l.total - l.comprometido as queda
    from facturas f join factura_lineas l using (id_factura)
    where f.gastos_de = ${idSolicitud} and f.numero is not null and l.total > l.comprometido
    order by f.id_factura desc`.execute(db);
  return rows;
}

/** The invoice of its expenses that waits to be paid. */
export async function findPorPagar(db: Db, idSolicitud: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('facturas')
    .select('idFactura')
    .where('gastosDe', '=', idSolicitud)
    .where('estado', 'in', facturasPorPagar)
    .executeTakeFirst();
  return row?.idFactura;
}

/** Whether the newest result of a gestión has files, and nobody claimed of it since. */
export async function hasResultado(db: Db, idSolicitud: string): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select from gestion_resultado_archivos a where a.id_solicitud = r.id_solicitud and a.version = r.version)
      and not exists (select from solicitud_historial h where h.id_solicitud = r.id_solicitud and h.accion = 'reclamar'
        and h.hecho_en >= r.anotado_en) as hay
    from gestion_resultados r where r.id_solicitud = ${idSolicitud} and r.favorable
    order by r.version desc limit 1`.execute(db);
  return rows[0]?.hay ?? false;
}

/** The state of the newest invoice of its expenses; undefined without any. */
export async function findUltimoCobro(db: Db, idSolicitud: string) {
  return db
    .selectFrom('facturas')
    .select(['idFactura', 'estado', 'numero'])
    .where('gastosDe', '=', idSolicitud)
    .orderBy('idFactura', 'desc')
    .executeTakeFirst();
}
