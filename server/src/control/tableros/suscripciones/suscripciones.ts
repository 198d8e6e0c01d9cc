import { estadosSuscripcion, riesgosDeSuscripcion } from '@fedatario/contract/compra';
import {
  movimientosDePlanes,
  type Periodo,
  type PuntoDePlanes,
  type TableroDeSuscripciones,
} from '@fedatario/contract/control';
import type { Context } from '../../../http/route.ts';
import { diaLocal } from '../../../services/hora-local.ts';
import { cortar, guardados, listMovimientosDePlanes, type MovimientosDelDia } from '../../cierres/cierres.ts';
import { intervaloDe } from '../../reportes/reportes.ts';
import { puntoDe, puntosDe } from '../series/puntos.ts';
import { listRiesgosDePlanes, listVigentes, sumRenovaciones } from './queries.ts';

/** The dashboard of the subscriptions to plans. */
export async function tableroDeSuscripciones(
  { db, now }: Pick<Context<'admin'>, 'db' | 'now'>,
  periodo: Periodo,
): Promise<TableroDeSuscripciones> {
  const { desde, hasta } = periodo;
  const { corte, confiable } = await cortar(db, guardados.planes, intervaloDe({ hasta }));
  const movimientos = await listMovimientosDePlanes(db, corte, desde);
  const antes = movimientos.filter(({ dia }) => desde !== undefined && dia < desde);
  const delPeriodo = movimientos.filter(({ dia }) => desde === undefined || dia >= desde);
  const vigentes = await listVigentes(db);
  const riesgos = await listRiesgosDePlanes(db, now);
  return {
    estados: porEstado(vigentes),
    inicio: vigentesEn(antes),
    fin: vigentesEn(movimientos),
    movimientos: porMovimiento(delPeriodo),
    ...serie(antes, delPeriodo, { periodo, now }),
    planes: porPlan(vigentes),
    riesgos: riesgosDeSuscripcion.map((riesgo) => {
      const { cantidad = 0, mrr = 0 } = riesgos.find((row) => row.riesgo === riesgo) ?? {};
      return { riesgo, cantidad, mrr };
    }),
    renovaciones: await sumRenovaciones(db, now),
    confiable,
  };
}

type Vigentes = Awaited<ReturnType<typeof listVigentes>>;

function porEstado(vigentes: Vigentes): TableroDeSuscripciones['estados'] {
  return estadosSuscripcion.flatMap((estado) => {
    const suyas = vigentes.filter((row) => row.estado === estado);
    return suyas.length === 0 ? [] : [{ estado, ...suma(suyas) }];
  });
}

/** The plans from the one that is worth most to the one that is worth least. */
function porPlan(vigentes: Vigentes): TableroDeSuscripciones['planes'] {
  return [...Map.groupBy(vigentes, ({ idPlan }) => idPlan)]
    .map(([idPlan, suyas]) => {
      const total = (de: 'sinLimite' | 'otorgados' | 'usados' | 'disponibles') =>
        suyas.reduce((sum, row) => sum + row[de], 0);
      return {
        idPlan,
        nombre: suyas[0]?.nombre ?? '',
        ...suma(suyas),
        sinLimite: total('sinLimite'),
        otorgados: total('otorgados'),
        usados: total('usados'),
        disponibles: total('disponibles'),
      };
    })
    .sort((a, b) => b.mrr - a.mrr || a.nombre.localeCompare(b.nombre));
}

const suma = (rows: readonly { cantidad: number; mrr: number }[]) => ({
  cantidad: rows.reduce((total, { cantidad }) => total + cantidad, 0),
  mrr: rows.reduce((total, { mrr }) => total + mrr, 0),
});

/** The subscriptions that these movements, all from the first on, leave. */
function vigentesEn(rows: readonly MovimientosDelDia[]) {
  const cuantas = (movimiento: MovimientosDelDia['movimiento']) =>
    suma(rows.filter((row) => row.movimiento === movimiento)).cantidad;
  return { cantidad: cuantas('nuevas') + cuantas('reactivadas') - cuantas('bajas'), mrr: suma(rows).mrr };
}

function porMovimiento(rows: readonly MovimientosDelDia[]): TableroDeSuscripciones['movimientos'] {
  return Object.fromEntries(
    movimientosDePlanes.map((movimiento) => [movimiento, suma(rows.filter((row) => row.movimiento === movimiento))]),
  ) as TableroDeSuscripciones['movimientos'];
}

/** The worth of the subscriptions at the end of each day or month of the period, from that of its beginning on. */
function serie(
  antes: readonly MovimientosDelDia[],
  rows: readonly MovimientosDelDia[],
  { periodo, now }: { periodo: Periodo; now: Date },
) {
  const hoy = diaLocal(now);
  const conAlgo = [...(antes.length > 0 && periodo.desde ? [periodo.desde] : []), ...rows.map(({ dia }) => dia)];
  const puntos = puntosDe(periodo, [...conAlgo, ...(conAlgo.length > 0 ? [hoy] : [])], hoy);
  const deCada = Map.groupBy(rows, ({ dia }) => puntoDe(puntos, dia));
  let { cantidad: activas, mrr } = vigentesEn(antes);
  return {
    porMes: puntos.porMes,
    puntos: puntos.dias.map((dia): PuntoDePlanes => {
      const cambio = vigentesEn(deCada.get(dia) ?? []);
      activas += cambio.cantidad;
      mrr += cambio.mrr;
      return { dia, activas, mrr };
    }),
  };
}
