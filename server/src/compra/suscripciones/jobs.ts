import { DAY } from '@fedatario/contract/base';
import { DIAS_PARA_OTRA_VERSION, deberDePlan, faseDeSuscripcion, precioDePeriodo } from '@fedatario/contract/compra';
import { z } from 'zod';
import { versionDePlan } from '../../catalogo/planes/planes.ts';
import type { Db } from '../../db/db.ts';
import { defineJob, periodic, type Worker, worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { diaLocal } from '../../services/hora-local.ts';
import {
  avisarPlan,
  enDia,
  finDe,
  insertDebidasVencidas,
  lockSuscripcion,
  type SuscripcionRow,
  updateSuscripcion,
} from '../beneficios/beneficios.ts';
import type { PaymentServices } from '../pagos/pagos.ts';
import { atender, calendarizada } from './renovacion.ts';
import { listConOtraVersion, listPorAtender } from './turnos/queries.ts';

const POR_PAGINA = 500;
/** Days before its renewal from which a subscription is looked at. */
const DIAS_ANTES = 16;

const atenderSuscripcion = defineJob({
  name: 'atender-suscripcion',
  data: z.object({ idSuscripcion: z.uuid() }),
  retries: 3,
});

const avisarOtraVersion = defineJob({
  name: 'avisar-otra-version-de-plan',
  data: z.object({ idSuscripcion: z.uuid(), idVersion: z.uuid() }),
  retries: 3,
});

/** Tells of renewals, charges them, and ends what was not paid. A turn that is done twice changes nothing more. */
export function jobs(services: PaymentServices): Worker[] {
  return [
    periodic('revisar-suscripciones', '*/20 * * * *', z.unknown(), async ({ db, now }) => {
      for await (const { idSuscripcion, idVersionVigente: idVersion } of todas((turno) =>
        listConOtraVersion(db, turno),
      ))
        if (idVersion) await enqueue(db, avisarOtraVersion, { idSuscripcion, idVersion });
      await insertDebidasVencidas(db, now);
      const hoy = diaLocal(now);
      const hasta = new Date(now.getTime() + DIAS_ANTES * DAY);
      for await (const fila of todas((turno) => listPorAtender(db, hasta, turno)))
        if (deberDePlan(calendarizada(fila), hoy))
          await enqueue(db, atenderSuscripcion, { idSuscripcion: fila.idSuscripcion });
    }),
    worker(avisarOtraVersion, ({ db, now }, { idSuscripcion, idVersion }) =>
      avisarVersion(db, idSuscripcion, idVersion, now),
    ),
    workerOutside(atenderSuscripcion, (task, { idSuscripcion }) => atender(services, task, idSuscripcion)),
  ];
}

/** Every row of a list, read a page at a time: those that nothing is due for do not keep the rest from being read. */
async function* todas<Row extends { readonly idSuscripcion: string }>(
  list: (turno: { despuesDe: string | null; limite: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let despuesDe: string | null = null;
  do {
    const filas: Row[] = await list({ despuesDe, limite: POR_PAGINA });
    yield* filas;
    despuesDe = filas.length < POR_PAGINA ? null : (filas.at(-1)?.idSuscripcion ?? null);
  } while (despuesDe !== null);
}

/** The first renewal of a subscription that comes at least thirty days from now. */
function primeraTras({ ancla, periodos, finPeriodo, periodo }: SuscripcionRow, now: Date): Date {
  const desde = new Date(now.getTime() + DIAS_PARA_OTRA_VERSION * DAY);
  let fin = finPeriodo;
  let n = periodos;
  while (fin < desde) {
    n += 1;
    fin = finDe(ancla, periodo, n);
  }
  return fin;
}

/** Tells a subscriber of other terms of their plan, which hold from the renewal that comes thirty days later. */
async function avisarVersion(db: Db, idSuscripcion: string, idVersion: string, now: Date): Promise<void> {
  const row = await lockSuscripcion(db, idSuscripcion);
  const version = await versionDePlan(db, idVersion);
  const precio = row && version && precioDePeriodo(version, row.periodo);
  const sigue = row !== undefined && faseDeSuscripcion(row.estado) === 'vigente';
  if (!sigue || !precio || row.idVersion === idVersion || row.idVersionSiguiente === idVersion) return;
  const cambio = { idVersionSiguiente: idVersion, periodoSiguiente: row.periodo, versionAvisadaEn: now };
  await updateSuscripcion(db, idSuscripcion, cambio);
  const fecha = enDia(diaLocal(primeraTras(row, now)));
  const hecho = `version-${idSuscripcion}-${idVersion}`;
  await avisarPlan(db, row, 'suscripcionCambia', { monto: precio, fecha, hecho });
}
