import { metodosDePago, type Periodo, type PuntoDeVentas, type TableroDeVentas } from '@fedatario/contract';
import type { Context } from '../../../http/route.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { cortar, sonConfiables } from '../../cierres/cierres.ts';
import { intervaloDe } from '../../reportes/reportes.ts';
import { puntoDe, puntosDe } from '../puntos.ts';
import { countEmbudo, listCategoriasVendidas, listMovimientosPorDia, sumReembolsos } from './queries.ts';

type Movimientos = ReturnType<typeof enCentavos>;

/** The dashboard of the sales of a period. All its sums are of the same rows, so they agree with one another. */
export async function tableroDeVentas(
  { db, now }: Pick<Context<'admin'>, 'db' | 'now'>,
  periodo: Periodo,
): Promise<TableroDeVentas> {
  const intervalo = intervaloDe(periodo);
  const corte = await cortar(db, intervalo);
  const movimientos = (await listMovimientosPorDia(db, corte)).map(enCentavos);
  const categorias = await listCategoriasVendidas(db, corte);
  const { cantidad, monto } = await sumReembolsos(db, intervalo);
  return {
    ...totales(movimientos),
    reembolsos: { cantidad, monto: Number(monto) },
    ...serie(movimientos, periodo, now),
    categorias: categorias.map((row) => ({ ...row, cobrado: Number(row.cobrado), devuelto: Number(row.devuelto) })),
    metodos: porMetodo(movimientos),
    codigos: porCodigo(movimientos),
    embudo: await countEmbudo(db, intervalo),
    confiable: await sonConfiables(db),
  };
}

function enCentavos(row: Awaited<ReturnType<typeof listMovimientosPorDia>>[number]) {
  const { ingresos, descuento, devuelto } = row;
  return { ...row, ingresos: Number(ingresos), descuento: Number(descuento), devuelto: Number(devuelto) };
}

const suma = (rows: readonly Movimientos[], de: (row: Movimientos) => number) =>
  rows.reduce((total, row) => total + de(row), 0);

function totales(rows: readonly Movimientos[]) {
  return {
    pedidos: suma(rows, ({ pedidos }) => pedidos),
    conCobro: suma(rows, ({ conCobro }) => conCobro),
    ingresos: suma(rows, ({ ingresos }) => ingresos),
    descuento: suma(rows, ({ descuento }) => descuento),
    notas: { cantidad: suma(rows, ({ notas }) => notas), monto: suma(rows, ({ devuelto }) => devuelto) },
  };
}

function serie(rows: readonly Movimientos[], periodo: Periodo, now: Date) {
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
    punto.ingresos += ingresos;
    punto.devuelto += devuelto;
  }
  return { porMes: puntos.porMes, puntos: [...deCada.values()] };
}

function porMetodo(rows: readonly Movimientos[]): TableroDeVentas['metodos'] {
  return metodosDePago.flatMap((metodo) => {
    const suyos = rows.filter((row) => row.metodo === metodo);
    if (suyos.length === 0) return [];
    const { pedidos, ingresos: cobrado, notas } = totales(suyos);
    return [{ metodo, pedidos, cobrado, devuelto: notas.monto }];
  });
}

/** The promo codes of paid orders, from the one that brought most to the one that brought least. */
function porCodigo(rows: readonly Movimientos[]): TableroDeVentas['codigos'] {
  const deCada = Map.groupBy(
    rows.filter(({ pedidos }) => pedidos > 0),
    ({ codigo }) => codigo,
  );
  return [...deCada]
    .flatMap(([codigo, suyos]) => {
      const { pedidos, descuento, ingresos: cobrado } = totales(suyos);
      return codigo === null ? [] : [{ codigo, pedidos, descuento, cobrado }];
    })
    .sort((a, b) => b.cobrado - a.cobrado || a.codigo.localeCompare(b.codigo));
}
