import assert from 'node:assert/strict';
import { type TableroDeVentas, ticketPromedio } from '@fedatario/contract/control';
import { sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import { type Dias, entran } from './cuenta-llana.ts';

interface Factura {
  readonly en: Date | null;
  readonly total: number;
  readonly descuento: number;
  readonly metodo: string;
  readonly codigo: string | null;
  /** It was for the expenses of a gestión. */
  readonly gastos: boolean;
}

interface Nota {
  readonly en: Date;
  readonly total: number;
  readonly metodo: string;
}

/** A line sold, or of a credit note, with the category of its product; a plan has none. */
interface Linea {
  readonly en: Date | null;
  readonly categoria: string | null;
  readonly monto: number;
  /** Units sold: none of expenses. */
  readonly vendidos: number;
}

export type FilasDeVentas = Awaited<ReturnType<typeof leerVentas>>;

/** Every row that the dashboard of sales is of, but for the funnel, read by the plainest SQL. */
export async function leerVentas(db: Db) {
  const query = async <Row>(texto: string) => (await sql.raw<Row>(texto).execute(db)).rows;
  return {
    facturas: await query<Factura>(
      'select pagada_en as en, total, descuento, metodo, codigo, gastos_de is not null as gastos from facturas',
    ),
    notas: await query<Nota>(
      'select n.creada_en as en, n.total, f.metodo from notas_credito n join facturas f using (id_factura)',
    ),
    reembolsos: await query<{ en: Date; monto: number }>(
      `select h.hecho_en as en, r.monto from reembolso_historial h join reembolsos r using (id_reembolso) where h.a = 'completado'`,
    ),
    lineas: await query<Linea>(`select f.pagada_en as en, p.id_categoria as categoria, l.total as monto,
      case when f.gastos_de is null then 1 else 0 end as vendidos
      from factura_lineas l join facturas f using (id_factura) left join productos p using (id_producto)`),
    devueltas: await query<Linea>(`select n.creada_en as en, p.id_categoria as categoria, x.monto, 0 as vendidos
      from notas_credito_lineas x join notas_credito n using (id_nota)
        join factura_lineas l on l.id_factura = x.id_factura and l.posicion = x.posicion left join productos p using (id_producto)`),
  };
}

const suma = (montos: readonly number[]) => montos.reduce((total, monto) => total + monto, 0);
const totalDe = (rows: readonly { total: number }[]) => suma(rows.map(({ total }) => total));

/** Every figure of a period is the plain sum of the rows, to the centavo. */
export function compararVentas(tablero: TableroDeVentas, filas: FilasDeVentas, dias: Dias): void {
  const entra = entran(dias);
  const suyas = filas.facturas.filter(({ en }) => entra(en));
  const notas = filas.notas.filter(({ en }) => entra(en));
  const pagados = filas.reembolsos.filter(({ en }) => entra(en)).map(({ monto }) => monto);
  const compras = suyas.filter(({ total, gastos }) => total > 0 && !gastos);
  const gastos = suyas.filter((factura) => factura.gastos);
  assert.deepEqual(
    [tablero.pedidos, tablero.conCobro, tablero.ingresos, tablero.descuento],
    [suyas.length, compras.length, totalDe(suyas), suma(suyas.map(({ descuento }) => descuento))],
  );
  assert.deepEqual(tablero.gastos, { cantidad: gastos.length, monto: totalDe(gastos) });
  assert.deepEqual(tablero.notas, { cantidad: notas.length, monto: totalDe(notas) });
  assert.deepEqual(tablero.reembolsos, { cantidad: pagados.length, monto: suma(pagados) });
  const ticket = compras.length === 0 ? null : Math.round(totalDe(compras) / compras.length);
  assert.equal(ticketPromedio(tablero), ticket);
  compararPuntos(tablero, suyas, notas);
  compararPartes(tablero, suyas, notas);
  compararCategorias(tablero, filas, dias);
}

/** Each day or month, and that none is missing. */
function compararPuntos(
  { puntos, porMes }: TableroDeVentas,
  facturas: readonly Factura[],
  notas: readonly Nota[],
): void {
  for (const { dia, ...punto } of puntos) {
    const entra = entran({ desde: dia, hasta: porMes ? `${dia.slice(0, 7)}-31` : dia });
    const suyas = facturas.filter(({ en }) => entra(en));
    const devuelto = totalDe(notas.filter(({ en }) => entra(en)));
    assert.deepEqual(punto, { pedidos: suyas.length, ingresos: totalDe(suyas), devuelto }, dia);
  }
  assert.equal(suma(puntos.map(({ ingresos }) => ingresos)), totalDe(facturas));
  assert.equal(suma(puntos.map(({ devuelto }) => devuelto)), totalDe(notas));
}

/** Each method and each promo code. */
function compararPartes(
  { metodos, codigos }: TableroDeVentas,
  facturas: readonly Factura[],
  notas: readonly Nota[],
): void {
  for (const { metodo, ...parte } of metodos) {
    const suyas = facturas.filter((factura) => factura.metodo === metodo);
    const devuelto = totalDe(notas.filter((nota) => nota.metodo === metodo));
    assert.deepEqual(parte, { pedidos: suyas.length, cobrado: totalDe(suyas), devuelto }, metodo);
  }
  assert.equal(suma(metodos.map(({ pedidos }) => pedidos)), facturas.length);
  const usados = new Set(facturas.flatMap(({ codigo }) => (codigo === null ? [] : [codigo])));
  assert.equal(codigos.length, usados.size);
  for (const { codigo, ...parte } of codigos) {
    const suyas = facturas.filter((factura) => factura.codigo === codigo);
    const descuento = suma(suyas.map((factura) => factura.descuento));
    assert.deepEqual(parte, { pedidos: suyas.length, cobrado: totalDe(suyas), descuento }, codigo);
  }
}

function compararCategorias({ categorias }: TableroDeVentas, { lineas, devueltas }: FilasDeVentas, dias: Dias): void {
  const entra = entran(dias);
  const deCada = new Map<string | null, { vendidos: number; cobrado: number; devuelto: number }>();
  const nada = { vendidos: 0, cobrado: 0, devuelto: 0 };
  for (const { categoria, monto, vendidos } of lineas.filter(({ en }) => entra(en))) {
    const antes = deCada.get(categoria) ?? nada;
    deCada.set(categoria, { ...antes, vendidos: antes.vendidos + vendidos, cobrado: antes.cobrado + monto });
  }
  for (const { categoria, monto } of devueltas.filter(({ en }) => entra(en))) {
    const antes = deCada.get(categoria) ?? nada;
    deCada.set(categoria, { ...antes, devuelto: antes.devuelto + monto });
  }
  const guardadas = categorias.map(({ idCategoria, nombre: _, ...parte }) => [idCategoria, parte] as const);
  assert.deepEqual(new Map(guardadas), deCada);
}
