import { z } from 'zod';
import { defineJob, periodic, type Worker, worker } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { listLlegadas } from './publicacion/queries.ts';
import { publicarLlegada } from './publicacion.ts';

const POR_TURNO = 100;

const publicarProducto = defineJob({
  name: 'publicar-producto',
  data: z.object({ idProducto: z.uuid(), idPublicacion: z.uuid() }),
});

/** Publishes what was planned, within the minute of its moment. */
export const jobs: readonly Worker[] = [
  periodic('buscar-publicaciones', '* * * * *', z.unknown(), async ({ db, now }) => {
    for (const llegada of await listLlegadas(db, now, POR_TURNO)) await enqueue(db, publicarProducto, llegada);
  }),
  worker(publicarProducto, ({ db, now }, llegada) => publicarLlegada(db, llegada, now)),
];
