import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '../../../db/db.ts';
import { defineJob } from '../../../queue/job.ts';
import { enqueue } from '../../../queue/queue.ts';
import { insertDte } from './queries.ts';

const data = z.object({ idDte: z.uuid() });

/** Asks the certifier for one document. */
export const certificarDte = defineJob({ name: 'certificar-dte', data });

/** Annuls a certified invoice that a credit note takes back whole. */
export const anularDte = defineJob({ name: 'anular-dte', data: z.object({ idDte: z.uuid(), idNota: z.uuid() }) });

/** Sends a certified document to its customer. */
export const entregarDte = defineJob({ name: 'entregar-dte', data });

interface Documento {
  readonly idFactura: string;
  /** The credit note; null for the invoice itself. */
  readonly idNota: string | null;
  /** Time of payment, or of the refund. */
  readonly emitidoEn: Date;
  readonly now: Date;
}

/** Enqueues the certification of an invoice or a credit note; does nothing when its document exists. */
export async function certificarMasTarde(db: Db, documento: Documento): Promise<void> {
  const { idFactura, idNota, emitidoEn, now } = documento;
  const idDte = uuidv7();
  const tipo = idNota ? 'NCRE' : 'FACT';
  const fechas = { emitidoEn, creadoEn: now, actualizadoEn: now };
  const nuevo = await insertDte(db, { idDte, tipo, idFactura, idNota, estado: 'pendiente_certificacion', ...fechas });
  if (nuevo) await enqueue(db, certificarDte, { idDte });
}
