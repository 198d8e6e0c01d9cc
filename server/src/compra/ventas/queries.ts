import {
  type EstadoFactura,
  estadosSinDecidir,
  type MetodoDePago,
  type ordenesDeVentas,
  type pagosDeVentas,
  type reembolsosDeVentas,
  reembolsosDevolviendo,
} from '@fedatario/contract/compra';
import { type SqlBool, sql } from 'kysely';
import { alfabetico } from '../../db/alfabeto.ts';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { conPalabras } from '../../db/like.ts';
import { words } from '../../db/words.ts';
import { comprobantePorRevisar } from '../facturas/facturas.ts';

export interface Filtros {
  /** Limits sales to the trámites assigned to this notary; null means every sale. */
  readonly soloDe: string | null;
  readonly texto?: string | undefined;
  readonly estado?: EstadoFactura | undefined;
  readonly metodo?: MetodoDePago | undefined;
  readonly reembolso?: (typeof reembolsosDeVentas)[number] | undefined;
  readonly pago?: (typeof pagosDeVentas)[number] | undefined;
  readonly codigo?: string | undefined;
  /** Half-open interval: from `desde`, before `hasta`. */
  readonly desde?: Date | undefined;
  readonly hasta?: Date | undefined;
}

type Orden = (typeof ordenesDeVentas)[number];

