import type { EstadoBorrador } from '@fedatario/contract/borrador';
import type { EstadoDeVenta, Modalidad, TipoProducto } from '@fedatario/contract/catalogo';
import {
  comprobantesPorRevisar,
  facturasPorPagar,
  type LineaDeCarrito,
  type MetodoDePago,
} from '@fedatario/contract/compra';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import { fixed } from '../../db/wire/fixed.ts';
import { words } from '../../db/words.ts';
import { type PlanDeCliente, planesDe } from '../beneficios/beneficios.ts';
import { type Cupon, cuponDe } from '../codigos/codigos.ts';

export async function listLineas(db: Db, idUsuario: string): Promise<LineaDeCarrito[]> {
  const rows = await db
    .selectFrom('carritoLineas')
    .selectAll()
    .where('idUsuario', '=', idUsuario)
    .orderBy('idLinea')
    .execute();
  return rows.map((row) => ({ ...row, agregadaEn: row.agregadaEn.toISOString() }));
}

/** A line of the cart with what it costs now: a draft costs what its version does, a gestión what is on sale. */
export interface LineaRow {
  readonly idLinea: string;
  readonly idProducto: string;
  readonly idBorrador: string | null;
  readonly precioVisto: number;
  readonly agregadaEn: Date;
  readonly idCategoria: string;
  readonly slug: string;
  readonly nombreProducto: string;
  readonly tipo: TipoProducto;
  readonly modalidad: Modalidad;
  readonly plazoHoras: number;
  readonly aranceles: unknown;
  readonly estadoProducto: EstadoDeVenta;
  readonly nombreBorrador: string | null;
  readonly estadoBorrador: EstadoBorrador | null;
  /** Counts the changes of its answers. */
  readonly revisionBorrador: number | null;
  readonly idVersion: string | null;
  readonly precio: number | null;
}

/** The rest of the cart: its code, an order that waits to be paid, and the buyer of the last invoice. */
export interface ContextoRow {
  readonly codigo: string | null;
  readonly cupon: Cupon | null;
  /** The customer's plan, and earlier ones that owe units. */
  readonly planes: readonly PlanDeCliente[];
  readonly idFactura: string | null;
  readonly referencia: string | null;
  readonly total: number | null;
  readonly metodo: MetodoDePago | null;
  readonly venceEn: Date | null;
  readonly comprobantePorRevisar: boolean | null;
  readonly receptor: unknown;
  readonly nit: string | null;
  readonly nombreCompleto: string;
  readonly direccion: string | null;
}

const deLinea = sql`l.id_linea, l.id_producto, l.id_borrador, l.precio as precio_visto, l.agregada_en, p.id_categoria, p.slug,
  p.nombre as nombre_producto, p.tipo, p.modalidad, p.plazo_horas, p.aranceles, p.estado as estado_producto,
  b.nombre as nombre_borrador, b.estado as estado_borrador, b.revision as revision_borrador, v.id_version, v.precio`;
const lineas = sql`carrito_lineas l join productos p on p.id_producto = l.id_producto
  left join borradores b on b.id_borrador = l.id_borrador
  left join versiones_producto v on v.id_version = coalesce(b.id_version, p.id_version_vigente)`;
const delCodigo = sql`c.codigo, ${cuponDe(sql`c.codigo`, sql`c.id_usuario`)} as cupon`;
const deLosPlanes = (idUsuario: RawBuilder<unknown>) => sql`${planesDe(idUsuario)} as planes`;

/** The whole cart in one query; undefined without a user. */
export async function findCarrito(db: Db, idUsuario: string) {
  const rows = await delCarrito.rows(db, { idUsuario });
  return { contexto: rows[0] as ContextoRow | undefined, filas: rows.filter((row) => row.idLinea !== null) };
}

interface Suyo {
  readonly idUsuario: string;
}

const delCarrito = fixed(
  (_, { idUsuario }: Suyo) => sql<ContextoRow & (LineaRow | { readonly idLinea: null })>`
    select ${delCodigo}, ${deLosPlanes(sql`u.id_usuario`)}, f.id_factura, f.referencia, f.total, f.metodo, f.vence_en, f.comprobante_por_revisar, r.receptor, u.nit, u.nombre_completo, u.direccion,
      ${deLinea}
    from usuarios u
    left join carritos c on c.id_usuario = u.id_usuario
    left join lateral (select id_factura, referencia, total, metodo, vence_en,
        exists (select from comprobantes c where c.id_factura = facturas.id_factura and c.estado in (${words(comprobantesPorRevisar)})) as comprobante_por_revisar
      from facturas
      where id_usuario = u.id_usuario and estado in (${words(facturasPorPagar)}) order by id_factura desc limit 1) f on true
    left join lateral (select receptor from facturas
      where id_usuario = u.id_usuario order by id_factura desc limit 1) r on true
    left join (${lineas}) on l.id_usuario = u.id_usuario
    where u.id_usuario = ${idUsuario} order by l.id_linea`,
);

/** A line that becomes one of an order, with the answers that are sold. */
export type LineaTomada = LineaRow &
  Pick<ContextoRow, 'codigo' | 'cupon' | 'planes'> & { readonly respuestasCifradas: Buffer | null };

/** The lines, held until this transaction ends, and the code that would go with them. */
export const lockLineas = fixed(
  (_, { idUsuario }: Suyo) => sql<LineaTomada>`
    select ${deLinea}, b.respuestas_cifradas, ${delCodigo}, ${deLosPlanes(sql`l.id_usuario`)} from ${lineas} left join carritos c on c.id_usuario = l.id_usuario
    where l.id_usuario = ${idUsuario} order by l.id_linea for update of l`,
);

/** Does nothing if the line is there already. */
export const insertLineaLater = fixed((db, row: Insertable<DB['carritoLineas']>) =>
  db
    .insertInto('carritoLineas')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
).later;

/** Locks the customer's cart, so that the limit of lines holds when two tabs add at once. */
export const lockCarritoLater = fixed((db, { idUsuario, now }: Suyo & { now: Date }) =>
  db
    .insertInto('carritos')
    .values({ idUsuario, actualizadoEn: now })
    .onConflict((conflict) => conflict.column('idUsuario').doUpdateSet({ actualizadoEn: now })),
).later;

export const updateCodigoLater = fixed((db, { idUsuario, codigo, now }: Suyo & { codigo: string | null; now: Date }) =>
  db
    .insertInto('carritos')
    .values({ idUsuario, codigo, actualizadoEn: now })
    .onConflict((conflict) => conflict.column('idUsuario').doUpdateSet({ codigo, actualizadoEn: now })),
).later;

export async function updatePrecio(db: Db, idLinea: string, precio: number): Promise<void> {
  await db.updateTable('carritoLineas').set({ precio }).where('idLinea', '=', idLinea).execute();
}

export async function deleteLinea(db: Db, idUsuario: string, idLinea: string) {
  return db
    .deleteFrom('carritoLineas')
    .where('idUsuario', '=', idUsuario)
    .where('idLinea', '=', idLinea)
    .returning('idBorrador')
    .executeTakeFirst();
}

/** Takes the lines of an order away, and the code that went with them. */
export const deleteLineasLater = fixed(
  (_, { idUsuario, idLineas }: Suyo & { idLineas: readonly string[] }) => sql`
    with lineas as (delete from carrito_lineas where id_linea = any(${idLineas}::uuid[]))
    update carritos set codigo = null where id_usuario = ${idUsuario} and codigo is not null`,
).later;
