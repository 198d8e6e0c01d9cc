import { z } from 'zod';
import { defineJob, periodic, type Worker, worker, workerOutside } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { cerrarCuenta, purgar } from './borrado/borrado.ts';
import { listPorCerrar, listPorPurgar } from './borrado/queries.ts';
import type { CopyServices } from './copia/contenido.ts';
import { cuidarCopias, hacerCopia, prepararCopia } from './copia/copia.ts';

const POR_TURNO = 100;
const cerrar = defineJob({ name: 'cerrar-cuenta', data: z.object({ idUsuario: z.uuid() }), retries: 5 });
const purgarClase = defineJob({
  name: 'purgar-retencion',
  data: z.object({ idUsuario: z.uuid(), clase: z.enum(['fiscal', 'expediente', 'registro']) }),
  retries: 5,
});

/** Makes copies of people's data, erases accounts whose days are over, and purges data whose retention ended. */
export const jobs = (services: CopyServices): Worker[] => [
  workerOutside(prepararCopia, (task, { idCopia }) => hacerCopia(services, task, idCopia)),
  periodic('cuidar-copias', '11,41 * * * *', z.unknown(), ({ db, now }) => cuidarCopias(db, now)),
  periodic('buscar-cuentas-por-cerrar', '31 * * * *', z.unknown(), async ({ db, now }) => {
    for (const idUsuario of await listPorCerrar(db, now, POR_TURNO)) await enqueue(db, cerrar, { idUsuario });
  }),
  worker(cerrar, async ({ db, now }, { idUsuario }) => {
    await cerrarCuenta(db, idUsuario, now);
  }),
  periodic('buscar-retenciones-vencidas', '51 3 * * *', z.unknown(), async ({ db, now }) => {
    for (const due of await listPorPurgar(db, diaLocal(now), POR_TURNO)) await enqueue(db, purgarClase, due);
  }),
  worker(purgarClase, ({ db, now }, { idUsuario, clase }) => purgar(db, idUsuario, clase, now)),
];