export interface Listado {
  readonly filtros: Filtros;
  readonly orden: Orden | `-${Orden}`;
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

/** Time of the sale: when it was paid, or ordered while it is unpaid. */
const fecha = sql<Date>`coalesce(f.pagada_en, f.creada_en)`;
const escrito = sql<string>`f.serie || '-' || lpad(f.numero::text, 6, '0')`;
/** Refunds that wait for the office: to be decided, or to be paid by hand. */
const pendiente = sql<boolean>`exists (select 1 from reembolsos r where r.id_factura = f.id_factura
  and (r.estado in (${words(estadosSinDecidir)}) or (r.estado in (${words(reembolsosDevolviendo)}) and r.medio = 'manual')))`;

/** Sales without a number sort before the numbered ones. */
const criterios = {
  fecha,
  numero: sql`coalesce(${escrito}, '') collate "C"`,
  cliente: alfabetico(sql`u.nombre_completo`),
  total: sql`f.total::bigint`,
  reembolsado: sql`f.reembolsado::bigint`,
};

const deTodas = (db: Db) => db.selectFrom('facturas as f');

/** Invoices with a trámite assigned to this notary, as far as they are of it: its lines and their amounts. */
function deNotario(db: Db, idNotario: string): ReturnType<typeof deTodas> {
  const suyas = sql`(select f.*, x.total, x.descuento, x.reembolsado from (
      select id_factura, id_usuario, referencia, serie, numero, estado, metodo, moneda, creada_en, pagada_en, vence_en,
        receptor, codigo, anulada_por from facturas) f
    join (select l.id_factura, sum(l.total)::int as total, sum(l.descuento)::int as descuento,
        sum(l.reembolsado)::int as reembolsado
      from factura_lineas l join solicitudes s using (id_factura, posicion)
      where s.tipo = 'tramite' and s.id_notario = ${idNotario} group by l.id_factura) x using (id_factura))`;
  return db.selectFrom(suyas.as('f')) as unknown as ReturnType<typeof deTodas>;
}

const buscados = [
  escrito,
  sql`f.referencia`,
  sql`u.nombre_completo`,
  sql`u.email`,
  sql`f.codigo`,
  sql`f.receptor->>'nombre'`,
];

/** The sales that a filter leaves: list, sums and export are made of this one. */
function filtradas(db: Db, { soloDe, texto, estado, metodo, reembolso, pago, codigo, desde, hasta }: Filtros) {
  // A tax number is kept without the hyphen people write.
  const nit = `%${(texto ?? '').replace(/[^0-9A-Za-z]/g, '')}%`;
  return (soloDe === null ? deTodas(db) : deNotario(db, soloDe))
    .innerJoin('usuarios as u', 'u.idUsuario', 'f.idUsuario')
    .$if(Boolean(texto), (query) =>
      query.where(
        sql<SqlBool>`(${conPalabras(texto, ...buscados)} or (${nit} <> '%%' and f.receptor->>'numero' ilike ${nit}))`,
      ),
    )
    .$call((query) => (estado === undefined ? query : query.where('f.estado', '=', estado)))
    .$call((query) => (metodo === undefined ? query : query.where('f.metodo', '=', metodo)))
    .$if(codigo !== undefined, (query) => query.where('f.codigo', '=', String(codigo).toUpperCase()))
    .$if(reembolso === 'pendiente', (query) => query.where(pendiente))
    .$if(pago === 'recibido', (query) => query.where('f.numero', 'is not', null))
    .$if(desde !== undefined, (query) => query.where(fecha, '>=', desde as Date))
    .$if(hasta !== undefined, (query) => query.where(fecha, '<', hasta as Date));
}

/** Whether a line became a trámite that is assigned to this notary. */
const esSuya = (idNotario: string) => sql<SqlBool>`exists (select from solicitudes s where s.id_factura = l.id_factura
  and s.posicion = l.posicion and s.tipo = 'tramite' and s.id_notario = ${idNotario})`;

/** The lines of a sale that are this notary's. */
export async function listPosiciones(db: Db, idFactura: string, idNotario: string): Promise<number[]> {
  const rows = await db
    .selectFrom('facturaLineas as l')
    .select('l.posicion')
    .where('l.idFactura', '=', idFactura)
    .where(esSuya(idNotario))
    .execute();
  return rows.map(({ posicion }) => posicion);
}

export async function listVentas(db: Db, { filtros, orden, despuesDe, limite }: Listado) {
  const { clave, despues, por } = keyset({ criterios, instantes: ['fecha'], orden, id: sql`f.id_factura`, despuesDe });
  return filtradas(db, filtros)
    .leftJoin('dtes as d', (join) => join.onRef('d.idFactura', '=', 'f.idFactura').on('d.idNota', 'is', null))
    .select(['f.idFactura', 'f.referencia', 'f.serie', 'f.numero', 'f.estado', 'f.metodo', 'f.total', 'f.reembolsado'])
    .select(['f.creadaEn', 'f.pagadaEn', 'f.venceEn', 'f.receptor', 'f.codigo', 'f.descuento', 'f.moneda'])
    .select(['u.idUsuario', 'u.nombreCompleto', 'u.email', 'd.estado as certificacion'])
    .select([
      sql<string[]>`array(select l.nombre from factura_lineas l where l.id_factura = f.id_factura
        ${filtros.soloDe === null ? sql`` : sql`and ${esSuya(filtros.soloDe)}`} order by l.posicion)`.as('conceptos'),
      comprobantePorRevisar.as('comprobantePorRevisar'),
      pendiente.as('reembolsoPendiente'),
      clave.as('clave'),
    ])
    .where(despues)
    .orderBy(por)
    .limit(limite)
    .execute();
}

export type VentaRow = Awaited<ReturnType<typeof listVentas>>[number];

/** Count of the sales that match the filter, up to `hasta` and one more. */
export function countVentas(db: Db, filtros: Filtros, hasta: number): Promise<number> {
  return countRows(
    db,
    filtradas(db, filtros)
      .select('f.idFactura')
      .limit(hasta + 1),
  );
}

export async function sumVentas(db: Db, filtros: Filtros) {
  return filtradas(db, filtros)
    .select([
      sql<number>`count(*)`.as('cantidad'),
      sql<number>`count(f.numero)`.as('pagadas'),
      sql<number>`coalesce(sum(f.total) filter (where f.numero is not null), 0)::bigint`.as('ingresos'),
      sql<number>`coalesce(sum(f.reembolsado), 0)::bigint`.as('reembolsado'),
    ])
    .executeTakeFirstOrThrow();
}

/** A sale of any customer, with the customer and the member of staff who annulled it. */
export async function findVenta(db: Db, idFactura: string) {
  return db
    .selectFrom('facturas as f')
    .innerJoin('usuarios as u', 'u.idUsuario', 'f.idUsuario')
    .leftJoin('usuarios as a', 'a.idUsuario', 'f.anuladaPor')
    .selectAll('f')
    .select(['u.nombreCompleto', 'u.email', 'u.telefono', 'a.nombreCompleto as anulo'])
    .where('f.idFactura', '=', idFactura)
    .executeTakeFirst();
}

export type VentaCompleta = NonNullable<Awaited<ReturnType<typeof findVenta>>>;

/** The provider's names of each payment of an invoice. */
export async function listPagos(db: Db, idFactura: string) {
  return db
    .selectFrom('pagos')
    .select(['idPago', 'proveedor', 'referencia', 'intento', 'aplicado', 'devuelto', 'actualizadoEn'])
    .where('idFactura', '=', idFactura)
    .execute();
}

export async function listDtes(db: Db, idFactura: string) {
  return db
    .selectFrom('dtes')
    .select(['idDte', 'idNota', 'estado', 'intentos', 'errores', 'enviadoEn'])
    .where('idFactura', '=', idFactura)
    .orderBy('idDte')
    .execute();
}
