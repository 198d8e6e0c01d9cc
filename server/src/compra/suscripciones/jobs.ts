import { DAY, DIAS_PARA_OTRA_VERSION, deberDePlan, type PeriodoDePlan, precioDePeriodo } from '@fedatario/contract';
import { z } from 'zod';
import { versionDePlan } from '../../catalogo/planes/planes.ts';
import type { Db } from '../../db/db.ts';
import { defineJob, periodic, type Worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { diaLocal } from '../../services/hora-local.ts';
import {
  avisarPlan,
  enDia,
  finDe,
  lockSuscripcion,
  type SuscripcionRow,
  updateSuscripcion,
} from '../beneficios/beneficios.ts';
import type { PaymentServices } from '../pagos/pagos.ts';
import { listConOtraVersion, listPorAtender } from './queries.ts';
import { atender, calendarizada } from './renovacion.ts';

const POR_TURNO = 500;
/** Days before its renewal from which a subscription is looked at. */
const DIAS_ANTES = 16;

const atenderSuscripcion = defineJob({
  name: 'atender-suscripcion',
  data: z.object({ idSuscripcion: z.uuid() }),
  retries: 3,
});

/** Tells of renewals, charges them, and ends what was not paid. A turn that is done twice changes nothing more. */
export function jobs(services: PaymentServices): Worker[] {
  return [
    periodic('revisar-suscripciones', '*/20 * * * *', z.unknown(), async ({ db, now }) => {
      await avisarVersiones(db, now);
      const hoy = diaLocal(now);
      const filas = await listPorAtender(db, new Date(now.getTime() + DIAS_ANTES * DAY), POR_TURNO);
      for (const fila of filas)
        if (deberDePlan(calendarizada(fila), hoy))
          await enqueue(db, atenderSuscripcion, { idSuscripcion: fila.idSuscripcion });
    }),
    workerOutside(atenderSuscripcion, (task, { idSuscripcion }) => atender(services, task, idSuscripcion)),
  ];
}

/** The first renewal of a subscription that comes at least thirty days from now. */
function primeraTras({ ancla, periodos, finPeriodo, periodo }: SuscripcionRow, now: Date): Date {
  const desde = new Date(now.getTime() + DIAS_PARA_OTRA_VERSION * DAY);
  let [fin, n] = [finPeriodo, periodos];
  while (fin < desde) {
    n += 1;
    fin = finDe(ancla, periodo as PeriodoDePlan, n);
  }
  return fin;
}

/** Tells subscribers of other terms of their plan, which hold from the renewal that comes thirty days later. */
async function avisarVersiones(db: Db, now: Date): Promise<void> {
  for (const { idSuscripcion, idVersionVigente } of await listConOtraVersion(db, POR_TURNO)) {
    const row = await lockSuscripcion(db, idSuscripcion);
    const version = idVersionVigente && (await versionDePlan(db, idVersionVigente));
    const precio = version && precioDePeriodo(version, row?.periodo as PeriodoDePlan);
    if (!row || !version || !precio || row.idVersionSiguiente === version.idVersion) continue;
    const cambio = { idVersionSiguiente: version.idVersion, periodoSiguiente: row.periodo, versionAvisadaEn: now };
    await updateSuscripcion(db, idSuscripcion, cambio);
    const fecha = enDia(diaLocal(primeraTras(row, now)));
    const hecho = `version-${idSuscripcion}-${version.idVersion}`;
    await avisarPlan(db, row, 'suscripcionCambia', { monto: precio, fecha, hecho });
  }
}
