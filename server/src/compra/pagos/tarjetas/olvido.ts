import { z } from 'zod';
import type { Db } from '../../../db/db.ts';
import { defineJob } from '../../../queue/job.ts';
import { enqueue } from '../../../queue/queue.ts';
import { seal, unseal } from '../../../services/cipher.ts';
import type { Payments } from '../../../services/payments/payments.ts';
import { listTokens } from './queries.ts';

const CONTEXT = 'olvidar-tarjeta';

export const olvidarTarjeta = defineJob({ name: 'olvidar-tarjeta', data: z.object({ sellado: z.string() }) });

/** Enqueues the deletion, at the provider, of every card of a closed account. The rows are deleted with the account. */
export async function olvidarTarjetas(db: Db, idUsuario: string): Promise<number> {
  const tokens = await listTokens(db, idUsuario);
  for (const token of tokens) await enqueue(db, olvidarTarjeta, { sellado: seal(token, CONTEXT).toString('base64') });
  return tokens.length;
}

export function olvidarEnProveedor({ forgetCard }: Payments, sellado: string): Promise<void> {
  return forgetCard(unseal(Buffer.from(sellado, 'base64'), CONTEXT));
}
