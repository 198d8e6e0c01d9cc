import type { TipoDeDeber } from '@fedatario/contract/acto';
import { grupos } from '@fedatario/contract/base';
import { z } from 'zod';
import { notificar, notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { defineJob, periodic, type Worker, worker } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { diaEscrito, diaLocal } from '../../services/hora-local.ts';
import { adelantarDeberes } from './calendario.ts';
import { darDeberes } from './deberes.ts';
import { deberesDelTrimestre } from './del-notario.ts';
import { siguienteAviso, tipos } from './plazo.ts';
import { type DeberRow, findPorAvisar, findSinDeberes, lockDeber, updateDeber } from './queries.ts';

const POR_TURNO = 500;

const darDeberesDe = defineJob({ name: 'dar-deberes', data: z.object({ idSolicitud: z.uuid() }) });
const avisarDeber = defineJob({ name: 'avisar-deber', data: z.object({ idDeber: z.uuid() }) });

/** The alarms run in the hours in which somebody reads them. */
export const jobs: readonly Worker[] = [
  periodic('buscar-deberes-por-avisar', '12 6-19 * * *', z.unknown(), async ({ db, now }) => {
    for (const idDeber of await findPorAvisar(db, diaLocal(now), POR_TURNO))
      await enqueue(db, avisarDeber, { idDeber });
  }),
  // Acts delivered before duties were recorded are each visited once: afterwards they have their duties, or are closed.
  periodic('buscar-entregados-sin-deberes', '52 * * * *', z.unknown(), async ({ db }) => {
    for (const idSolicitud of await findSinDeberes(db, POR_TURNO)) await enqueue(db, darDeberesDe, { idSolicitud });
  }),
  periodic('dar-avisos-del-trimestre', '7 6 * * *', z.unknown(), ({ db, now }) => deberesDelTrimestre(db, now)),
  periodic('adelantar-deberes', '42 5 * * *', z.unknown(), ({ db, now }) => adelantarDeberes(db, now)),
  worker(darDeberesDe, ({ db, now }, { idSolicitud }) => darDeberes(db, idSolicitud, now)),
  worker(avisarDeber, ({ db, now }, { idDeber }) => avisar(db, idDeber, now)),
];

/** Notifies once for each of its days, however late the job comes: of several missed ones only the last. */
export async function avisar(db: Db, idDeber: string, now: Date): Promise<void> {
  const hoy = diaLocal(now);
  const deber = await lockDeber(db, idDeber);
  if (!deber?.avisoEl || deber.avisoEl > hoy || deber.estado !== 'pendiente') return;
  await updateDeber(db, idDeber, { avisoEl: siguienteAviso(deber.venceEl, hoy) });
  const { idNotario, venceEl, idSolicitud } = deber;
  const enlace = idSolicitud === null ? '/admin/deberes' : `/admin/tramites-en-proceso/detalle/${idSolicitud}`;
  const aviso = { variables: variablesDe(deber), enlace };
  if (hoy <= venceEl) return notificar(db, { ...aviso, tipo: 'deberPorVencer', idUsuario: idNotario });
  const vencido = { ...aviso, tipo: 'deberVencido', hecho: `deber:${idDeber}` } as const;
  await notificar(db, { ...vencido, idUsuario: idNotario });
  await notificarRoles(db, grupos.admin, vencido);
}

function variablesDe({ serie, numero, nombre, asunto, notario, tipo, venceEl }: DeberRow) {
  const deber = tipos[tipo as TipoDeDeber].nombre;
  return {
    tramite: serie === null || numero === null ? 'Protocolo' : formatNumber(serie, numero),
    producto: nombre ?? asunto ?? '',
    deber,
    notario,
    vence: diaEscrito(venceEl),
  };
}
