import { z } from 'zod';
import { moverBorradores } from '../borradores/borradores.ts';
import { devolverLineas } from '../carrito/carrito.ts';
import { liberarUso, usarUso } from '../codigos/codigos.ts';
import type { Db } from '../db/db.ts';
import { takeNumbersLater } from '../db/numbers.ts';
import { type Answers, together } from '../db/together.ts';
import { defineJob } from '../queue/job.ts';
import { enqueue } from '../queue/queue.ts';
import { alistarSolicitudes, crearSolicitudes, paraAlistar, seriesDe } from '../solicitudes/solicitudes.ts';
import { avisarCompra } from './avisos/cola.ts';
import { anioDe } from './plazo.ts';
import { type FacturaRow, findLineas, markPagada, updateFactura } from './queries.ts';

/** What follows a payment and nobody waits for: the fiscal document, its PDF and e-mail, what is delivered at once. */
export const facturaPagada = defineJob({ name: 'factura-pagada', data: z.object({ idFactura: z.uuid() }) });

type PorPagar = Pick<FacturaRow, 'idFactura' | 'idUsuario' | 'codigo'>;

/** What {@link pagarFactura} asks, for who has something else to ask before it. */
export const paraPagar = paraAlistar;

type Sabido = Readonly<Answers<ReturnType<typeof paraPagar>>>;

/**
 * Turns an order into an invoice, in the transaction that notes its payment: its number, the use of its code, one
 * solicitud for each line. The caller holds the row and knows that it waits to be paid.
 */
export async function pagarFactura(db: Db, factura: PorPagar, now: Date, sabido?: Sabido): Promise<void> {
  const { idFactura, idUsuario, codigo } = factura;
  const anio = anioDe(now);
  const serie = `F-${anio}`;
  const conocido = sabido ?? (await together(db, ...paraPagar(db, idFactura)));
  const listas = alistarSolicitudes({ idFactura, idUsuario, anio, now }, conocido);
  const idBorradores = listas.flatMap(({ idBorrador }) => idBorrador ?? []);
  if (codigo) await usarUso(db, idFactura, now);
  await moverBorradores(db, idBorradores, 'comprado', now);
  await enqueue(db, facturaPagada, { idFactura });
  // Last, because everyone who pays at this moment waits for these rows.
  await takeNumbersLater(db, { [serie]: 1, ...seriesDe(listas) });
  await markPagada(db, { idFactura, serie, now });
  await crearSolicitudes(db, listas);
}

/** Gives an unpaid order up: what it reserved is free again and its lines are back in the cart. */
export async function abandonarFactura(
  db: Db,
  { idFactura, idUsuario, codigo }: FacturaRow,
  estado: 'vencida' | 'anulada',
  now: Date,
): Promise<void> {
  await updateFactura(db, idFactura, { estado, actualizadaEn: now });
  if (codigo) await liberarUso(db, idFactura, now);
  if (estado === 'vencida') await avisarCompra(db, 'pedidoVencido', idFactura);
  await devolverLineas(db, idUsuario, await findLineas(db, idFactura), now);
}
