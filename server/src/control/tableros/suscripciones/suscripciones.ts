import {
  estadosSuscripcion,
  movimientosDePlanes,
  type Periodo,
  type PuntoDePlanes,
  riesgosDeSuscripcion,
  type TableroDeSuscripciones,
} from '@fedatario/contract';
import type { Context } from '../../../http/route.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { puntoDe, puntosDe } from '../puntos.ts';
import {
  listConsumoDePlanes,
  listEstadosDePlanes,
  listMovimientosDePlanes,
  listRiesgosDePlanes,
  sumRenovaciones,
} from './queries.ts';

type Movimiento = Awaited<ReturnType<typeof listMovimientosDePlanes>>[number];

/** The dashboard of the subscriptions to plans. */
export async function tableroDeSuscripciones(
  { db, now }: Pick<Context<'admin'>, 'db' | 'now'>,
  periodo: Periodo,
): Promise<TableroDeSuscripciones> {
  const movimientos = await listMovimientosDePlanes(db);
  const estados = await listEstadosDePlanes(db);
  const riesgos = await listRiesgosDePlanes(db, now);
  const { desde, hasta } = periodo;
  return {
    estados: estadosSuscripcion.flatMap((estado) => estados.filter((row) => row.estado === estado)),
    inicio: vigentesEn(movimientos.filter(({ dia }) => desde !== undefined && dia < desde)),
    fin: vigentesEn(movimientos.filter(({ dia }) => hasta === undefined || dia <= hasta)),
    movimientos: porMovimiento(movimientos.filter(({ dia }) => dentro(periodo, dia))),
    ...serie(movimientos, periodo, now),
    planes: await listConsumoDePlanes(db),
    riesgos: riesgosDeSuscripcion.map((riesgo) => {
      const { cantidad = 0, mrr = 0 } = riesgos.find((row) => row.riesgo === riesgo) ?? {};
      return { riesgo, cantidad, mrr };
    }),
    renovaciones: await sumRenovaciones(db, now),
  };
}

function dentro({ desde, hasta }: Periodo, dia: string): boolean {
  return (desde === undefined || dia >= desde) && (hasta === undefined || dia <= hasta);
}

const suma = (rows: readonly Movimiento[]) => ({
  cantidad: rows.reduce((total, { cantidad }) => total + cantidad, 0),
  mrr: rows.reduce((total, { mrr }) => total + mrr, 0),
});

/** The subscriptions that these movements, all from the first on, leave. */
function vigentesEn(rows: readonly Movimiento[]) {
  const cuantas = (movimiento: Movimiento['movimiento']) =>
    suma(rows.filter((row) => row.movimiento === movimiento)).cantidad;
  return { cantidad: cuantas('nuevas') + cuantas('reactivadas') - cuantas('bajas'), mrr: suma(rows).mrr };
}

function porMovimiento(rows: readonly Movimiento[]): TableroDeSuscripciones['movimientos'] {
  return Object.fromEntries(
    movimientosDePlanes.map((movimiento) => [movimiento, suma(rows.filter((row) => row.movimiento === movimiento))]),
  ) as TableroDeSuscripciones['movimientos'];
}

/** The worth of the subscriptions at the end of each day or month of the period. */
function serie(rows: readonly Movimiento[], periodo: Periodo, now: Date) {
  const hoy = diaLocal(now);
  const puntos = puntosDe(periodo, [...rows.map(({ dia }) => dia), ...(rows.length > 0 ? [hoy] : [])], hoy);
  const deCada = puntos.dias.map((dia): PuntoDePlanes => {
    const hasta = rows.filter((row) => puntoDe(puntos, row.dia) <= dia && (periodo.hasta ?? hoy) >= row.dia);
    const { cantidad: activas, mrr } = vigentesEn(hasta);
    return { dia, activas, mrr };
  });
  return { porMes: puntos.porMes, puntos: deCada };
}
