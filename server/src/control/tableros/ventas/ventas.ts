import { metodosDePago } from '@fedatario/contract/compra';
import type { Periodo, PuntoDeVentas, TableroDeVentas } from '@fedatario/contract/control';
import type { Context } from '../../../http/route.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { cortar, guardados } from '../../cierres/cierres.ts';
import { intervaloDe } from '../../reportes/reportes.ts';
import { puntoDe, puntosDe } from '../series/puntos.ts';
import { countEmbudo, listCategoriasVendidas, listMovimientos, type Movimientos, sumReembolsos } from './queries.ts';

/** The dashboard of the sales of a period. All its sums are of the same rows, so they agree with one another. */
export async function tableroDeVentas(
  { db, now }: Pick<Context<'admin'>, 'db' | 'now'>,
  periodo: Periodo,
): Promise<TableroDeVentas> {
  const intervalo = intervaloDe(periodo);
  const { corte, confiable } = await cortar(db, guardados.ventas, intervalo);
  const movimientos = await listMovimientos(db, corte);
  const categorias = await listCategoriasVendidas(db, corte);
  const { cantidad, monto } = await sumReembolsos(db, intervalo);
  return {
    // The database answers the row of everything also where there is nothing.
    ...totales(movimientos.find(({ de }) => de === 'todo') as Movimientos),
    reembolsos: { cantidad, monto: Number(monto) },
    ...serie(
      movimientos.flatMap((row) => (row.de === 'dia' ? [row] : [])),
      periodo,
      now,
    ),
    categorias: categorias.map((row) => ({ ...row, cobrado: Number(row.cobrado), devuelto: Number(row.devuelto) })),
    metodos: porMetodo(movimientos),
    codigos: porCodigo(movimientos),
    embudo: await countEmbudo(db, intervalo),
    confiable,
  };
}

function totales(todo: Movimientos) {
  const { pedidos, conCobro, ingresos, descuento, gastos, cobroDeGastos, notas, devuelto } = todo;
  return {
    pedidos,
    conCobro,
    ingresos: Number(ingresos),
    gastos: { cantidad: gastos, monto: Number(cobroDeGastos) },
    descuento: Number(descuento),
    notas: { cantidad: notas, monto: Number(devuelto) },
  };
}

function serie(rows: readonly (Movimientos & { dia: string })[], periodo: Periodo, now: Date) {
  const puntos = puntosDe(
    periodo,
    rows.map(({ dia }) => dia),
    diaLocal(now),
  );
  const deCada = new Map<string, PuntoDeVentas>(
    puntos.dias.map((dia) => [dia, { dia, pedidos: 0, ingresos: 0, devuelto: 0 }]),
  );
  for (const { dia, pedidos, ingresos, devuelto } of rows) {
    const punto = deCada.get(puntoDe(puntos, dia));
    if (!punto) continue;
    punto.pedidos += pedidos;
    punto.ingresos += Number(ingresos);
    punto.devuelto += Number(devuelto);
  }
  return { porMes: puntos.porMes, puntos: [...deCada.values()] };
}

type Sumados = Awaited<ReturnType<typeof listMovimientos>>;

function porMetodo(rows: Sumados): TableroDeVentas['metodos'] {
  return metodosDePago.flatMap((metodo) => {
    const suyo = rows.find((row) => row.de === 'metodo' && row.metodo === metodo);
    if (!suyo) return [];
    return [{ metodo, pedidos: suyo.pedidos, cobrado: Number(suyo.ingresos), devuelto: Number(suyo.devuelto) }];
  });
}

/** The promo codes of paid orders, from the one that brought most to the one that brought least. */
function porCodigo(rows: Sumados): TableroDeVentas['codigos'] {
  return rows
    .flatMap((row) => {
      if (row.de !== 'codigo' || row.codigo === null || row.pedidos === 0) return [];
      const { codigo, pedidos, descuento, ingresos } = row;
      return [{ codigo, pedidos, descuento: Number(descuento), cobrado: Number(ingresos) }];
    })
    .sort((a, b) => b.cobrado - a.cobrado || a.codigo.localeCompare(b.codigo));
}
