import { z } from 'zod';
import type { Db } from '../../../db/db.ts';
import { defineJob } from '../../../queue/job.ts';
import { enqueue } from '../../../queue/queue.ts';

const avisos = ['esperaTransferencia', 'pagoRechazado', 'pedidoVencido', 'pedidoRetirado', 'pagoRecibido'] as const;
export type Aviso = (typeof avisos)[number];

/** Writes to the customer of an order, if by then it still is as told. */
export const escribirAlCliente = defineJob({
  name: 'avisar-compra',
  data: z.object({ aviso: z.enum(avisos), idFactura: z.uuid() }),
});

/** Writes to the administrators of a fiscal document that needs them. */
export const escribirAlPersonal = defineJob({ name: 'avisar-dte', data: z.object({ idDte: z.uuid() }) });

/** Enqueues a notice to the customer of an order, in the transaction of the event. */
export async function avisarCompra(db: Db, aviso: Aviso, idFactura: string): Promise<void> {
  await enqueue(db, escribirAlCliente, { aviso, idFactura });
}

export async function avisarPersonal(db: Db, idDte: string): Promise<void> {
  await enqueue(db, escribirAlPersonal, { idDte });
}
