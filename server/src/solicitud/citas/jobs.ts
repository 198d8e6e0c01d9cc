import { MINUTE } from '@fedatario/contract/base';
import { z } from 'zod';
import { defineJob, periodic, type Worker, worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { traerOcupado } from '../../services/ics/ics.ts';
import { leerAjeno } from './ajenos/ajenos.ts';
import { deleteSinPerfil, listPorLeer } from './ajenos/queries.ts';
import { listPorRecordar } from './avisos/queries.ts';
import { listPorVencer } from './cierre/queries.ts';
import { soltarRetenidas } from './citas.ts';
import { ofrecerHoras } from './ofertas.ts';
import { recordarUna, sinAnotarDesde, vencerCita } from './paso/vencimiento.ts';
import { listSinEsperar } from './reloj/queries.ts';
import { citaDeFirma, seguirCita } from './reloj/reloj.ts';

const POR_TURNO = 500;

const vencer = defineJob({ name: 'vencer-cita', data: z.object({ idCita: z.uuid() }) });

const recordar = defineJob({ name: 'recordar-cita', data: z.object({ idCita: z.uuid() }) });

const leerCalendario = defineJob({
  name: 'leer-calendario-ajeno',
  data: z.object({ idUsuario: z.uuid(), url: z.string() }),
  retries: 0,
});

/** Milliseconds between two readings of a private calendar. */
const ENTRE_LECTURAS = 14 * MINUTE;

/** Lets go what was kept too long, and ends what nobody answered. */
export const jobs: readonly Worker[] = [
  periodic('soltar-citas-retenidas', '* * * * *', z.unknown(), ({ db, now }) => soltarRetenidas(db, now)),
  periodic('ofrecer-horas', '* * * * *', z.unknown(), ({ db, now }) => ofrecerHoras(db, now)),
  periodic('buscar-citas-vencidas', '* * * * *', z.unknown(), async ({ db, now }) => {
    const plazos = { now, sinAnotarDesde: sinAnotarDesde(now) };
    for (const idCita of await listPorVencer(db, plazos, POR_TURNO)) await enqueue(db, vencer, { idCita });
  }),
  periodic('buscar-citas-por-recordar', '*/5 * * * *', z.unknown(), async ({ db, now }) => {
    for (const idCita of await listPorRecordar(db, now, POR_TURNO)) await enqueue(db, recordar, { idCita });
  }),
  periodic('buscar-calendarios-ajenos', '*/5 * * * *', z.unknown(), async ({ db, now }) => {
    await deleteSinPerfil(db);
    const filas = await listPorLeer(db, new Date(now.getTime() - ENTRE_LECTURAS), POR_TURNO);
    for (const { idUsuario, calendarioUrl: url } of filas)
      if (url !== null) await enqueue(db, leerCalendario, { idUsuario, url });
  }),
  // A release that did not move clocks yet confirmed some (decision 133).
  periodic('buscar-citas-sin-esperar', '23 * * * *', z.unknown(), async ({ db, now }) => {
    for (const idSolicitud of await listSinEsperar(db, now, POR_TURNO)) await enqueue(db, citaDeFirma, { idSolicitud });
  }),
  workerOutside(leerCalendario, (task, calendario) => leerAjeno(traerOcupado, task, calendario)),
  worker(citaDeFirma, ({ db, now }, { idSolicitud }) => seguirCita(db, idSolicitud, now)),
  worker(recordar, ({ db, now }, { idCita }) => recordarUna(db, idCita, now)),
  worker(vencer, ({ db, now }, { idCita }) => vencerCita(db, idCita, now)),
];
