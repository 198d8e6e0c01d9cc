import { listasDeBorradores } from '@fedatario/contract/borrador';
import { facturasCaidas } from '@fedatario/contract/compra';
import { tramitesSinDocumento } from '@fedatario/contract/solicitud';
import { type RawBuilder, sql } from 'kysely';
import type { Vendido } from '../../../borrador/borradores/borradores.ts';
import type { Db } from '../../../db/db.ts';
import { words } from '../../../db/words.ts';
import { unseal } from '../../../services/cipher.ts';

/** SQL condition on a line `l` of an order `f`: the order waits for payment or was paid. */
const vigente = sql`f.estado not in (${words(facturasCaidas)})`;
const pagada = sql`f.numero is not null`;

/** Promises about each sold draft, and queries of the rows that break them. */
export const promesasDePedidos: Readonly<Record<string, RawBuilder<{ caso: string }>>> = {
  'ningún borrador está en dos pedidos que se pagaron o esperan su pago': sql`
    select l.id_borrador || ' (' || string_agg(f.referencia, ', ' order by f.id_factura) || ')' as caso
    from factura_lineas l join facturas f using (id_factura)
    where l.id_borrador is not null and ${vigente} group by l.id_borrador having count(*) > 1`,
  'lo que se pagó ya no se escribe: su borrador está comprado, y ningún otro lo está': sql`
    select b.id_borrador::text as caso from borradores b
    where (b.estado in (${words(listasDeBorradores.comprados)})) <> exists (
      select from factura_lineas l join facturas f using (id_factura) where l.id_borrador = b.id_borrador and ${pagada})`,
  'el borrador de un pedido que espera su pago está en él, y ningún otro lo está': sql`
    select b.id_borrador::text as caso from borradores b
    where (b.estado = 'enPedido') <> exists (
      select from factura_lineas l join facturas f using (id_factura)
      where l.id_borrador = b.id_borrador and f.estado = 'pendientePago')
      and not exists (select from factura_lineas l join facturas f using (id_factura)
        where l.id_borrador = b.id_borrador and ${pagada})`,
  'un borrador en el carrito está en un carrito, y ningún otro lo está': sql`
    select b.id_borrador::text as caso from borradores b
    where (b.estado = 'enCarrito') <> exists (select from carrito_lineas l where l.id_borrador = b.id_borrador)`,
  'una línea retiene su borrador mientras su pedido no se deja, y después no': sql`
    select f.referencia || ' línea ' || l.posicion as caso from factura_lineas l join facturas f using (id_factura)
    where l.id_borrador is not null and l.retiene <> ${vigente}`,
  'cada documento de un pedido que se pagó o espera su pago tiene su borrador': sql`
    select f.referencia || ' línea ' || l.posicion as caso
    from factura_lineas l join facturas f using (id_factura)
    where l.tipo = 'documento' and l.id_borrador is null and ${vigente}`,
};

/** Lines of orders that wait to be paid, with what they were sold with; one order after another. */
export async function listPorPagar(db: Db, despuesDe: string, limite: number) {
  const { rows } = await sql<Vendido & { idFactura: string; referencia: string }>`
    select f.id_factura, f.referencia, l.nombre, l.id_borrador, l.id_version, b.respuestas_cifradas
    from (select id_factura, referencia from facturas
      where estado = 'pendientePago' and id_factura > ${despuesDe}::uuid order by id_factura limit ${limite}) f
    join factura_lineas l using (id_factura) join borradores b using (id_borrador)
    order by f.id_factura, l.posicion`.execute(db);
  return rows;
}

/** Trámites that were paid and not given up, with the answers that each keeps; undefined when they cannot be read. */
export async function listConRespuestas(db: Db, despuesDe: string, limite: number) {
  const rows = await db
    .selectFrom('solicitudes')
    .select(['idSolicitud', 'serie', 'numero', 'idVersion', 'creadaEn', 'respuestasCifradas'])
    .where('tipo', '=', 'tramite')
    .where('estado', 'not in', tramitesSinDocumento)
    .where('respuestasCifradas', 'is not', null)
    .where('idSolicitud', '>', despuesDe)
    .orderBy('idSolicitud')
    .limit(limite)
    .execute();
  return rows.map(({ respuestasCifradas, ...row }) => ({
    ...row,
    respuestas: abrir(row.idSolicitud, respuestasCifradas),
  }));
}

function abrir(idSolicitud: string, sealed: Buffer | null): Record<string, unknown> | undefined {
  try {
    return sealed ? JSON.parse(unseal(sealed, `solicitud:${idSolicitud}`)) : undefined;
  } catch {
    return undefined;
  }
}
