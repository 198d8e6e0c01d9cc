import { grupos, type TipoDeDeber } from '@fedatario/contract';
import { z } from 'zod';
import type { Db } from '../db/db.ts';
import { formatNumber } from '../db/numbers.ts';
import { notificar, notificarRoles } from '../notificaciones/notificaciones.ts';
import { defineJob, periodic, type Worker, worker } from '../queue/job.ts';
import { enqueue } from '../queue/queue.ts';
import { diaEscrito, diaLocal } from '../services/hora-local.ts';
import { siguienteAviso, tipos } from './plazo.ts';
import { type DeberRow, findPorAvisar, lockDeber, updateDeber } from './queries.ts';

const POR_TURNO = 500;

const avisarDeber = defineJob({ name: 'avisar-deber', data: z.object({ idDeber: z.uuid() }) });

/** Alarms: in the hours in which somebody reads them. */
export const jobs: readonly Worker[] = [
  periodic('buscar-deberes-por-avisar', '12 6-19 * * *', z.unknown(), async ({ db, now }) => {
    for (const idDeber of await findPorAvisar(db, diaLocal(now), POR_TURNO))
      await enqueue(db, avisarDeber, { idDeber });
  }),
  worker(avisarDeber, ({ db, now }, { idDeber }) => avisar(db, idDeber, now)),
];

/** Once for each of its days, however late the job comes: of several that were missed, the last alone is told. */
export async function avisar(db: Db, idDeber: string, now: Date): Promise<void> {
  const hoy = diaLocal(now);
  const deber = await lockDeber(db, idDeber);
  if (!deber?.avisoEl || deber.avisoEl > hoy || deber.estado !== 'pendiente') return;
  await updateDeber(db, idDeber, { avisoEl: siguienteAviso(deber.venceEl, hoy) });
  const { idNotario, venceEl } = deber;
  const aviso = { variables: variablesDe(deber), enlace: `/admin/tramites-en-proceso/detalle/${deber.idSolicitud}` };
  if (hoy <= venceEl) return notificar(db, { ...aviso, tipo: 'deberPorVencer', idUsuario: idNotario });
  const vencido = { ...aviso, tipo: 'deberVencido', hecho: `deber:${idDeber}` } as const;
  await notificar(db, { ...vencido, idUsuario: idNotario });
  await notificarRoles(db, grupos.admin, vencido);
}

function variablesDe({ serie, numero, nombre, notario, tipo, venceEl }: DeberRow) {
  const deber = tipos[tipo as TipoDeDeber].nombre;
  return {
    tramite: formatNumber(serie, numero),
    producto: nombre,
    deber,
    notario,
    vence: diaEscrito(venceEl),
  };
}
